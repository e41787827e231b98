import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents, usableStarts } from './launch-venue.ts'

/** A slip of the decimal point is a hundredfold; nothing that is meant is this far from what the venue usually asks. */
const ODD_FACTOR = 25

/** Prices that look like slips: events for nothing, a person who pays nothing where those who pay less elsewhere pay, prices far from all others. */
export function checkPrices(venue: LaunchVenue): LaunchFinding[] {
  const events = soldEvents(venue)
  const usual = median(events.flatMap(event => pricesOf(event).map(({ price }) => price)).filter(isPaid))
  return [
    ...events.filter(event => isFreeByMistake(venue, event)).map(about('free-event')),
    ...events.flatMap(event => freeTypes(venue, event)),
    ...events.flatMap(event => oddPrices(venue, { event, usual })),
    ...events.flatMap(event => highMinimums(venue, event)),
  ]
}

const isPaid = (price: number) => price > 0
const about =
  (check: LaunchFinding['check']) =>
  ({ id, name }: { id: string; name: string }) =>
    findingIn({ kind: 'event', id }, finding(check, { name }))
const pricesOf = ({ priceLists }: EventTemplate) =>
  priceLists.flatMap(({ prices }) => prices).filter(({ price }) => price >= 0)

/** What is free for everybody is limited, or has something to be bought first; else one buyer may take every seat. */
function isFreeByMistake({ file }: LaunchVenue, event: EventTemplate): boolean {
  const prices = pricesOf(event)
  const isLimited = file.limits.some(
    ({ ruleType, eventIds }) =>
      ruleType === 'eventSales' && (eventIds.length === 0 || eventIds.includes(event.id)),
  )
  const isFree = prices.length > 0 && prices.every(({ price }) => price === 0)
  return isFree && !event.memberOnlyEvent && (!isLimited || event.memberDiscounts.length > 0)
}

/** Who pays nothing here, pays at most events, and is joined here by somebody who pays. */
function freeTypes(venue: LaunchVenue, event: EventTemplate): LaunchFinding[] {
  const prices = pricesOf(event)
  if (!prices.some(({ price }) => isPaid(price))) return []
  const names = new Map(venue.file.personTypes.map(({ id, name }) => [id, name]))
  const free = new Set(prices.filter(({ price }) => price === 0).map(({ personTypeId }) => personTypeId))
  return [...free]
    .filter(type => paysUsually(venue, { type, event }))
    .map(type => finding('free-type', { name: event.name, other: names.get(type) ?? type }))
    .map(found => findingIn({ kind: 'event', id: event.id }, found))
}

function paysUsually(venue: LaunchVenue, { type, event }: { type: string; event: EventTemplate }): boolean {
  const elsewhere = soldEvents(venue)
    .filter(({ id }) => id !== event.id)
    .flatMap(pricesOf)
    .filter(({ personTypeId }) => personTypeId === type)
  return elsewhere.filter(({ price }) => isPaid(price)).length > elsewhere.length / 2
}

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
  const stuck = pricesOf(event).some(
    ({ minimum, maximum = Number.POSITIVE_INFINITY }) =>
      minimum > maximum || (Number.isFinite(most) && minimum > most),
  )
  return stuck ? [about('ticket-minimum')(event)] : []
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
