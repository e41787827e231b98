import type { Refusal as ApiRefusal } from '#app/api/kernel/refuse.ts'
import type { Entitlements } from '#app/contract/entitlements.ts'
import { type CartProblem, problemsOf } from '#app/contract/problems.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { REFUND, refusalMessage } from '#app/rules/carts/cart-messages.ts'
import { salesRuleFailure } from '#app/rules/checkout/checkout-problem.ts'
import { eitherOf } from '#app/rules/limits/either-of.ts'
import { erringTicket } from '#app/rules/limits/erring-ticket.ts'
import { noLongerAvailable } from '#app/rules/limits/limit-messages.ts'
import { brokenWords } from '#app/rules/limits/limit-words.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import { addOnField } from './items/add-on/add-on-form.ts'
import type { AddOnChoices } from './items/add-on/add-on-model.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { type Choices, hasTickets, partyOfChoice } from './items/event/event-model.ts'
import type { OrderRefusal } from './order-model.ts'

type SentOrder = { choices: Choices; venue: VenueView }
type SentCart = SentOrder & {
  names: Names
  addOns: AddOnChoices
  /** the events of the cart that was sent, one by one; those of `choices` when left out */
  eventIds?: readonly string[]
}

/** Nothing is wrong. */
export const NO_REFUSAL: OrderRefusal = { notices: [], events: {}, donation: {}, focus: null }

const empty = (): OrderRefusal => ({ notices: [], events: {}, donation: {}, focus: null })

/** A sentence of the venue by the reference that a rule names. */
function formatMessage({ text }: VenueView, message: Message<TextReference>): string {
  return formatChosen(text, message)
}

/** Events and their person types by id, for sentences. */
export type Names = Record<string, { name: string; types: Record<string, string> }>

/** The cart was refused: said at the events it concerns (ORD-285, ORD-287), or above the order. `choices` are those of the cart that was sent. */
export function cartRefusal(refusal: ApiRefusal, sent: SentCart): OrderRefusal {
  const { code, details } = refusal.data
  const { choices, venue } = sent
  if (code === 'CONFLICT') return { ...empty(), isChangedElsewhere: true }
  const result = empty()
  const chosenIds = Object.keys(choices).filter(id => choices[id]?.slotId && hasTickets(choices[id]))
  const eventIds = sent.eventIds ?? chosenIds
  for (const problem of problemsOf(details)) {
    const position = Number(/^templates\.(\d+)/.exec(problem.path ?? '')?.[1] ?? -1)
    const eventId =
      eventIds[position] ??
      eventIds.find(id => choices[id]?.slotId === problem.eventId) ??
      Object.keys(sent.addOns).find(id => (sent.addOns[id]?.[problem.addOnId ?? ''] ?? 0) > 0)
    if (!eventId) continue
    result.events[eventId] = [
      ...new Set([...(result.events[eventId] ?? []), sentenceFor(problem, { ...sent, eventId })]),
    ]
    result.focus ??= problem.addOnId ? addOnField(eventId, problem.addOnId) : focusOf(choices, eventId)
  }
  if (Object.keys(result.events).length === 0) result.notices.push(failureWords(refusal.message, venue))
  return result
}

/** The events that a refused cart asks more seats of than there are. */
export function fullEventIds({ events }: OrderRefusal, refusal: ApiRefusal): string[] {
  const isFull = problemsOf(refusal.data.details).some(
    ({ code }) => code === 'SEATS_LEFT' || code === 'SLOT_UNAVAILABLE',
  )
  return isFull ? Object.keys(events) : []
}

/** Tickets for no time cannot be stored: a time is asked for at their events. Null where every event has one. */
export function timeRefusal(choices: Choices, venue: VenueView): OrderRefusal | null {
  const eventIds = Object.keys(choices).filter(id => !choices[id]?.slotId && hasTickets(choices[id]))
  const [first] = eventIds
  if (!first) return null
  const events = Object.fromEntries(eventIds.map(id => [id, [venue.text('tickets-select-time')]]))
  return { ...empty(), events, focus: slotField(first) }
}

/** What a failed check of the sales rules says: the server's words, or the venue's (ORD-281, CHK-297). */
export function failureWords(message: string | undefined, venue: VenueView): string {
  const text = salesRuleFailure(message)
  return 'message' in text ? text.message : formatMessage(venue, text)
}

