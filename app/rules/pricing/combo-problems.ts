import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { OrderProblem, ProblemCombo } from '#app/rules/pricing/problems.ts'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'
import type { ComboLine } from '../combos/combo-line.ts'
import { comboSets } from '../combos/combo-tickets.ts'
import { comboEvents, fillCombo, isComboComplete } from '../combos/fill-combo.ts'
import { isAfterPart, partBefore, type StartOfPart } from '../combos/part-order.ts'
import { mayBuy, memberAccess } from '../events/member-only.ts'
import { minutesOf } from '../itinerary/visit-times.ts'
import type { ChosenCombo, PlacedEvent } from './placed-combo.ts'
import { isSlotOver } from './ticket-lines.ts'

type ComboFacts = {
  combo: ChosenCombo
  template: ComboTemplate
  placed: readonly PlacedEvent[]
  line: ComboLine
  path: string
}

/**
 * All that keeps a combo from being sold as it stands: an incomplete or foreign choice, slots that are not its events',
 * memberships that are missing, tickets that are not sold or not the same for every part. Seats are counted over the
 * whole cart elsewhere.
 */
export function comboProblems(facts: ComboFacts, book: PriceBook): OrderProblem[] {
  const { combo, template, path } = facts
  const item = itemOf(facts)
  const idMissing: OrderProblem[] = combo.id
    ? []
    : [{ code: 'id-missing', item, path: `${path}.id`, sentence: `${template.name} has no id` }]
  return [
    ...idMissing,
    ...choiceProblems(facts),
    ...slotProblems(facts, book),
    ...orderProblems(facts),
    ...memberProblems(facts, book),
    ...ticketProblems(facts),
  ]
}

const itemOf = ({ combo, template }: Pick<ComboFacts, 'combo' | 'template'>): ProblemCombo => ({
  kind: 'combo',
  comboId: template.id,
  itemId: combo.id,
})

function choiceProblems({ combo, template, path }: ComboFacts): OrderProblem[] {
  const chosenIds = combo.events.map(({ eventTemplateId }) => eventTemplateId)
  const filled = fillCombo(template.entries, chosenIds)
  const item = itemOf({ combo, template })
  const strangers = combo.events.flatMap(({ eventTemplateId: eventId }, index): OrderProblem[] => {
    if (!filled.left.includes(eventId) && chosenIds.indexOf(eventId) === index) return []
    const place = `${path}.events.${index}.eventTemplateId`
    const sentence = 'This event is not part of the combo'
    return [{ code: 'invalid', item: { ...item, eventId }, path: place, sentence }]
  })
  const complete =
    isComboComplete(filled) && filled.included.every(eventTemplateId => chosenIds.includes(eventTemplateId))
  const sentence = `${template.name} is not complete`
  return complete
    ? strangers
    : [...strangers, { code: 'combo-incomplete', item, path: `${path}.events`, sentence }]
}

function slotProblems({ combo, template, placed, path }: ComboFacts, book: PriceBook): OrderProblem[] {
  return combo.events.flatMap(({ eventTemplateId, eventId: slotId }, index) => {
    const place = placed.find(event => event.eventTemplateId === eventTemplateId)
    if (!slotId || !place) return []
    const { event, slot } = place
    if (slot && !isSlotOver(slot, { event, book })) return []
    const sentence = slot ? `${event.name} has begun` : `${event.name} has no such time`
    const item = { ...itemOf({ combo, template }), eventId: eventTemplateId, slotId }
    return [{ code: 'slot-gone', item, slotId, path: `${path}.events.${index}.eventId`, sentence }]
  })
}

/** Parts that begin before those that come before them are over. */
function orderProblems({ combo, template, placed, path }: ComboFacts): OrderProblem[] {
  if (!template.inOrder) return []
  const filled = fillCombo(
    template.entries,
    placed.map(({ eventTemplateId }) => eventTemplateId),
  )
  const parts = comboEvents(template.entries, filled).flatMap(({ eventTemplateId }) =>
    placed.filter(place => place.eventTemplateId === eventTemplateId),
  )
  return parts.flatMap((part, place): OrderProblem[] => {
    const before = partBefore(parts.slice(0, place).flatMap(startOfPart))
    if (!part.slot || before === null || isAfterPart(part.slot, before)) return []
    const { id: slotId, eventId } = part.slot
    const index = combo.events.findIndex(event => event.eventTemplateId === eventId)
    const item = { ...itemOf({ combo, template }), eventId, slotId }
    const at = `${path}.events.${index}.eventId`
    const sentence = `${part.event.name} can begin from ${before.time} on`
    const detail = { slotId, beforeId: before.id, from: before.time }
    return [{ code: 'parts-out-of-order', item, ...detail, path: at, sentence }]
  })
}

const startOfPart = ({ event, slot }: PlacedEvent): StartOfPart[] =>
  slot
    ? [
        {
          id: event.id,
          date: slot.date,
          time: slot.time,
          minutes: minutesOf(event),
        },
      ]
    : []

function memberProblems({ combo, template, placed, path }: ComboFacts, book: PriceBook): OrderProblem[] {
  return [template, ...placed.map(({ event }) => event)].flatMap(sold => {
    const access = memberAccess(sold, book)
    if (mayBuy(access)) return []
    const sentence = `${sold.name} is for members`
    const item = itemOf({ combo, template })
    return [{ code: 'members-only', item, access, path: `${path}.comboTemplateId`, sentence }]
  })
}

function ticketProblems({ combo, template, placed, line, path }: ComboFacts): OrderProblem[] {
  const at = `${path}.tickets`
  const isOfCombo = (eventTemplateId: string) =>
    placed.some(event => event.eventTemplateId === eventTemplateId)
  const strange = combo.tickets.some(({ eventTemplateId }) => !isOfCombo(eventTemplateId))
  const { rest } = comboSets(placed, combo.tickets)
  const uneven = template.quantityType === 'exactly' && rest.length > 0
  const withoutTickets = placed.filter(({ eventTemplateId }) =>
    combo.tickets.every(ticket => ticket.eventTemplateId !== eventTemplateId || ticket.quantity === 0),
  )
  const sentences = [
    ...(strange ? ['There are tickets for an event that is not part of the combo'] : []),
    ...(line.unsold.length > 0 ? ['There is no such ticket for this combo'] : []),
    ...(uneven ? [`${template.name} needs the same tickets for every part`] : []),
    ...withoutTickets.map(({ event }) => `${event.name} has no tickets`),
  ]
  const item = itemOf({ combo, template })
  return [
    ...sentences.map(sentence => ({ code: 'invalid' as const, item, path: at, sentence })),
    ...boundProblems({ combo, template, line, path: at }),
  ]
}

function boundProblems({ combo, template, line, path }: Omit<ComboFacts, 'placed'>): OrderProblem[] {
  return line.people.flatMap(({ ticketTypeId, quantity }) => {
    const entry = template.prices.find(({ personTypeId }) => personTypeId === ticketTypeId)
    const minimum = entry?.minimum ?? 0
    const maximum = Math.min(entry?.maximum ?? MAX_QUANTITY, MAX_QUANTITY)
    if (quantity >= minimum && quantity <= maximum) return []
    const sentence =
      quantity < minimum ? `${template.name}: at least ${minimum}` : `${template.name}: at most ${maximum}`
    const item = itemOf({ combo, template })
    return [
      { code: 'people-out-of-range', item, personTypeId: ticketTypeId, minimum, maximum, path, sentence },
    ]
  })
}
