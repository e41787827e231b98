import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { ComboLine } from '../combos/combo-line.ts'
import { comboSets } from '../combos/combo-tickets.ts'
import { fillCombo, isComboComplete } from '../combos/fill-combo.ts'
import { mayBuy, memberAccess } from '../events/member-only.ts'
import type { PricingProblem } from '#app/rules/pricing/problems.ts'
import type { ChosenCombo, PlacedEvent } from './placed-combo.ts'
import { isSlotOver } from './ticket-lines.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'

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
export function comboProblems(facts: ComboFacts, book: PriceBook): PricingProblem[] {
  const { combo, template, path } = facts
  const idMissing = combo.id
    ? []
    : [
        {
          code: 'CART_ITEM_WITHOUT_ID' as const,
          path: `${path}.id`,
          sentence: `${template.name} has no id`,
        },
      ]
  return [
    ...idMissing,
    ...choiceProblems(facts),
    ...slotProblems(facts, book),
    ...memberProblems(facts, book),
    ...ticketProblems(facts),
  ]
}

const unprocessable = (
  path: string,
  sentence: string,
  details?: PricingProblem['details'],
): PricingProblem => ({
  code: 'UNPROCESSABLE',
  path,
  sentence,
  ...(details ? { details } : {}),
})

function choiceProblems({ combo, template, path }: ComboFacts): PricingProblem[] {
  const chosenIds = combo.events.map(({ eventTemplateId }) => eventTemplateId)
  const filled = fillCombo(template.entries, chosenIds)
  const about = { comboTemplateId: template.id }
  const strangers = combo.events.flatMap(({ eventTemplateId }, index) =>
    filled.left.includes(eventTemplateId) || chosenIds.indexOf(eventTemplateId) !== index
      ? [unprocessable(`${path}.events.${index}.eventTemplateId`, 'This event is not part of the combo')]
      : [],
  )
  const complete =
    isComboComplete(filled) && filled.included.every(eventTemplateId => chosenIds.includes(eventTemplateId))
  return complete
    ? strangers
    : [...strangers, unprocessable(`${path}.events`, `${template.name} is not complete`, about)]
}

function slotProblems({ combo, placed, path }: ComboFacts, book: PriceBook): PricingProblem[] {
  return combo.events.flatMap(({ eventTemplateId, eventId: slotId }, index) => {
    const place = placed.find(event => event.eventTemplateId === eventTemplateId)
    if (!slotId || !place) return []
    const { event, slot } = place
    if (slot && !isSlotOver(slot, { event, book })) return []
    const sentence = slot ? `${event.name} has begun` : `${event.name} has no such time`
    return [
      {
        code: 'SLOT_UNAVAILABLE' as const,
        path: `${path}.events.${index}.eventId`,
        sentence,
        details: { eventId: slotId },
      },
    ]
  })
}

function memberProblems({ template, placed, path }: ComboFacts, book: PriceBook): PricingProblem[] {
  return [template, ...placed.map(({ event }) => event)].flatMap(sold => {
    const access = memberAccess(sold, book)
    if (mayBuy(access)) return []
    const sentence = `${sold.name} is for members`
    return [{ code: 'MEMBERS_ONLY' as const, path: `${path}.comboTemplateId`, sentence, details: { access } }]
  })
}

function ticketProblems({ combo, template, placed, line, path }: ComboFacts): PricingProblem[] {
  const at = `${path}.tickets`
  const isOfCombo = (eventTemplateId: string) =>
    placed.some(event => event.eventTemplateId === eventTemplateId)
  const strange = combo.tickets.some(({ eventTemplateId }) => !isOfCombo(eventTemplateId))
  const { rest } = comboSets(placed, combo.tickets)
  const uneven = template.quantityType === 'exactly' && rest.length > 0
  const withoutTickets = placed.filter(({ eventTemplateId }) =>
    combo.tickets.every(ticket => ticket.eventTemplateId !== eventTemplateId || ticket.quantity === 0),
  )
  return [
    ...(strange ? [unprocessable(at, 'There are tickets for an event that is not part of the combo')] : []),
    ...(line.unsold.length > 0 ? [unprocessable(at, 'There is no such ticket for this combo')] : []),
    ...(uneven ? [unprocessable(at, `${template.name} needs the same tickets for every part`)] : []),
    ...withoutTickets.map(({ event }) => unprocessable(at, `${event.name} has no tickets`)),
    ...boundProblems({ template, line, path: at }),
  ]
}

function boundProblems({
  template,
  line,
  path,
}: Pick<ComboFacts, 'template' | 'line' | 'path'>): PricingProblem[] {
  return line.people.flatMap(({ ticketTypeId, quantity }) => {
    const entry = template.prices.find(({ personTypeId }) => personTypeId === ticketTypeId)
    const minimum = entry?.minimum ?? 0
    const maximum = Math.min(entry?.maximum ?? MAX_QUANTITY, MAX_QUANTITY)
    if (quantity >= minimum && quantity <= maximum) return []
    const sentence =
      quantity < minimum ? `${template.name}: at least ${minimum}` : `${template.name}: at most ${maximum}`
    return [unprocessable(path, sentence, { ticketTypeId, minimum, maximum })]
  })
}
