import { isLocalDate, isLocalTime, WEEKDAY_CODES, type WeekdayCode } from '#app/rules/calendar/dates.ts'
import { unitOf } from '#app/rules/money/format-money.ts'
import { cellText, type SheetCell, wordKey } from './sheet-table.ts'

/** How the people of a venue write: its locale and its currency. */
export type SheetFormat = { locale: string; currency: string }

export type ValueFault = 'money' | 'decimals' | 'number' | 'date' | 'time' | 'weekdays' | 'yes-no' | 'kind'
export type CellValue<Value> = { ok: true; value: Value } | { ok: false; fault: ValueFault }
export type CellReader<Value> = (cell: SheetCell, format: SheetFormat) => CellValue<Value>

const right = <Value>(value: Value): CellValue<Value> => ({ ok: true, value })
const wrong = (fault: ValueFault): { ok: false; fault: ValueFault } => ({ ok: false, fault })

/** Text as it stands, with its lines. */
export const readText: CellReader<string> = cell => right(typeof cell === 'string' ? cell : cellText(cell))

/** Words apart by commas, semicolons or lines. */
export const readList: CellReader<string[]> = cell => right(partsOf(cellText(cell)))

const partsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(Boolean)

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'si', 'oui', 'sim', 'да', 'はい']
const NO = ['no', 'n', 'false', '0', 'nein', 'non', 'nao', 'nee', 'нет', 'いいえ']

export const readYesNo: CellReader<boolean> = cell => {
  const key = wordKey(cellText(cell))
  if (YES.includes(key)) return right(true)

  return NO.includes(key) ? right(false) : wrong('yes-no')
}

export const readKind: CellReader<'individual' | 'group'> = cell => {
  const key = wordKey(cellText(cell))

  return key === 'individual' || key === 'group' ? right(key) : wrong('kind')
}

/** A whole number, 0 or more or below. */
export const readWhole: CellReader<number> = (cell, format) => {
  const number = typeof cell === 'number' ? cell : decimalOf(cellText(cell), format)

  return number !== null && Number.isSafeInteger(number) ? right(number) : wrong('number')
}

const NOT_FOR_SALE = ['notforsale', 'notsold', 'na']
const FREE = ['free', 'nocharge', 'freeofcharge', 'gratis', 'kostenlos', 'frei']

/** A price in the smallest unit: 12.50, $12.50, 12,50 €; "not for sale" is -1, "free" is 0. */
export const readPrice: CellReader<number> = (cell, format) => {
  const text = cellText(cell)
  const key = wordKey(text)
  if (NOT_FOR_SALE.includes(key) || /^[-–—]1?$/.test(text)) return right(-1)
  if (FREE.includes(key)) return right(0)

  return readMoney(cell, format)
}

/** An amount of 0 or more in the smallest unit of the currency. */
export const readMoney: CellReader<number> = (cell, format) => {
  const amount = typeof cell === 'number' ? cell : decimalOf(withoutCurrency(cellText(cell)), format)
  if (amount === null || amount < 0) return wrong('money')
  const units = amount * unitOf(format.currency)
  const whole = Math.round(units)

  return Math.abs(units - whole) < 1e-6 ? right(whole) : wrong('decimals')
}

const withoutCurrency = (text: string) =>
  text
    .replace(/^(?:\p{Sc}|\p{L}{1,3}\.?\p{Sc}?)\s*|\s*(?:\p{Sc}|\p{L}{1,4}\.?)$/gu, '')
    .replace(/[.,][-–—]+$/, '')

