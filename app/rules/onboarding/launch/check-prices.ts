import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents, soldPrices, usableStarts } from './launch-venue.ts'
import { usualPrice } from './usual-price.ts'

/** A slip of the decimal point is a hundredfold; nothing that is meant is this far from what the venue usually asks. */
const ODD_FACTOR = 25

/** Prices that look like slips: far from all others; and tickets of which nobody can have enough. What costs nothing is in `check-free-prices.ts`. */
export function checkPrices(venue: LaunchVenue): LaunchFinding[] {
  const events = soldEvents(venue)
  const usual = usualPrice(venue)
  return [
    ...events.flatMap(event => oddPrices(venue, { event, usual })),
    ...events.flatMap(event => highMinimums(venue, event)),
  ]
}

const isPaid = (price: number) => price > 0

function oddPrices(
  { file }: LaunchVenue,
  { event: { id, name, priceLists }, usual }: { event: EventTemplate; usual: number },
): LaunchFinding[] {
  const odd = priceLists
    .flatMap(({ prices }) => prices)
    .find(({ price }) => isPaid(price) && (price * ODD_FACTOR < usual || price > usual * ODD_FACTOR))
  const { currency, locale } = file.venue
  if (!odd) return []
  const price = formatMoney(odd.price, { currency, locale })
  return [findingIn({ kind: 'event', id }, finding('odd-price', { name, price }))]
}

/** A minimum that is greater than the maximum, or than the seats of every start. */
function highMinimums(venue: LaunchVenue, event: EventTemplate): LaunchFinding[] {
  const most = Math.max(...usableStarts(venue, event).map(({ capacity }) => capacity))
  const stuck = soldPrices(event).some(
    ({ minimum, maximum = Number.POSITIVE_INFINITY }) =>
      minimum > maximum || (Number.isFinite(most) && minimum > most),
  )
  const { id, name } = event
  return stuck ? [findingIn({ kind: 'event', id }, finding('ticket-minimum', { name }))] : []
}
