import { z } from 'zod'
import type { CartDraft } from '#app/contract/carts.ts'
import { ticketItemId } from '#app/rules/carts/ticket-item-id.ts'
import { formKey } from '../../form-key.ts'
import { byId, quantity } from '../../form-record.ts'
import type { Choices } from './event-model.ts'

const fieldOf = (eventId: string, ...path: string[]) => ['events', formKey(eventId), ...path].join('.')

export const slotField = (eventId: string) => fieldOf(eventId, 'slotId')
export const quantityField = (eventId: string, ticketTypeId: string, isRetail = false) =>
  fieldOf(eventId, isRetail ? 'retail' : 'quantities', formKey(ticketTypeId))

/** Slots and quantities by event. */
export const eventFields = () =>
  byId(
    z.object({
      slotId: z.string().nullable().catch(null),
      quantities: byId(quantity()),
      retail: byId(quantity()),
    }),
  )

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
  slotId: string,
  { quantities, isRetail }: { quantities: Record<string, number>; isRetail: boolean },
) {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([ticketTypeId, quantity]) => ({
      id: ticketItemId({ slotId, ticketTypeId, isRetail }),
      ticketTypeId,
      quantity,
      ...(isRetail ? { isRetail } : {}),
    }))
}
