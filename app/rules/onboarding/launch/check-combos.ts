import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { dearestPrice, eventsOf } from './combo-parts.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, usableStarts } from './launch-venue.ts'

/** Combos whose events are never on at the same time, that nobody has a price for, or that cost more than their parts. */
export function checkCombos(venue: LaunchVenue): LaunchFinding[] {
  return venue.file.combos.flatMap(combo => {
    const { id, name, entries } = combo
    const at = { kind: 'combo', id } as const
    const part = entries.flatMap(({ eventIds }) => eventIds)[0]
    if (!areOnTogether(venue, combo))
      return [findingIn(part ? { kind: 'event', id: part } : at, finding('combo-days', { name }))]
    if (!hasPrice(venue, combo)) return [findingIn(at, finding('combo-price', { name }))]
    const dearer = dearerType(venue, combo)
    return dearer ? [findingIn(at, finding('combo-dearer', { name, other: dearer }))] : []
  })
}

/**
 * Whether the parts can be visited in one stay: on one day, or, since visits may be on different days, while the others are on as well. What is there once
 * only is left to the buyer.
 */
function areOnTogether(venue: LaunchVenue, { entries }: ComboTemplate): boolean {
  const parts = entries.map(entry => partDays(venue, entry))
  if (parts.length === 0 || parts.some(days => days.size === 0)) return false
  if (parts.some(days => days.size === 1)) return true
  const begin = latest(parts.map(days => earliest([...days])))
  return parts.every(days => latest([...days]) >= begin)
}

const earliest = (days: readonly string[]) => days.toSorted()[0] ?? ''
const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? ''

/** The days on which enough of the events of a part can be visited. */
function partDays(venue: LaunchVenue, { eventIds, type, quantity }: ComboTemplate['entries'][number]) {
  const counts = new Map<string, number>()
  for (const event of eventsOf(venue, eventIds))
    for (const day of new Set(usableStarts(venue, event).map(({ date }) => date)))
      counts.set(day, (counts.get(day) ?? 0) + 1)
  const needed = type === 'any' ? quantity : 1
  return new Set([...counts].filter(([, count]) => count >= needed).map(([day]) => day))
}

function hasPrice(venue: LaunchVenue, { type, prices, entries }: ComboTemplate): boolean {
  if (type === 'fixedPrice') return prices.some(({ price }) => price >= 0)
  return entries.every(({ eventIds }) =>
    eventsOf(venue, eventIds).some(event => usableStarts(venue, event).length > 0),
  )
}

/** The person type that pays more for the combo than for its dearest possible parts; only where every part has a price for it. */
function dearerType(venue: LaunchVenue, { type, priceSplit, prices, entries }: ComboTemplate) {
  if (type !== 'fixedPrice' || priceSplit === 'total') return undefined
  const names = new Map(venue.file.personTypes.map(({ id, name }) => [id, name]))
  const dearer = prices.find(({ personTypeId, price }) => {
    const parts = entries.map(({ eventIds, quantity, type: kind }) => {
      const best = eventsOf(venue, eventIds).flatMap(event => dearestPrice(venue, event, personTypeId))
      const needed = kind === 'any' ? quantity : 1
      return best.toSorted((a, b) => b - a).slice(0, needed)
    })
    const sum = parts.flat().reduce((total, part) => total + part, 0)
    return parts.every(part => part.length > 0) && price > sum
  })
  return dearer && (names.get(dearer.personTypeId) ?? dearer.personTypeId)
}
