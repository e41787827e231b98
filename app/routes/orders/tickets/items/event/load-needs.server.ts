import type { EventOnDayPayload, EventTemplatePayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { eitherOf } from '#app/rules/limits/either-of.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { EventNeed, EventNeeds } from './event-model.ts'

type Needing = {
  id: string
  date: string
  requires: EventTemplatePayload['prerequisites']['requires']
}

/** By event: those one of which it needs, and which of them can be had on its day. One call for all, and none where nothing is needed. */
export async function loadNeeds(
  { api, context, venue }: Visit,
  needing: readonly Needing[],
): Promise<Record<string, EventNeeds>> {
  const events = needing.flatMap(({ date, requires }) =>
    requires.map(({ eventTemplateId }) => ({ eventTemplateId, date })),
  )
  if (events.length === 0) return {}
  const response = api.events.onDays({ body: { events } }).then(({ payload }) => payload)
  const found = await withFallback(response, { log: context.log, what: 'needed events', fallback: [] })
  const open = new Map(found.filter(({ slots }) => slots.some(isChoosable)).map(event => [event.id, event]))
  return Object.fromEntries(
    needing.flatMap(({ id, requires }) => {
      const names = eitherOf(requires, venue.locale)
      if (!names) return []
      const ids = requires.map(({ eventTemplateId }) => eventTemplateId)
      const onSale = ids.flatMap(needed => open.get(needed) ?? []).map(neededEvent)
      return [[id, { ids, names, onSale }]]
    }),
  )
}

function neededEvent({ id, name, slots, priceLists }: EventOnDayPayload): EventNeed {
  const listId = slots.find(isChoosable)?.priceListId
  const prices = priceLists.find(list => list.id === listId)?.prices.filter(isSelectable) ?? []
  return {
    id,
    name,
    prices: Object.fromEntries(prices.map(({ personType, publicPrice }) => [personType.id, publicPrice])),
  }
}
