import { type LocalDate, WEEKDAY_CODES } from '#app/rules/calendar/dates.ts'
import type { OpeningHours, OpeningSpan } from './open-hours.ts'
import { overlappingSpans } from './overlapping-spans.ts'

/** As many spans as a day may have. */
export const MAX_SPANS = 6

export type HoursProblem = 'half' | 'time' | 'overlap' | 'date' | 'twice'

type HoursForm = { value: (name: string) => string; rows: number }
type Reading = { hours: OpeningHours; problems: Record<string, HoursProblem> }

/**
 * The hours as a form says them: `F-0-open` and `F-0-close` for the spans of a weekday, `day-0-date`, `day-0-note` and `day-0-0-open` for the
 * days that differ, of which the form has `rows`. Empty spans and rows are left out; days before `today`, which no form shows, stay as they
 * are. What is wrong is told by the name of its field.
 */
export function readHoursForm(
  { value, rows }: HoursForm,
  { present, today }: { present: OpeningHours; today: LocalDate },
): Reading {
  const problems: Record<string, HoursProblem> = {}
  const spansOf = (prefix: string) => readSpans({ value, prefix, problems })
  const standard = Object.fromEntries(
    WEEKDAY_CODES.map(day => [day, spansOf(day)] as const).filter(([, spans]) => spans.length > 0),
  )
  const shown = Array.from({ length: rows }, (_, row) => `day-${row}`)
    .map(prefix => ({
      prefix,
      date: value(`${prefix}-date`),
      note: value(`${prefix}-note`).trim(),
      hours: spansOf(prefix),
    }))
    .filter(({ date, note, hours }) => date || note || hours.length > 0)
  for (const [index, { prefix, date }] of shown.entries()) {
    if (!isDate(date)) problems[`${prefix}-date`] = 'date'
    else if (shown.findIndex(other => other.date === date) < index) problems[`${prefix}-date`] = 'twice'
  }
  const past = present.exceptions.filter(({ date }) => date < today)
  const exceptions = [...past, ...shown.map(({ prefix: _, ...day }) => day)]
  return { hours: { standard, exceptions: exceptions.toSorted(byDate) }, problems }
}

type Spans = Pick<HoursForm, 'value'> & { prefix: string; problems: Record<string, HoursProblem> }

function readSpans({ value, prefix, problems }: Spans): OpeningSpan[] {
  const rows = Array.from({ length: MAX_SPANS }, (_, at) => {
    const name = `${prefix}-${at}`
    return { name, open: value(`${name}-open`), close: value(`${name}-close`) }
  }).filter(({ open, close }) => open || close)
  for (const { name, open, close } of rows) {
    if (!open || !close) problems[`${name}-${open ? 'close' : 'open'}`] = 'half'
    for (const [edge, time] of [
      ['open', open],
      ['close', close],
    ] as const)
      if (time && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) problems[`${name}-${edge}`] = 'time'
  }
  const isRead = !rows.some(({ name }) => `${name}-open` in problems || `${name}-close` in problems)
  if (isRead) for (const at of overlappingSpans(rows)) problems[`${rows[at]?.name}-open`] = 'overlap'
  return rows.map(({ open, close }) => ({ open, close }))
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const byDate = (a: { date: string }, b: { date: string }) => (a.date < b.date ? -1 : Number(a.date > b.date))
