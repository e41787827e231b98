import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import { slotIdOf, type VenueSlot, type VenueSlotRule } from '#app/contract/venue-file/slots.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { shownStart } from '#app/rules/slots/shown-start.ts'
import { expandSlotRule } from '#app/rules/slots/slot-rules.ts'

/** A slot as the file wants it. `source` is where it stands in the event: `['slotRules', 2]`. */
export type FileSlot = {
  id: string
  date: LocalDate
  time: LocalTime
  capacity: number
  sold: number
  priceListId: string | null
  source: ['slots' | 'slotRules', number]
}

type SlotsOfEvent = { id: string; slots: readonly VenueSlot[]; slotRules: readonly VenueSlotRule[] }
type StartsOfEvent = SlotsOfEvent & { timeZone: string }

/**
 * The slots of one event, its dates already concrete: a later rule replaces an earlier one at the same start, a single
 * slot replaces every rule. A start in the hour that the clocks skip is the time they show then. `doubled` are single ones with the id that another one gets from its start.
 */
export function eventSlots({ id, slots, slotRules, timeZone }: StartsOfEvent): {
  fileSlots: FileSlot[]
  doubled: FileSlot[]
} {
  const byStart = new Map<string, FileSlot>()
  slotRules.forEach((rule, index) => {
    for (const start of expandSlotRule(rule)) {
      const slot = { ...start, ...shownStart(start, timeZone) }
      byStart.set(`${slot.date} ${slot.time}`, fileSlot(id, slot, ['slotRules', index]))
    }
  })
  slots.forEach((start, index) => {
    const slot = { ...start, ...shownStart(start, timeZone) }
    byStart.set(`${slot.date} ${slot.time}`, fileSlot(id, slot, ['slots', index]))
  })

  const fileSlots = [...byStart.values()]
  const atOwnStart = new Set(
    fileSlots.filter(slot => slot.id === slotIdOf({ ...slot, eventId: id })).map(slot => slot.id),
  )
  const doubled = fileSlots.filter(
    slot => slot.id !== slotIdOf({ ...slot, eventId: id }) && atOwnStart.has(slot.id),
  )

  return { fileSlots, doubled }
}

/** How many slots the rules and single slots of an event give at most, without making them. */
export function countSlots({ slots, slotRules }: Pick<SlotsOfEvent, 'slots' | 'slotRules'>): number {
  return slotRules.reduce((sum, rule) => sum + daysOf(rule) * rule.times.length, slots.length)
}

const MAX_SLOTS_OF_EVENT = 500_000
const MAX_SLOTS = 3_000_000

/** Rules of a few lines can ask for more slots than a database should hold. */
export function tooManySlots(events: readonly SlotsOfEvent[]): PathIssue[] {
  const counts = events.map(countSlots)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const large = counts.flatMap((count, index) =>
    count > MAX_SLOTS_OF_EVENT
      ? [{ path: ['events', index, 'slotRules'], message: tooMany(count, MAX_SLOTS_OF_EVENT) }]
      : [],
  )

  return large.length === 0 && total > MAX_SLOTS
    ? [{ path: ['events'], message: tooMany(total, MAX_SLOTS) }]
    : large
}

const tooMany = (count: number, most: number) => `gives ${count} slots; at most ${most} are possible`

function daysOf({ from, to, weekdays }: VenueSlotRule): number {
  const days = Math.floor((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1

  return Math.max(0, Math.ceil((days / 7) * new Set(weekdays).size))
}

type Start = {
  id?: string
  date: LocalDate
  time: LocalTime
  capacity: number
  sold: number
  priceListId?: string
}

function fileSlot(
  eventId: string,
  { id, priceListId, ...slot }: Start,
  source: FileSlot['source'],
): FileSlot {
  return {
    id: id ?? slotIdOf({ eventId, date: slot.date, time: slot.time }),
    date: slot.date,
    time: slot.time,
    capacity: slot.capacity,
    sold: slot.sold,
    priceListId: priceListId ?? null,
    source,
  }
}
