import type { LocalTime } from '#app/rules/calendar/dates.ts'

type PricedStart<List> = { time: LocalTime; event: { priceList: List } }

/** The starts of a day that cost the same. */
export type PricedTimes<Prices> = { prices: Prices; times: LocalTime[] }

/**
 * What the starts of a day cost, in their order, each with the times that cost the same: an evening may cost more than an afternoon.
 * `pricesIn` says what somebody pays by a price list; lists that differ in name alone are one. Empty where the day has no start.
 */
export function dayPrices<List, Prices>(
  slots: readonly PricedStart<List>[],
  pricesIn: (list: List) => Prices,
): PricedTimes<Prices>[] {
  const groups = new Map<string, PricedTimes<Prices>>()
  for (const { time, event } of slots) {
    const prices = pricesIn(event.priceList)
    const key = JSON.stringify(prices)
    const group = groups.get(key)
    if (group) group.times.push(time)
    else groups.set(key, { prices, times: [time] })
  }

  return [...groups.values()]
}
