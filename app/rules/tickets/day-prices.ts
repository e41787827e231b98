import type { LocalTime } from '#app/rules/calendar/dates.ts'

type PricedStart<List> = { time: LocalTime; event: { priceList: List } }

/** The starts of a day that are sold with one price list. */
export type PricedTimes<List> = { list: List; times: LocalTime[] }

/**
 * The price lists of a day in the order of its starts, each with the times that are sold with it: an evening may cost more than an
 * afternoon. Empty where the day has no start.
 */
export function dayPrices<List extends { id: string }>(
  slots: readonly PricedStart<List>[],
): PricedTimes<List>[] {
  const groups = new Map<string, PricedTimes<List>>()
  for (const { time, event } of slots) {
    const group = groups.get(event.priceList.id)
    if (group) group.times.push(time)
    else groups.set(event.priceList.id, { list: event.priceList, times: [time] })
  }

  return [...groups.values()]
}
