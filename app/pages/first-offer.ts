import type { EventOnDayPayload } from '#app/contract/events.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { leastPrice } from '#app/rules/tickets/least-price.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'

/** When something begins, what it costs at least in cents, and its seats. */
export type FirstOffer = { time: string; from: number; left: number }

/**
 * The first start of the day that can be had, the least that this visitor pays at it in cents, and its seats; null where there is none.
 */
export function firstOffer(
  { slots, priceLists }: Pick<EventOnDayPayload, 'slots' | 'priceLists'>,
  locale: string,
): FirstOffer | null {
  const start = slots.find(isChoosable)
  const list = priceLists.find(({ id }) => id === start?.priceListId)
  const least = leastPrice(list?.prices.filter(isSelectable) ?? [])
  if (!start || !least) return null
  return { time: timeText(start.time, locale), from: least.discountedPrice, left: start.availableSeats }
}
