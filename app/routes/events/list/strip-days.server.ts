import { LRUCache } from 'lru-cache'
import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'

/** How many days the strip shows, and how many of them lie before a chosen day that is further away. */
const SHOWN_DAYS = 14
const DAYS_BEFORE = 3

/** The dots of anonymous visitors may be this old, in ms: one reading serves everybody who looks meanwhile. */
const CACHE_LIFETIME_MS = 15_000
const MAX_CACHE_ENTRIES = 500

type Day = Pick<CalendarDayPayload, 'date' | 'number' | 'disabled' | 'today'>
type CacheEntry = { readAt: number; days: Promise<Day[]> }

const keptBy = new WeakMap<object, LRUCache<string, CacheEntry>>()

/** Fourteen days from today, or around a chosen day that is not among them, and whether they have events. */
export async function readStripDays(visit: Visit, date: LocalDate): Promise<Day[]> {
  const from = firstShown(date, todayOf(visit))
  if (visit.session.member) return read(visit, from)

  const key = `${visit.tenantId} ${visit.venue.revision} ${from}`
  const cache =
    keptBy.get(visit.context.process) ?? new LRUCache<string, CacheEntry>({ max: MAX_CACHE_ENTRIES })
  keptBy.set(visit.context.process, cache)
  const cached = cache.get(key)
  if (cached && Math.abs(visit.now.getTime() - cached.readAt) < CACHE_LIFETIME_MS) return cached.days
  const days = read(visit, from)
  keep(cache, { key, reading: { readAt: visit.now.getTime(), days } })
  return days
}

function firstShown(date: LocalDate, today: LocalDate): LocalDate {
  return date < addDays(today, SHOWN_DAYS) ? today : addDays(date, -DAYS_BEFORE)
}

async function read({ api }: Visit, from: LocalDate): Promise<Day[]> {
  const until = addDays(from, SHOWN_DAYS - 1)
  const { payload } = await api.calendars.all({ query: { startTime: from, endTime: until } })
  return payload.days
    .filter(day => day.date >= from && day.date <= until)
    .map(({ date, number, disabled, today }) => ({ date, number, disabled, today }))
}

/** A reading that fails is not kept. */
function keep(cache: LRUCache<string, CacheEntry>, { key, reading }: { key: string; reading: CacheEntry }) {
  cache.set(key, reading)
  reading.days.catch(() => cache.delete(key))
}
