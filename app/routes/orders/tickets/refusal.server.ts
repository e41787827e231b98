import type { Refusal as ApiRefusal } from '#app/api/refuse.ts'
import type { Entitlements } from '#app/contract/entitlements.ts'
import { serverText } from '#app/rules/checkout/server-message.ts'
import { allowanceLine, combinedLine, limitHeading } from '#app/rules/limits/limit-messages.ts'
import { type SalesRuleResult, timeFrameLabel } from '#app/rules/limits/sales-rule.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { VenueView } from '#app/session/venue-view.ts'
import type { TextReference } from '#theme/texts/texts.ts'
import { type Choices, quantityField, type Refusal, slotField } from './order-model.ts'

type Sent = { choices: Choices; venue: VenueView }

const empty = (): Refusal => ({ notices: [], events: {}, focus: null })

/** A sentence of the venue by the reference that a rule names. */
function speak({ text }: VenueView, { text: reference, args }: Message): string {
  return (text as (reference: string, args?: Message['args']) => string)(reference as TextReference, args)
}

/** The cart was refused: said at the events it concerns (ORD-285, ORD-287), or above the order. */
export function cartRefusal(refusal: ApiRefusal, { choices, venue }: Sent): Refusal {
  const { code, errors = {}, details } = refusal.data
  if (code === 'CONFLICT') return { ...empty(), notices: [venue.text('cart-changed-elsewhere')] }
  const result = empty()
  const eventIds = Object.keys(choices).filter(id => hasTickets(choices, id))
  const paths = Object.keys(errors)
  for (const path of paths) {
    const eventId = eventIds[Number(/templates\.(\d+)/.exec(path)?.[1] ?? -1)]
    if (!eventId) continue
    const sentence = sentenceFor(code, { venue, fallback: errors[path] ?? '', choices, eventId })
    result.events[eventId] = [...new Set([...(result.events[eventId] ?? []), sentence])]
    result.focus ??= focusOf(choices, eventId)
  }
  const slotEvent = eventIds.find(id => choices[id]?.slotId === details?.eventId)
  if (paths.length === 0 && slotEvent) {
    result.events[slotEvent] = [sentenceFor(code, { venue, fallback: refusal.message, choices, eventId: slotEvent })]
    result.focus = focusOf(choices, slotEvent)
  }
  if (Object.keys(result.events).length === 0) result.notices.push(serverText(refusal.message) ?? venue.text('cart-sales-rules-failed'))
  return result
}

type Saying = Sent & { fallback: string; eventId: string }

function sentenceFor(code: string, { venue, fallback }: Saying): string {
  if (code === 'SEATS_LEFT') return venue.text('tickets-not-enough')
  if (code === 'SLOT_UNAVAILABLE') return venue.text('tickets-no-longer-available', { tickets: fallback })
  if (code === 'MEMBERS_ONLY') return venue.text('tickets-membership-required')
  return serverText(fallback) ?? venue.text('cart-sales-rules-failed')
}

/** Limits that the order exceeds: the venue's message above, each rule at its event, the first erring quantity focused (ORD-279, ORD-280). */
export function limitRefusal({ violations }: Entitlements, { choices, venue }: Sent): Refusal {
  const result: Refusal = { ...empty(), notices: [venue.text('event-limit-exceeded-message')] }
  for (const rule of violations) {
    const lines = [speak(venue, limitHeading[rule.reason]), allowance(rule, venue)]
    result.events[rule.eventId] = [...new Set([...(result.events[rule.eventId] ?? []), lines.join(': ')])]
    result.focus ??= focusOf(choices, rule.eventId, rule.pricePointIds)
  }
  return result
}

function allowance(rule: SalesRuleResult, venue: VenueView): string {
  if (rule.groupMax !== null && rule.ticketTypes.length > 1) {
    return speak(venue, combinedLine({ groupMax: rule.groupMax, ticketTypes: rule.ticketTypes }, speak(venue, timeFrameLabel[rule.timeFrame])))
  }
  return speak(venue, allowanceLine(rule, venue.text('event-limit-purchased-previously')))
}

const hasTickets = (choices: Choices, eventId: string) =>
  Object.values(choices[eventId]?.quantities ?? {}).some(quantity => quantity > 0) && Boolean(choices[eventId]?.slotId)

/** The first quantity above 0 of the event, of the named ticket types when there are any. */
function focusOf(choices: Choices, eventId: string, typeIds: readonly string[] = []): string {
  const chosen = Object.entries(choices[eventId]?.quantities ?? {}).filter(([, quantity]) => quantity > 0)
  const erring = chosen.find(([typeId]) => typeIds.includes(typeId)) ?? chosen[0]
  return erring ? quantityField(eventId, erring[0]) : slotField(eventId)
}
