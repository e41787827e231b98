import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import type { PriceEntry, PriceList } from '#app/contract/venue-file/prices.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, personKind, soldEvents, soldPrices } from './launch-venue.ts'
import { isFullKind, isLesserKind, saysFree } from './lesser-kinds.ts'

/** Tickets that cost nothing by a slip: an event for nothing that is not limited on purpose, and a person who pays nothing where a price is usual. */
export function checkFreePrices(venue: LaunchVenue): LaunchFinding[] {
  return soldEvents(venue).flatMap(event => {
    const { id, name } = event
    const found = isFreeByMistake(venue, event) ? [finding('free-event', { name })] : freeTypes(venue, event)
    return found.map(one => findingIn({ kind: 'event', id }, one))
  })
}

const isPaid = ({ price }: { price: number }) => price > 0
const isFree = ({ price }: { price: number }) => price === 0
const soldIn = ({ prices }: PriceList) => prices.filter(({ price }) => price >= 0)

/** What is free for everybody is limited for its own sake; else one buyer may take every seat. Nobody can pay a member less than nothing. */
function isFreeByMistake({ file }: LaunchVenue, event: EventTemplate): boolean {
  const prices = soldPrices(event)
  const own = file.limits.filter(
    ({ ruleType, prevent, eventIds }) => ruleType === 'eventSales' && !prevent && eventIds.includes(event.id),
  )
  const isLimited = ({ personTypeId, maximum }: PriceEntry) =>
    maximum !== undefined ||
    own.some(({ personTypeIds: types }) => types.length === 0 || types.includes(personTypeId))
  return (
    prices.length > 0 &&
    prices.every(isFree) &&
    !event.memberOnlyEvent &&
    (!prices.every(isLimited) || event.memberDiscounts.length > 0)
  )
}

type Row = { event: EventTemplate; list: PriceList; type: string }

/** Who pays nothing where a price is usual, once for a kind of person; a list is named where others of the event ask for a price. */
function freeTypes(venue: LaunchVenue, event: EventTemplate): LaunchFinding[] {
  if (!soldPrices(event).some(isPaid)) return []
  const names = new Map(venue.file.personTypes.map(({ id, name }) => [id, name]))
  const rows = event.priceLists.flatMap(list =>
    soldIn(list)
      .filter(isFree)
      .map(({ personTypeId: type }) => ({ event, list, type })),
  )
  const slips = rows.filter(row => isSlip(venue, row))
  const first = slips.filter(({ type }, at) => slips.findIndex(other => other.type === type) === at)
  return first.map(({ list, type }) => {
    const isOneList = event.priceLists.some(other => other !== list && pays(other, type))
    const name = isOneList ? `${event.name}, ${list.name ?? list.id}` : event.name
    return finding('free-type', { name, other: names.get(type) ?? type })
  })
}

/** Free at most other events is meant; what pays at most of them, in another list of the event, or more than those who pay, is not. */
function isSlip(venue: LaunchVenue, { event, list, type }: Row): boolean {
  const elsewhere = soldEvents(venue)
    .filter(({ id }) => id !== event.id)
    .flatMap(soldPrices)
    .filter(({ personTypeId }) => personTypeId === type)
  const paid = elsewhere.filter(isPaid).length
  if (paid > elsewhere.length / 2) return true
  if (elsewhere.length > 0 && paid === 0) return false
  if (event.priceLists.some(other => other !== list && pays(other, type))) return !saysFree(list.name)
  return isDearest(venue, { list, type })
}

const pays = ({ prices }: PriceList, type: string) =>
  prices.some(price => price.personTypeId === type && isPaid(price))

/** Whether a kind would pay the most of a list by what it is called, while others pay. */
function isDearest(venue: LaunchVenue, { list, type }: Pick<Row, 'list' | 'type'>): boolean {
  const payers = list.prices.filter(isPaid).map(({ personTypeId }) => personKind(venue, personTypeId))
  const kind = personKind(venue, type)
  if (payers.length === 0) return false
  return isFullKind(kind) || (!isLesserKind(kind) && payers.every(isLesserKind))
}