/** A number as the locale writes it; a sign that the locale groups with and that cannot group here is its decimal point. Null for what is none. */
function decimalOf(text: string, { locale }: SheetFormat): number | null {
  const plain = latinDigits(text).replace(/[\s\u00a0\u202f'’_]/g, '')
  if (!/^[-+]?\d[\d.,]*$/.test(plain)) return null
  const point = decimalPoint(plain, locale)
  const parts = point ? plain.split(point) : [plain]
  if (parts.length > 2) return null
  const [whole = '', decimals] = parts
  if (!/^[-+]?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole) || (decimals && !/^\d+$/.test(decimals)))
    return null

  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
}

function decimalPoint(text: string, locale: string): string | null {
  const signs = [...new Set(text.match(/[.,]/g) ?? [])]
  if (signs.length === 2) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const [sign] = signs
  if (!sign) return null
  const groups = new RegExp(`^[-+]?\\d{1,3}(?:\\${sign}\\d{3})+$`).test(text)

  return groups && sign !== localPoint(locale) ? null : sign
}

const localPoint = (locale: string) =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/** Arabic, Persian and Devanagari digits as 0–9. */
const latinDigits = (text: string) =>
  text
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x0966))
    .replace('٫', '.')

const DAY_MS = 86_400_000
/** The day from which spreadsheets count, and the counts that are days of our time. */
const SERIAL_START = Date.UTC(1899, 11, 30)
const SERIALS = { from: 30_000, to: 80_000 }

/** A day as `2026-11-25`: a date cell, ISO 8601, the order of the locale, a month in words, or `today+90` as venue files have it. */
export const readDate: CellReader<string> = (cell, { locale }) => {
  if (cell instanceof Date) return right(cell.toISOString().slice(0, 10))
  if (typeof cell === 'number')
    return cell > SERIALS.from && cell < SERIALS.to
      ? right(isoOf(SERIAL_START + cell * DAY_MS))
      : wrong('date')
  const text = latinDigits(cellText(cell))
  if (/^today([+-]\d{1,4})?$/i.test(text)) return right(text.toLowerCase())
  const date = numericDate(text, locale) ?? wordyDate(text, locale)

  return date && isLocalDate(date) ? right(date) : wrong('date')
}

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
const padded = (value: string) => value.padStart(2, '0')

type DatePart = 'year' | 'month' | 'day'

function numericDate(text: string, locale: string): string | null {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})\s*[-./年月]\s*(\d{1,2})\s*[-./月]\s*(\d{1,4})\s*[.日]?$/.exec(text) ?? []
  if (!first) return null
  const order: DatePart[] = first.length === 4 ? ['year', 'month', 'day'] : dateOrder(locale)
  const values = [first, second, third]
  const part = (name: DatePart) => values[order.indexOf(name)] ?? ''
  const year = part('year').length === 2 ? `20${part('year')}` : part('year')

  return `${year}-${padded(part('month'))}-${padded(part('day'))}`
}

const dateOrder = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => ['year', 'month', 'day'].includes(type))

function wordyDate(text: string, locale: string): string | null {
  const year = /\b\d{4}\b/.exec(text)?.[0]
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0]
  const words = text.match(/\p{L}+/gu)?.map(wordKey) ?? []
  const month = monthNames(locale).findIndex(names => words.some(word => names.includes(word)))

  return year && day && month >= 0 ? `${year}-${padded(String(month + 1))}-${padded(day)}` : null
}

const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    namesOf(locale, date => date.setUTCMonth(month), { month: 'long', day: 'numeric' }, 'month'),
  )

/** The names of a month or a weekday, long and short, of the locale and in English. */
function namesOf(
  locale: string,
  move: (date: Date) => void,
  format: Intl.DateTimeFormatOptions,
  part: 'month' | 'weekday',
): string[] {
  const date = new Date(Date.UTC(2024, 0, 7))
  move(date)
  const widths = ['long', 'short'] as const
  return [locale, 'en-US'].flatMap(language =>
    widths.flatMap(width => {
      const parts = new Intl.DateTimeFormat(language, { ...format, [part]: width, timeZone: 'UTC' })
      return wordKey(parts.formatToParts(date).find(({ type }) => type === part)?.value ?? '')
    }),
  )
}

/** Days apart by commas, semicolons or lines. */
export const readDates: CellReader<string[]> = (cell, format) => {
  const dates =
    typeof cell === 'string'
      ? partsOf(joinedDates(cell)).map(part => readDate(part, format))
      : [readDate(cell, format)]

  return all(dates)
}

