import type { SlotPayload } from '#app/contract/events.ts'
import { listSlots, type SlotRow } from '#app/data/queries/slots/read.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'
import { findCombo, isPartOf } from '../combos/find-combo.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { openAsker } from '../members/asker.ts'
import { pricingOf } from './event-payloads.ts'
import { findEvent } from './find-event.ts'
import { orderFormPayloads, type PriceSource, priceListPayload } from './price-entries.ts'
import { venueTime } from './venue-time.ts'
import { readWindow } from './window.ts'

export const listTimes = api.events.times.handler(async ({ input, context }) => {
  const { db, tenantId, venue } = context
  const event = findEvent(venue, input.params.eventTemplateId)
  const comboId = input.query?.comboTemplateId
  if (comboId && !isPartOf(findCombo(venue, comboId), event.id)) {
    throw refuse('UNPROCESSABLE', { errors: { 'query.comboTemplateId': 'does not contain this event' } })
  }
  const [slots, asker] = await Promise.all([
    listSlots(db, tenantId, { ...readWindow(input.query, context), eventId: event.id }),
    openAsker(context, input.query),
  ])
  const show = slotPayloads(event, pricingOf(asker))
  return { payload: slots.map(show) }
})

/** Slots as visitors choose them (ORD-103). Slots of one price list share what they say about their event. */
function slotPayloads(event: StoredEvent, pricing: PriceSource) {
  const { timeZone } = pricing.venue.document.venue
  const forms = orderFormPayloads(pricing.venue, event.orderFormIds)
  const shared = new Map<string | null, SlotPayload['event']>()
  const aboutEvent = (priceListId: string | null) => {
    const list = priceListPayload(event, priceListOf(event, priceListId), pricing)
    const about = {
      id: event.id,
      name: event.name,
      priceList: list ?? { id: '', name: '', prices: [] },
      orderForms: forms,
    }
    shared.set(priceListId, about)
    return about
  }

  return ({ id, date, time, startsAt, free, priceListId }: SlotRow): SlotPayload => {
    const start = { seconds: startsAt, timeZone }
    return {
      id,
      date,
      time,
      startTime: venueTime(start),
      endTime: venueTime(start, event.duration),
      availableSeats: free,
      event: shared.get(priceListId) ?? aboutEvent(priceListId),
    }
  }
}
