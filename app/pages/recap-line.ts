import type { CartPayload } from '#app/contract/carts.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { isAtFullPrice } from '#app/rules/tickets/full-price.ts'
import { listWords } from '#theme/texts/runtime/list-words.ts'

/**
 * A line of the order in words; `visits` are the events of a combo, each with its time. `listed` and `paid` in cents: at the listed price, as
 * the order page tells it, and with everything taken off.
 */
export type RecapLine = {
  id: string
  name: string
  sentence: string
  visits: string[]
  listed: Cents
  paid: Cents
}

type Line = CartPayload['orders'][number]

/** The order in words: 'Jelly Lab: 3 tickets for Saturday, November 21, 2026 at 10:30 am'. */
export function recapLine(line: Line, venue: VenueView): RecapLine {
  const { id, name, itemSubtotal: paid, itemRetailSubtotal: listed } = line
  const priced = { id, name, listed, paid }
  if (isCharge(line.itemType)) return { ...priced, sentence: '', visits: [] }
  if (line.itemType === 'Combo')
    return { ...priced, sentence: counted(line.people ?? [], venue), visits: visitsOf(line, venue) }
  const [event] = line.events
  const count = line.items.reduce((sum, { amount: quantity }) => sum + quantity, 0)
  const sentence = event?.startTime
    ? venue.text('review-step-sentence', { count, ...startOf(event, venue) })
    : (dedicationLine(line, venue) ?? counted(line.items, venue))
  return { ...priced, sentence, visits: [] }
}

/** Cents that this visitor pays less than the listed prices of an order, before coupons: by what members pay, and by what everybody is given. */
export function discountsOfOrders(orders: readonly Line[]): { member: Cents; discount: Cents } {
  const member = sumCents(orders.map(({ memberDiscount = 0 }) => memberDiscount))
  const off = orders.map(
    ({ itemRetailSubtotal, itemSubtotal, couponDiscount = 0 }) =>
      itemRetailSubtotal - itemSubtotal - couponDiscount,
  )
  return { member, discount: sumCents(off) - member }
}

/** The events of a combo, each with its time: those of one day below its date. */
function visitsOf({ name, events }: Line, venue: VenueView): string[] {
  const starts = events.map(event => ({ name: event.name ?? name, ...startOf(event, venue) }))
  const [day, ...otherDays] = new Set(starts.map(({ date }) => date))
  if (day === undefined || otherDays.length > 0 || starts.length < 2)
    return starts.map(start => venue.text('review-step-visit', start))
  return [day, ...starts.map(({ name, time }) => venue.text('review-step-visit-time', { name, time }))]
}

/** '2 × Adult, 1 × Child' */
const counted = (items: readonly { name: string; amount: number; isRetail?: boolean }[], venue: VenueView) =>
  listWords(
    items.map(item => {
      const { name, amount: quantity } = item
      return venue.text(isAtFullPrice(item, items) ? 'cart-line-retail' : 'cart-line', { quantity, name })
    }),
    venue.locale,
  )

function startOf({ startTime = '' }: Line['events'][number], { locale }: VenueView) {
  const [date = '', time = ''] = startTime.split('T')
  return { date: dateText({ date }, { pattern: 'long', locale }), time: timeText(time.slice(0, 5), locale) }
}

/** For whom a donation is given. */
function dedicationLine({ donationDetail }: Line, { text }: VenueView): string | null {
  const whom = dedicationOf(donationDetail ?? {})
  return whom && text('donation-dedication', { kind: text(whom.kind), name: whom.name })
}
