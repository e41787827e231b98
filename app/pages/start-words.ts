import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import type { VenueView } from './venue-view.ts'

/** Wall time of the venue in words. */
export function startOf(
  start: string | null,
  { locale }: Pick<VenueView, 'locale'>,
): { date: string | null; time: string | null } {
  const [date, time] = (start ?? '').split('T')
  if (!date) return { date: null, time: null }
  return {
    date: dateText({ date }, { pattern: 'long', locale }),
    time: time ? timeText(time.slice(0, 5), locale) : null,
  }
}

export function whenOf(start: string | null, venue: Pick<VenueView, 'locale'>): string | null {
  const { date, time } = startOf(start, venue)
  return date && [date, time].filter(Boolean).join(' · ')
}

/** An instant as the venue's clock shows it. */
export function momentWords(instant: string, venue: Pick<VenueView, 'locale' | 'timeZone'>): string {
  const { date, time } = utcToWallTime(new Date(instant), venue.timeZone)
  return whenOf(`${date}T${time}`, venue) ?? ''
}