/** A comma within "Nov 25, 2026" is no end of a date. */
const joinedDates = (text: string) => text.replace(/(\p{L}+\.?\s+\d{1,2}),\s*(?=\d{4}\b)/gu, '$1 ')

function all<Value>(values: readonly CellValue<Value>[]): CellValue<Value[]> {
  const fault = values.find(value => !value.ok)
  if (fault && !fault.ok) return fault

  return right(values.flatMap(value => (value.ok ? [value.value] : [])))
}

/** A time of day as `09:30`: a time cell, 9:30 AM, 9.30, 9h30, 21:00. */
const readTime: CellReader<string> = cell => {
  if (cell instanceof Date) return right(cell.toISOString().slice(11, 16))
  if (typeof cell === 'number')
    return cell >= 0 && cell < 1
      ? right(new Date(Math.round(cell * 1440) * 60_000).toISOString().slice(11, 16))
      : wrong('time')
  const text = latinDigits(cellText(cell))
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:\s*[:.h時]\s*(\d{2})?(?::00)?)?\s*([ap]\.?\s?m\.?)?(?:\s*(?:uhr|h|分))?$/i.exec(text) ?? []
  const isWhole = hour !== '' && (half !== '' || /\D/.test(text))
  if (!isWhole || (half && (Number(hour) < 1 || Number(hour) > 12))) return wrong('time')
  const time = `${padded(half ? String((Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)) : hour)}:${minute}`

  return isLocalTime(time) ? right(time) : wrong('time')
}

/** Times apart by commas, semicolons, lines or "and". */
export const readTimes: CellReader<string[]> = (cell, format) =>
  all(
    typeof cell === 'string'
      ? partsOf(cell.replace(/\s(?:and|und|y|et|e)\s/gi, ',')).map(part => readTime(part, format))
      : [readTime(cell, format)],
  )

const GROUPS: Record<string, readonly WeekdayCode[]> = {
  daily: WEEKDAY_CODES,
  everyday: WEEKDAY_CODES,
  all: WEEKDAY_CODES,
  weekdays: ['M', 'Tu', 'W', 'Th', 'F'],
  weekend: ['Sa', 'Su'],
  weekends: ['Sa', 'Su'],
}

/** Days of the week: `Mon-Fri`, `Sat, Sun`, `daily`, the codes of a venue file, names of the locale. In the order in which they are written. */
export const readWeekdays: CellReader<WeekdayCode[]> = (cell, { locale }) => {
  const names = WEEKDAY_CODES.map((code, day) => [
    wordKey(code),
    ...namesOf(locale, date => date.setUTCDate(7 + day), { weekday: 'long' }, 'weekday'),
    wordKey(code === 'M' ? 'Mo' : code === 'W' ? 'We' : code === 'F' ? 'Fr' : code),
  ])
  const text = cellText(cell).replace(/\s*(?:[-–—]|\bto\b|\bbis\b)\s*/gi, '–')
  const group = GROUPS[wordKey(text)]
  if (group) return right([...group])
  const parts = text.split(/[,;/\n]|\s+(?:and\s+|&\s*)?/).filter(Boolean)
  const days = parts.map(part => daysOf(part, names))
  if (days.length === 0 || days.some(part => part.length === 0)) return wrong('weekdays')

  return right([...new Set(days.flat())].map(day => WEEKDAY_CODES[day]!))
}

/** Positions of `Fri` or `Fri–Mon`; none for what is no day. */
function daysOf(part: string, names: readonly (readonly string[])[]): number[] {
  const edges = part.split('–').map(name => names.findIndex(known => known.includes(wordKey(name))))
  const [first = -1, last = first] = edges
  if (edges.length > 2 || first < 0 || last < 0) return []
  const count = ((last - first + 7) % 7) + 1

  return Array.from({ length: count }, (_, step) => (first + step) % 7)
}
