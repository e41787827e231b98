import { LRUCache } from 'lru-cache'
import { addDays } from '#app/rules/calendar/dates.ts'
import { isSkipped, utcToWallTime, type WallTime, wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'

type ZonedTime = WallTime & { timeZone: string }

const changing = new LRUCache<string, boolean>({ max: 50_000 })

/**
 * The start as the venue's clocks show it: itself, or, in the hour that they skip, the time they show instead (02:30 is 03:30). Ticket,
 * calendar and API then say the same.
 */
export function shownStart({ date, time }: WallTime, timeZone: string): WallTime {
  if (!isSkippedStart({ date, time, timeZone })) return { date, time }

  return utcToWallTime(wallTimeToUtc({ date, time, timeZone }), timeZone)
}

/** Whether the venue's clocks never show the start. A day on which they are not changed is looked at once. */
export function isSkippedStart({ date, time, timeZone }: ZonedTime): boolean {
  return changesClocks({ date, timeZone }) && isSkipped({ date, time, timeZone })
}

function changesClocks({ date, timeZone }: Omit<ZonedTime, 'time'>): boolean {
  const day = `${timeZone} ${date}`
  const cached = changing.get(day)
  if (cached !== undefined) return cached
  const midnight = (of: string) => wallTimeToUtc({ date: of, time: '00:00', timeZone }).getTime()
  const isChanging =
    midnight(addDays(date, 1)) - midnight(date) !== 86_400_000 || isSkipped({ date, time: '00:00', timeZone })
  changing.set(day, isChanging)

  return isChanging
}
