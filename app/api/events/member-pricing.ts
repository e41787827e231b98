import type { MemberPriceEntryPayload } from '#app/contract/events.ts'
import { listSlots, type SlotRow } from '#app/data/queries/slots/read.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { HeldMembership } from '#app/rules/memberships/held-membership.ts'
import { priceListOf, visitorPrice } from '#app/rules/pricing/visitor-price.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { api } from '../kernel/api.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { type Asker, openAsker } from '../members/asker.ts'
import { findEvent } from './find-event.ts'
import { readWindow } from './window.ts'

/**
 * Member prices of an event at the starts of a window (ORD-243); the payload is JSON text (decision A3). Only memberships that
 * were verified in the session and have not expired give any (decisions W2, W3), and those that the visitor's order makes them have today.
 */
export const memberPricing = api.events.memberPricing.handler(async ({ input: { body }, context }) => {
  const { db, tenantId, venue } = context
  const event = findEvent(venue, body.eventTemplateId)
  const window = readWindow({ startTime: body.eventStartTime, endTime: body.eventEndTime }, context)
  const asker = await openAsker(context, body)
  const members = membersOf(asker).filter(member => isNamed(member, body.membershipLevelIds))
  if (members.length === 0) return { payload: '[]' }
  const slots = await listSlots(db, tenantId, { ...window, eventId: event.id })
  const entries = slots.flatMap(slot =>
    members.flatMap(member => entryOf(slot, { event, member, venue }) ?? []),
  )
  return { payload: JSON.stringify(entries) }
})

/** A membership whose prices count; without an id while it is only ordered. */
type PricedMember = Pick<HeldMembership, 'membershipId' | 'categoryId'>

const membersOf = ({ held, joinedCategoryIds }: Asker): PricedMember[] => [
  ...held.filter(({ active }) => active),
  ...joinedCategoryIds.map(categoryId => ({ membershipId: '', categoryId })),
]

const isNamed = ({ categoryId }: PricedMember, levelIds: readonly string[]) =>
  levelIds.length === 0 || levelIds.includes(categoryId)

type Place = { event: StoredEvent; member: PricedMember; venue: Venue }

/** What one membership pays at one start; null where it pays what everybody pays. */
function entryOf(slot: SlotRow, { event, member, venue }: Place): MemberPriceEntryPayload | null {
  const level = catalogueMaps(venue).categories.get(member.categoryId)
  const listed = priceListOf(event, slot.priceListId)?.prices ?? []
  const prices = listed.filter(isSelectable).flatMap(entry => {
    const price = visitorPrice(event, entry, [member.categoryId])
    const reduced = price < visitorPrice(event, entry, [])
    return reduced ? [{ personTypeId: entry.personTypeId, price, discountValue: entry.price - price }] : []
  })
  if (prices.length === 0) return null
  return {
    eventId: slot.id,
    membershipId: member.membershipId,
    membershipLevelId: member.categoryId,
    membershipLevelName: level?.name ?? '',
    membershipLevelCollectionName: level?.levelCollection ?? '',
    prices,
  }
}
