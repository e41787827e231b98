import {
  addDays,
  addMonths,
  type LocalDate,
  type LocalTime,
  minutesOfDay,
} from '#app/rules/calendar/dates.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import type { PageHours, PageSpan } from './site/site-page.ts'
import type { WeekDay } from './week.ts'

/** What nearly every venue sells first, and whom it has a price for, in the languages that texts are shipped in. */
const WORDS: Readonly<Record<string, { name: string; people: readonly string[] }>> = {
  ar: { name: 'الدخول', people: ['بالغ', 'طفل'] },
  de: { name: 'Eintritt', people: ['Erwachsene', 'Kinder'] },
  en: { name: 'Admission', people: ['Adult', 'Child'] },
  es: { name: 'Entrada', people: ['Adulto', 'Niño'] },
  fr: { name: 'Entrée', people: ['Adulte', 'Enfant'] },
}
const ENGLISH = { name: 'Admission', people: ['Adult', 'Child'] }

type Venue = { locale: string; hours: PageHours; today: LocalDate }
type TimeRow = EventForm['times'][number]

/**
 * What the form of a first event begins with: admission in the venue's language, else in English, a start each hour from tomorrow for
 * three months while the venue is open, days with the same hours in one row. Prices and seats are left empty: nobody but the venue knows them.
 */
export function firstEvent({ locale, hours, today }: Venue): EventForm {
  const { name, people } = WORDS[new Intl.Locale(locale).language] ?? ENGLISH
  const dates = { from: addDays(today, 1), to: addMonths(today, 3) }
  const times = daysAlike(hours).map(({ days, spans }) => ({
    ...dates,
    weekdays: weekdayRange(days),
    times: spans.flatMap(hourlyStarts).join(', '),
    seats: '',
  }))
  return {
    name,
    description: '',
    minutes: '',
    picture: '',
    pictureShows: '',
    prices: people.map(personType => ({ personType, price: '' })),
    times: times.length > 0 ? times : [BLANK_TIME],
  }
}

const BLANK_TIME: TimeRow = { from: '', to: '', weekdays: '', times: '', seats: '' }

/** The week as people name it, beginning on Monday. */
const DAYS = ['M', 'Tu', 'W', 'Th', 'F', 'Sa', 'Su'] as const satisfies readonly WeekDay[]
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Open days by their hours, in the order of the week; positions count from Monday. */
function daysAlike(hours: PageHours): { days: number[]; spans: readonly PageSpan[] }[] {
  const alike = new Map<string, { days: number[]; spans: readonly PageSpan[] }>()
  for (const [position, day] of DAYS.entries()) {
    const spans = hours[day] ?? []
    const known = alike.get(JSON.stringify(spans))
    if (known) known.days.push(position)
    else if (spans.length > 0) alike.set(JSON.stringify(spans), { days: [position], spans })
  }
  return [...alike.values()]
}

/** `Mon-Fri, Sun`; nothing for every day. */
function weekdayRange(days: readonly number[]): string {
  if (days.length === DAYS.length) return ''
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const nameOf = (day = 0) => NAMES[day] ?? ''
  return runs
    .map(run => (run.length > 1 ? `${nameOf(run[0])}-${nameOf(run.at(-1))}` : nameOf(run[0])))
    .join(', ')
}

/** The opening and each hour after it until an hour before closing. What is open past midnight has starts until then. */
function hourlyStarts({ open, close }: PageSpan): LocalTime[] {
  const first = minutesOfDay(open)
  const end = minutesOfDay(close) > first ? minutesOfDay(close) : DAY_MINUTES
  const count = Math.max(1, Math.floor((end - first) / 60))
  return Array.from({ length: count }, (_, hour) => timeOf(first + hour * 60))
}

const DAY_MINUTES = 24 * 60
const timeOf = (minutes: number): LocalTime =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
