import { type CartDraft, ticketItemId } from '#app/contract/carts.ts'
import { parseQuantity } from '#app/rules/tickets/quantity.ts'
import type { Choices } from './order-model.ts'

/** The version of the cart that was shown; a changed one is not overwritten. */
export function readVersion(form: FormData): number | undefined {
  const version = Number(form.get('version') || Number.NaN)
  return Number.isInteger(version) ? version : undefined
}

/** Slots and quantities by event; a quantity that is no number is 0, a negative one too. */
export function readChoices(form: FormData): Choices {
  const choices: Choices = {}
  const of = (eventId: string) => {
    choices[eventId] ??= { slotId: null, quantities: {}, retail: {} }
    return choices[eventId]
  }
  for (const [name, value] of form) {
    const [kind, eventId, typeId] = name.split(':')
    if (!eventId || typeof value !== 'string') continue
    if (kind === 'slot') of(eventId).slotId = value
    if (kind === 'quantity' && typeId) of(eventId).quantities[typeId] = parseQuantity(value)
    if (kind === 'retail' && typeId) of(eventId).retail[typeId] = parseQuantity(value)
  }
  return choices
}

/** The cart's events as they are sent: those with a slot and at least one ticket. */
export function draftTemplates(choices: Choices): NonNullable<CartDraft['templates']> {
  return Object.entries(choices).flatMap(([eventTemplateId, { slotId, quantities, retail }]) => {
    if (!slotId) return []
    const tickets = [
      ...draftTickets(slotId, { quantities, isRetail: false }),
      ...draftTickets(slotId, { quantities: retail, isRetail: true }),
    ]
    return tickets.length > 0 ? [{ eventTemplateId, events: [{ eventId: slotId, tickets }] }] : []
  })
}

function draftTickets(
  eventId: string,
  { quantities, isRetail }: { quantities: Record<string, number>; isRetail: boolean },
) {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([ticketTypeId, quantity]) => ({
      id: ticketItemId({ eventId, ticketTypeId, isRetail }),
      ticketTypeId,
      quantity,
      ...(isRetail ? { isRetail } : {}),
    }))
}
