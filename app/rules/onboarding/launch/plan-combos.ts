import type { CartDraft } from '#app/contract/carts.ts'
import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { isAfterPart, partBefore } from '#app/rules/combos/part-order.ts'
import { minutesOf } from '#app/rules/itinerary/visit-times.ts'
import { eventsOf } from './combo-parts.ts'
import { type LaunchStart, type LaunchVenue, pricesAt } from './launch-venue.ts'
import type { TrialPurchase } from './trial-purchase.ts'
import { addOnsToBuy, laterStarts, priceOf, sentAddOn, type TrialVisit, typeName } from './trial-visits.ts'

/** So many of the events to pick from are taken. */
const MAX_CHOICES = 12

type ComboBuyer = { combo: ComboTemplate; level: string | null }

/** A combo as somebody may have it: with its first events, and, where `withEach`, with each of those to pick from once. */
export function planCombo(
  venue: LaunchVenue,
  { combo, level, withEach }: ComboBuyer & { withEach: boolean },
): TrialPurchase[] {
  const count = withEach ? Math.max(1, ...combo.entries.map(({ eventIds }) => eventIds.length)) : 1
  const choices = Array.from({ length: Math.min(count, MAX_CHOICES) }, (_, from) => from)
  const visits = choices.map(from => comboVisits(venue, { combo, from })).filter(found => found !== null)
  const each = new Map(visits.map(found => [found.map(({ event }) => event.id).join(), found]))
  return [...each.values()].map(found => purchaseOf(venue, { combo, level, visits: found }))
}

function purchaseOf(
  venue: LaunchVenue,
  { combo, level, visits }: ComboBuyer & { visits: TrialVisit[] },
): TrialPurchase {
  const sold = (type: string) => visits.every(visit => priceOf(visit, type) !== undefined)
  const types = [
    ...new Set(
      (combo.type === 'fixedPrice'
        ? combo.prices.filter(({ price }) => price >= 0)
        : visits.flatMap(({ event, start }) => pricesAt(event, start))
      ).map(({ personTypeId }) => personTypeId),
    ),
  ].filter(type => combo.type === 'fixedPrice' || sold(type))
  const cart = (people: readonly string[], addOns: readonly AddOn[] = []): CartDraft => ({
    comboItems: [
      {
        id: 'combo',
        comboTemplateId: combo.id,
        events: visits.map(({ event, start }) => ({ eventTemplateId: event.id, eventId: start.id })),
        tickets: visits.flatMap(({ event }) =>
          people.map(ticketTypeId => ({ eventTemplateId: event.id, ticketTypeId, quantity: 1 })),
        ),
        addOns: addOns
          .map(sentAddOn)
          .map(({ inventoryId, quantity }) => ({ addOnId: inventoryId, quantity })),
      },
    ],
  })
  const pairs = (type: string) => types.filter(other => other !== type).map(other => [type, other])
  const at = { kind: 'combo', id: combo.id } as const
  const extras = addOnsToBuy(venue, combo)
  return {
    name: combo.name,
    level,
    at,
    whole: cart(types, extras),
    parts: [
      ...types.map(type => ({
        name: typeName(venue, type),
        at,
        carts: [[type], ...pairs(type)].map(people => cart(people)),
      })),
      ...extras.map(addOn => ({
        name: addOn.name,
        at: { kind: 'addon', id: addOn.id } as const,
        carts: types.map(type => cart([type], [addOn])),
      })),
    ],
  }
}

/** Starts for the parts of a combo on the first day that has all of them, the events to pick from taken in turn from one on; null where there is none. */
function comboVisits(
  venue: LaunchVenue,
  { combo: { entries, inOrder }, from }: { combo: ComboTemplate; from: number },
): TrialVisit[] | null {
  const parts = entries.map(({ eventIds, type, quantity }) => {
    const events = eventsOf(venue, eventIds).map(event => ({ event, starts: laterStarts(venue, event) }))
    const turn = from % Math.max(1, events.length)
    return {
      needed: type === 'any' ? quantity : 1,
      events: [...events.slice(turn), ...events.slice(0, turn)],
    }
  })
  const days = parts.flatMap(({ events }) => events.flatMap(({ starts }) => starts.map(({ date }) => date)))
  for (const day of [...new Set(days)].sort()) {
    const visits = parts.map(part => visitsOn(day, { ...part, isLed: from > 0 }))
    const found = visits.every(on => on !== null) ? visits.flat() : null
    const trial = found && inOrder ? visitsInOrder(venue, found) : found
    if (trial) return trial
  }
  return null
}

/** The same at the first starts of their day at which each event begins when those before it are over; null where one has none. */
function visitsInOrder(venue: LaunchVenue, visits: readonly TrialVisit[]): TrialVisit[] | null {
  const found: TrialVisit[] = []
  for (const { event, start: first } of visits) {
    const before = partBefore(
      found.map(({ event: { id, ...timed }, start: { date, time } }) => ({
        id,
        date,
        time,
        minutes: minutesOf(timed),
      })),
    )
    const start = laterStarts(venue, event).find(
      each => each.date === first.date && isAfterPart(each, before),
    )
    if (!start) return null
    found.push({ event, start })
  }
  return found
}

type Part = {
  needed: number
  events: { event: TrialVisit['event']; starts: readonly LaunchStart[] }[]
  /** the first event must be among them */
  isLed: boolean
}

function visitsOn(day: string, { needed, events, isLed }: Part): TrialVisit[] | null {
  const on = events.flatMap(({ event, starts }) => {
    const start = starts.find(({ date }) => date === day)
    return start ? [{ event, start }] : []
  })
  const isThere = !isLed || on[0]?.event.id === events[0]?.event.id
  return isThere && on.length >= needed ? on.slice(0, needed) : null
}
