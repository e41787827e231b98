import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { HoursPayload } from '#app/contract/venue-settings.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { WEEKDAY_CODES } from '#app/rules/calendar/dates.ts'
import { weekdayName } from '#app/rules/calendar/weekday-name.ts'
import type { OpeningSpan } from '#app/rules/hours/open-hours.ts'
import { type HoursProblem, MAX_SPANS, readHoursForm } from '#app/rules/hours/read-hours-form.ts'

/** Rows of the form that wait to be filled. */
const EMPTY_ROWS = 2

export type HoursAnswer = {
  /** a sentence over the form */
  error: string
  /** somebody else was first: what is stored now is shown beside what was typed */
  isMoved: boolean
  /** by the name of a field */
  errors: Record<string, string>
  values: Record<string, string>
}

const problemTexts = {
  half: 'editor-hours-half',
  time: 'editor-hours-time',
  overlap: 'editor-hours-overlap',
  date: 'editor-hours-date-missing',
  twice: 'editor-hours-twice',
} as const satisfies Record<HoursProblem, string>

/** The hours as fields by their names, with a row of each kind to spare. */
export function hoursPage({ hours, version }: HoursPayload, visit: Visit) {
  const { locale, timeZone } = visit.venue
  const today = todayOf(visit)
  const ahead = hours.exceptions.filter(({ date }) => date >= today)
  return {
    version,
    zone: timeZone,
    week: WEEKDAY_CODES.map(code => ({
      code,
      name: weekdayName(code, locale),
      spans: rowsOf(hours.standard[code] ?? []),
    })),
    days: [...ahead, ...Array.from({ length: EMPTY_ROWS }, () => ({ date: '', note: '', hours: [] }))].map(
      ({ date, note, hours: spans }) => ({ date, note: note ?? '', spans: rowsOf(spans) }),
    ),
  }
}

/** One more than there are, two at least. */
const rowsOf = (spans: readonly OpeningSpan[]) =>
  Array.from(
    { length: Math.min(MAX_SPANS, Math.max(2, spans.length + 1)) },
    (_, at) => spans[at] ?? { open: '', close: '' },
  )

/** Saves what was typed: the number of the edit, or an answer where it cannot be. */
export async function saveHours(
  visit: Visit,
  form: FormData,
): Promise<{ status: number; answer: HoursAnswer } | { edit: number | null }> {
  const { api, venue } = visit
  const present = (await api.venueSettings.getHours()).payload.hours
  const value = (name: string) => String(form.get(name) ?? '').trim()
  const rows = Math.min(2_000, [...form.keys()].filter(name => /^day-\d+-date$/.test(name)).length)
  const { hours, problems } = readHoursForm({ value, rows }, { present, today: todayOf(visit) })
  const values = Object.fromEntries([...form.keys()].map(name => [name, value(name)]))
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, venue.text(problemTexts[problem])]),
  )
  if (Object.keys(errors).length > 0)
    return { status: 422, answer: { error: venue.text('settings-errors'), isMoved: false, errors, values } }
  const saved = await api.venueSettings
    .putHours({
      headers: { 'if-match': `"${value('version')}"` },
      body: structuredClone(hours) as HoursPayload['hours'],
    })
    .catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  const isMoved = saved?.status === 412
  return {
    status: isMoved ? 409 : (saved?.status ?? 500),
    answer: {
      error: venue.text(isMoved ? 'settings-moved' : 'settings-failed'),
      isMoved,
      errors: {},
      values,
    },
  }
}
