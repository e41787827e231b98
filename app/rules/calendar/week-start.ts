import { type LocalDate, weekdayOf } from '#app/rules/calendar/dates.ts'

type WeekInfo = { firstDay: number }
/** A property in Node 20, a method since Node 22, and in no type yet. */
type LocaleWithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo }

/** The first day of the week in a locale: 0 for Sunday to 6 for Saturday. Sunday when the locale is unknown. */
export function weekStartOf(locale: string): number {
  const about: LocaleWithWeek = new Intl.Locale(locale)
  const { firstDay } = about.weekInfo ?? about.getWeekInfo?.() ?? { firstDay: 7 }

  return firstDay % 7
}

/** How many days of its week lie before a date: 0 to 6. `weekStart` is 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: LocalDate, weekStart: number): number {
  return (weekdayOf(date) - weekStart + 7) % 7
}
