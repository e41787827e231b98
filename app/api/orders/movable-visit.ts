import type { OrderRow } from '#app/data/queries/orders/read.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { isSamePrice, type OwnVisit, ownVisits, priceDifference } from '#app/rules/orders/move-visit.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'
import type { ApiContext } from '../kernel/context.ts'
import { changesOf, slotsOfOrder } from './order-changes.ts'

/** What is known of a start that a visit could be moved to. */
type Start = { id: string; eventId: string; priceListId: string | null }

/** A visit that can be moved now. */
export type MovableVisit = OwnVisit & {
  /** tickets that need a seat */
  seats: number
  /** whether a start is another one of its event at which its tickets cost the same */
  mayBe: (start: Start) => boolean
  /** what its tickets cost more at another start of its event, in cents; null where that is none for them */
  differenceAt: (start: Start) => number | null
}

/** The visit that an order has at a slot; null where there is none or it cannot be moved now. */
export async function movableVisit(
  context: Pick<ApiContext, 'db' | 'tenantId' | 'now' | 'venue'>,
  { order, slotId }: { order: OrderRow; slotId: string },
): Promise<MovableVisit | null> {
  const slots = await slotsOfOrder(context, order)
  const isMovable = changesOf(order, { slots, now: context.now }).visits.some(each => each.slotId === slotId)
  const visit = ownVisits(order.document.lines).find(each => each.slotId === slotId)
  const slot = slots.get(slotId)
  const event = slot && catalogueMaps(context.venue).events.get(slot.eventId)
  if (!isMovable || !visit || !slot || !event || event.retired) return null
  const from = priceListOf(event, slot.priceListId)
  const isOther = ({ id, eventId }: Start) => eventId === event.id && !slots.has(id)
  return {
    ...visit,
    seats: visit.parts.reduce((sum, { quantity }) => sum + quantity, 0),
    mayBe: start =>
      isOther(start) && isSamePrice(visit.parts, { from, to: priceListOf(event, start.priceListId) }),
    differenceAt: start =>
      isOther(start)
        ? priceDifference(visit.parts, { from, to: priceListOf(event, start.priceListId) })
        : null,
  }
}

/** A start as orders keep it: wall time of the venue. */
export const startAt = ({ date, time }: { date: string; time: string }): string => `${date}T${time}:00`
