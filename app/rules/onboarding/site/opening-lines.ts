import type { Element } from 'domhandler'
import { WEEK, type WeekDay } from '../week.ts'
import { pageLanguage } from './page-language.ts'
import { type ReadPage, wordsOf } from './read-page.ts'
import type { PageHours, PageSpan } from './site-page.ts'
import { dayInWords, daysBetween } from './week-days.ts'

const RANGE = String.raw`\s*(?:[-–—‐~〜]|to|until|till|bis|à|a|às|alle|tot|til|til|do)\s*`
const CLOCK = String.raw`(\d{1,2})(?:\s*[:.h時]\s*(\d{2})?)?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?\s*(?:uhr|hrs?|h|Uhr|時)?`
const NOON = /\bnoon\b|\bmidday\b/gi
const TIMES = new RegExp(`(?<![\\d/])${CLOCK}${RANGE}${CLOCK}(?![\\d/])`, 'gi')
const EVERY_DAY =
  /\bdaily\b|every ?day|7 days|seven days|täglich|tous les jours|todos los días|tutti i giorni|dagelijks|todos os dias|dagligt|毎日|every week/i
const WORKWEEK = /\bweekdays?\b|werktags|en semaine/i
const WEEKEND = /\bweekends?\b|wochenende|week-end|fin de semana|fines de semana/i
const CLOSED = /closed|geschlossen|ferm[ée]|cerrad|chius|gesloten|fechad|lukket|stängt|休館|zamkni|ruhetag/i
const OPEN =
  /\bopen(?:ing)?\b|geöffnet|öffnungszeit|\bouvert|horaires|abiert|horario|\bapert|\borari\b|geopend|openingstijden|\babert|åbent|öppet|otwarte|otevřeno|開館|開園|営業時間|مفتوح|ساعات|פתוח/i
/** A line with a date is about some day, not about every week. */
const DATED =
  /\b(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)[a-zé]*\.?\s*\d|\d{1,2}\.?\s*(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|enero|janvier)|\b20\d\d\b|\d\/\d/i

const WORD = /[\p{L}\p{M}.]+/gu
const LINES = 'li, p, tr, dt, dd, td, div, span, time, address, h3, h4, h5'

/** Opening hours as the words of a page tell them: `Tue–Sun 10 am – 5 pm`, `Di–So 10–18 Uhr`, `Monday: closed`. */
export function openingLines(read: ReadPage): PageHours | undefined {
  const hours: PageHours = {}
  const settled = new Set<WeekDay>()
  const language = pageLanguage(read)?.language ?? ''
  const lines = linesOf(read).flatMap(line => segmentsOf(line, language))
  const settle = ({ days, spans }: FoundLine) => {
    for (const day of days.filter(day => !settled.has(day))) {
      settled.add(day)
      if (spans.length > 0) hours[day] = spans
    }
  }
  for (const line of lines) settle(readLine(line, language) ?? { days: [], spans: [] })
  if (Object.keys(hours).length === 0) settle({ days: [...WEEK], spans: spansWithoutDays(lines) })
  return Object.keys(hours).length > 0 ? hours : undefined
}

/** Times of opening that name no days are those of every day that is not closed. */
function spansWithoutDays(lines: readonly string[]): PageSpan[] {
  const line = lines.find(each => OPEN.test(each) && !DATED.test(each) && spansOf(each).length > 0)
  return line === undefined ? [] : spansOf(line)
}

/** `Mon–Fri 9–5, Sat 10–2` tells two things: a day after times begins anew. */
function segmentsOf(line: string, language: string): string[] {
  const segments: string[] = []
  for (const piece of line.split(/[,、]\s*/)) {
    const last = segments.at(-1)
    const isNew = last === undefined || (spansOf(last).length > 0 && daysOf(piece, language).length > 0)
    if (isNew) segments.push(piece)
    else segments[segments.length - 1] = `${last}, ${piece}`
  }
  return segments
}

/** The lines of a page that may tell hours: elements without blocks of their own, and the pairs of a list. */
function linesOf({ $ }: ReadPage): string[] {
  const lines = $(LINES)
    .toArray()
    .flatMap(element => linesOfElement($, element))
  return [...new Set(lines)].filter(
    line => (line.length >= 5 && line.length <= 160 && /\d|closed/i.test(line)) || CLOSED.test(line),
  )
}

