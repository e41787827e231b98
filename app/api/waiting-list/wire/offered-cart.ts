import { randomBytes } from 'node:crypto'
import type { SlotRow } from '#app/data/queries/slots/read.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'

/** The seats as tickets of the first person type that pays; whoever takes them changes that on the order page. Null where nothing is sold. */
export function offeredCart(
  event: StoredEvent,
  { slot, seats }: { slot: SlotRow; seats: number },
): CartDocument | null {
  const prices = priceListOf(event, slot.priceListId)?.prices.filter(({ price }) => price >= 0) ?? []
  const type = prices.find(({ price }) => price > 0) ?? prices[0]
  if (!type) return null
  const id = randomBytes(8).toString('hex')
  const ticket = { id, ticketTypeId: type.personTypeId, quantity: seats, isRetail: false }
  return {
    membershipIds: [],
    couponCodes: [],
    templates: [{ eventTemplateId: event.id, events: [{ eventId: slot.id, tickets: [ticket], addOns: [] }] }],
    comboItems: [],
    memberships: [],
    donations: [],
    forms: [],
  } as CartDocument
}
