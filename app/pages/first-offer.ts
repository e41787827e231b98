import type { EventOnDayPayload } from '#app/contract/events.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { leastPrice } from '#app/rules/tickets/least-price.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { PartyAmount } from '#app/ui/price/party-price.tsx'
import type { Visit } from './open-page.ts'
import { visitorParty } from './visitor-party.ts'

/** When something begins, what it costs at least in cents, and its seats; `party`: what all who are coming pay, where they can all be sold a ticket. */
export type FirstOffer = { time: string; from: number; left: number; party?: PartyAmount }

/**
 * The first start of the day that can be had, the least that this visitor pays at it in cents, and its seats; null where there is none.
 */
export function firstOffer(
  { slots, priceLists, partyPrice }: Pick<EventOnDayPayload, 'slots' | 'priceLists' | 'partyPrice'>,
  visit: Visit,
): FirstOffer | null {
  const start = slots.find(isChoosable)
  const list = priceLists.find(({ id }) => id === start?.priceListId)
  const least = leastPrice(list?.prices.filter(isSelectable) ?? [])
  if (!start || !least) return null
  return {
    time: timeText(start.time, visit.venue.locale),
    from: least.discountedPrice,
    left: start.availableSeats,
    ...(partyPrice ? { party: { ...partyPrice, count: partySize(visitorParty(visit)) } } : {}),
  }
}