function linesOfElement($: ReadPage['$'], element: Element): string[] {
  if (element.tagName === 'dt')
    return [`${wordsOf($, element)} ${wordsOf($, $(element).next('dd').get(0) ?? element)}`]
  if (element.tagName === 'tr')
    return [
      $(element)
        .children()
        .toArray()
        .map(cell => wordsOf($, cell))
        .join(' '),
    ]
  const hasBlocks = $(element).find('li, p, tr, div, dl, ul').length > 0
  if (hasBlocks) return []
  const html = $(element).html() ?? ''
  const parts = html.split(/<br\s*\/?>/i).map(part => part.replace(/<[^>]+>/g, ' '))
  const decoded = parts.map(part => $(`<p>${part}</p>`).text().replace(/\s+/g, ' ').trim())
  return decoded.flatMap(line => line.split(/\s*[;|·•]\s*|(?<=\p{Ll}|\d)\.\s+(?=\p{Lu})/u))
}

type FoundLine = { days: WeekDay[]; spans: PageSpan[] }

/** What one line tells; undefined for one about something else. */
function readLine(line: string, language: string): FoundLine | undefined {
  if (DATED.test(line) || line.length > 160) return undefined
  const days = daysOf(line, language)
  if (days.length === 0) return undefined
  const spans = spansOf(line)
  if (spans.length === 0 && !CLOSED.test(line)) return undefined
  return { days, spans }
}

function daysOf(line: string, language: string): WeekDay[] {
  const words = [...line.matchAll(WORD)].flatMap(match => {
    const position = dayInWords(match[0], language)
    const isWord = match[0].replace(/\./g, '').length > 1 || /[月火水木金土日]/.test(match[0])
    return position === undefined || !isWord
      ? []
      : [{ position, at: match.index, end: match.index + match[0].length }]
  })
  if (words.length === 0) {
    if (EVERY_DAY.test(line)) return [...WEEK]
    if (WORKWEEK.test(line)) return daysBetween(1, 5)
    return WEEKEND.test(line) ? ['Su', 'Sa'] : []
  }
  const days = new Set<WeekDay>()
  words.forEach(({ position, at }, index) => {
    const before = words[index - 1]
    const isRange =
      before &&
      /^\s*\.?\s*(?:[-–—‐~〜]|to|through|thru|until|bis|à|au|al|a|tot|t\/m|til|till|do)\s*$/i.test(
        line.slice(before.end, at).replace(/\b(?:le|el|il|la)\b/gi, ''),
      )
    for (const day of isRange ? daysBetween(before.position, position) : daysBetween(position, position))
      days.add(day)
  })
  return WEEK.filter(day => days.has(day))
}

/** The times of a line, each after the one before; `last entry 3–4 pm` lies within them and is none. */
function spansOf(line: string): PageSpan[] {
  const spans: PageSpan[] = []
  for (const match of line.replace(NOON, '12 pm').matchAll(TIMES)) {
    const span = spanOf(match)
    const before = spans.at(-1)
    if (span && (!before || span.open > before.close)) spans.push(span)
  }
  return spans.slice(0, 3)
}

function spanOf([, h1, m1 = '00', half1, h2, m2 = '00', half2]: RegExpExecArray): PageSpan | null {
  if (h1 === undefined || h2 === undefined) return null
  const close = hourOf(h2, half2)
  const open = hourOf(h1, half1)
  const late = half2 === undefined && half1 === undefined && close <= open && close < 12 ? close + 12 : close
  if (open > 23 || late > 24 || Number(m1) > 59 || Number(m2) > 59 || open === late) return null
  return { open: clock(open, m1), close: late === 24 ? '23:59' : clock(late, m2) }
}

function hourOf(hour: string, half: string | undefined): number {
  const value = Number(hour)
  if (!half) return value
  const isEvening = /^p/i.test(half)
  return isEvening ? (value % 12) + 12 : value % 12
}

const clock = (hour: number, minute: string) =>
  `${String(hour % 24).padStart(2, '0')}:${minute.padStart(2, '0')}`
