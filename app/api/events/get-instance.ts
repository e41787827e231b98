import type { EventInstancePayload } from '#app/contract/events.ts'
import { findSlot, type SlotRow } from '#app/data/queries/slots/read.ts'
import { cartOfName } from '../carts/cart-names.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { type Asker, openAsker } from '../members/asker.ts'
import { eventTemplate } from './event-payloads.ts'
import { findEvent } from './find-event.ts'

export const getInstance = api.events.instance.handler(async ({ input, context }) => {
  const { db, tenantId, now, session } = context
  const [slot, asker] = await Promise.all([
    findSlot(db, tenantId, { id: input.params.eventId, now, cartId: cartOfName(context, session.cartId).id }),
    openAsker(context, input.query),
  ])
  if (!slot) throw refuse('NOT_FOUND', { text: 'There is no such time' })
  return { payload: eventInstance(slot, asker) }
})

/** An event narrowed to one of its starts. */
function eventInstance(slot: SlotRow, asker: Asker): EventInstancePayload {
  const { id, eventId, date, time, free, startsAt, priceListId } = slot
  const row = {
    eventId,
    free,
    firstAt: startsAt,
    lastAt: startsAt,
    priceListIds: [priceListId],
    times: [[id, time, free] as [string, string, number]],
  }
  return {
    ...eventTemplate({ event: findEvent(asker.venue, eventId), row, date }, asker),
    id,
    templateId: eventId,
    date,
    time,
  }
}
