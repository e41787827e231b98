import { WEEK, type WeekDay } from '../week.ts'
import { openingLines } from './opening-lines.ts'
import { type Fact, type ReadPage, wordsOf } from './read-page.ts'
import type { PageHours, PageSpan, Proposal } from './site-page.ts'
import { dayPosition, daysBetween, schemaDay } from './week-days.ts'

/** Opening hours: as schema.org writes them, else as the page tells them in words. Undefined where neither can be read. */
export function proposeHours(read: ReadPage): Proposal<PageHours> | undefined {
  const stated = hoursOfFacts(read.facts) ?? hoursOfMicrodata(read)
  const readable = openingLines(read)
  if (stated)
    return { value: stated, source: 'json-ld', confidence: 0.92, others: readable ? [readable] : [] }
  return readable && { value: readable, source: 'text', confidence: 0.65, others: [] }
}

function hoursOfFacts(facts: readonly Fact[]): PageHours | undefined {
  for (const fact of facts) {
    const hours: PageHours = {}
    for (const spec of listOf(fact.openingHoursSpecification)) addSpecification(hours, spec as Fact)
    for (const line of listOf(fact.openingHours)) if (typeof line === 'string') addLine(hours, line)
    if (Object.keys(hours).length > 0) return hours
  }
  return undefined
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** One with dates is about some days of a year, not about every week. */
function addSpecification(hours: PageHours, { dayOfWeek, opens, closes, validFrom, validThrough }: Fact) {
  const open = clockTime(opens)
  const close = clockTime(closes)
  if (!open || !close || open === close || (validFrom && validThrough && isShort(validFrom, validThrough)))
    return
  const days = listOf(dayOfWeek).flatMap(name => schemaDay(name) ?? [])
  for (const day of dayOfWeek === undefined ? WEEK : days.map(position => WEEK[position] ?? 'Su'))
    addSpan(hours, { day, open, close })
}

const isShort = (from: unknown, through: unknown) =>
  Math.abs(Date.parse(String(through)) - Date.parse(String(from))) < 21 * 86_400_000

function clockTime(value: unknown): string | undefined {
  const [, hour = '', minute = '00'] = /^T?(\d{1,2}):(\d{2})/.exec(String(value ?? '')) ?? []
  if (!hour || Number(hour) > 24) return undefined
  return hour === '24' ? '23:59' : `${hour.padStart(2, '0')}:${minute}`
}

const LINE = /([A-Za-z,\s-]*?)\s*(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})/g

/** `Mo-Fr 09:00-17:00`, `Mo,We 10:00-16:00`; some write the whole week into one: `Fr 09:00-12:00, 14:00-17:00, Sa 10:00-16:00`. */
function addLine(hours: PageHours, line: string) {
  let days: WeekDay[] = [...WEEK]
  for (const [, names = '', opens, closes] of line.matchAll(LINE)) {
    const open = clockTime(opens)
    const close = clockTime(closes)
    if (/[a-z]/i.test(names)) days = daysOfNames(names)
    if (open && close) for (const day of days) addSpan(hours, { day, open, close })
  }
}

const daysOfNames = (names: string): WeekDay[] =>
  names.split(',').flatMap(part => {
    const [from, to = from] = part.split('-').map(name => dayPosition(name.trim()))
    return from === undefined || to === undefined ? [] : daysBetween(from, to)
  })

function addSpan(hours: PageHours, { day, open, close }: PageSpan & { day: WeekDay }) {
  const spans = hours[day] ?? []
  if (spans.length < 6 && !spans.some(span => span.open === open)) hours[day] = [...spans, { open, close }]
}

function hoursOfMicrodata({ $ }: ReadPage): PageHours | undefined {
  const hours: PageHours = {}
  for (const element of $('[itemprop="openingHours"]').toArray())
    addLine(hours, element.attribs.content ?? element.attribs.datetime ?? wordsOf($, element))
  return Object.keys(hours).length > 0 ? hours : undefined
}