type ProblemPlace = SentOrder & { names: Names; eventId: string }

function sentenceFor(
  { code, requires = [], addOnId, name, available, maximum }: CartProblem,
  { venue, names, choices, eventId }: ProblemPlace,
): string {
  if (addOnId)
    return venue.text('addons-not-enough', { name: name ?? addOnId, count: available ?? maximum ?? 0 })
  if (code === 'SEATS_LEFT') return venue.text('tickets-not-enough')
  if (code === 'SLOT_UNAVAILABLE')
    return formatMessage(venue, noLongerAvailable(chosenTypes(choices, { eventId, names })))
  if (code === 'MEMBERS_ONLY') return venue.text('tickets-membership-required')
  if (code === 'NOT_SOLD_ONLINE') return venue.text('tickets-at-capacity')
  if (code === 'PREREQUISITE_MISSING')
    return venue.text('tickets-prerequisite', {
      events:
        eitherOf(
          requires.map(id => ({ name: names[id]?.name ?? id })),
          venue.locale,
        ) ?? '',
    })
  return venue.text('event-limit-edit-order')
}

/** The names of the kinds of ticket chosen for an event. */
function chosenTypes(choices: Choices, { eventId, names }: { eventId: string; names: Names }): string[] {
  const chosen = Object.entries(choices[eventId]?.quantities ?? {}).filter(([, quantity]) => quantity > 0)
  return chosen.map(([typeId]) => names[eventId]?.types[typeId] ?? typeId)
}

/** What keeps an order from checkout besides its limits, one sentence each and what to do about it (ORD-187 to ORD-193, ORD-294). */
export function checkoutRefusal({ refusals }: Entitlements, { venue }: SentOrder): OrderRefusal {
  const messages = refusals.flatMap((reason): readonly Message<TextReference>[] =>
    reason === 'negative-total' ? REFUND : [refusalMessage[reason]],
  )
  return { ...empty(), notices: [...new Set(messages.map(message => formatMessage(venue, message)))] }
}

/**
 * Limits that the order exceeds: the venue's message above with a way to each place, each limit at its event, the first erring
 * quantity focused (ORD-279, ORD-280).
 */
export function limitRefusal({ violations }: Entitlements, { choices, venue }: SentOrder): OrderRefusal {
  const notices = [venue.text('event-limit-exceeded-message')]
  const result: OrderRefusal = { ...empty(), notices, isOverLimit: violations.length > 0, over: {} }
  for (const eventId of new Set(violations.map(rule => rule.eventId))) {
    const rules = violations.filter(rule => rule.eventId === eventId)
    const { limitWords } = venue.company
    const sold = soldTypes(rules, choices[eventId])
    const words = brokenWords({ rules, sold, limitWords }, message => formatMessage(venue, message))
    const field = focusOf(choices, eventId, rules[0])
    result.events[eventId] = words
    result.over = { ...result.over, [eventId]: { rules, field } }
    result.focus ??= field
  }
  return result
}

/** The kinds of ticket that an event of the order offers, named as its rules name them, with how many are chosen. */
function soldTypes(rules: readonly SalesRuleResult[], choice: Choices[string] | undefined) {
  const names = new Map(
    rules.flatMap(({ pricePointIds, ticketTypes }) =>
      pricePointIds.map((id, index) => [id, ticketTypes[index] ?? id] as const),
    ),
  )
  const party = partyOfChoice(choice)
  const ids = [...new Set([...Object.keys(party), ...names.keys()])]
  return ids.map(id => ({ id, name: names.get(id) ?? id, quantity: party[id] ?? 0 }))
}

/** The field of the tickets to correct first; where none are chosen, that of the time. */
function focusOf(choices: Choices, eventId: string, rule?: SalesRuleResult): string {
  const { quantities = {}, retail = {} } = choices[eventId] ?? {}
  const ticketsOf = (chosen: Record<string, number>, isRetail: boolean) =>
    Object.entries(chosen).map(([personTypeId, quantity]) => ({ personTypeId, quantity, isRetail }))
  const erring = erringTicket([...ticketsOf(quantities, false), ...ticketsOf(retail, true)], rule)
  return erring ? quantityField(eventId, erring.personTypeId, erring.isRetail) : slotField(eventId)
}
