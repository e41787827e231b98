import { WEEKDAY_CODES } from '#app/rules/calendar/dates.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { PlanChange } from './plan-change.ts'
import type { DraftRule, DraftSlot } from './read-time-rows.ts'
import type { SheetFormat } from './sheet-values.ts'

/** One value that a plan changes: where it stands in the record, and how it reads before and after; null where there is none. */
export type PlanLine = { path: string[]; before: string | null; after: string | null }
export type PlanEntry = {
  kind: 'made' | 'changed' | 'closed'
  part: string
  name: string
  lines: PlanLine[]
  /** lines that are too many to read */
  more: number
}
export type PlanCounts = Record<PlanEntry['kind'], number>

const MAX_LINES = 40

/** A plan for people: each record that is made, changed or closed, with its values before and after. An event that is retired is closed. */
export function describePlan(
  changes: readonly PlanChange[],
  format: SheetFormat,
): { entries: PlanEntry[]; counts: PlanCounts } {
  const entries = changes.map(change => {
    const lines = change.fields.flatMap(({ key, before, after }) =>
      linesOf({ path: [key], before, after }, format),
    )
    const { part, name } = change
    return {
      kind: kindOf(change),
      part,
      name,
      lines: lines.slice(0, MAX_LINES),
      more: Math.max(0, lines.length - MAX_LINES),
    }
  })
  const count = (kind: PlanEntry['kind']) => entries.filter(entry => entry.kind === kind).length

  return { entries, counts: { made: count('made'), changed: count('changed'), closed: count('closed') } }
}

const KINDS = { added: 'made', removed: 'closed', changed: 'changed' } as const

const kindOf = ({ kind, fields }: PlanChange): PlanEntry['kind'] =>
  fields.some(
    ({ key, before, after }) => kind === 'changed' && key === 'retired' && after === true && !before,
  )
    ? 'closed'
    : KINDS[kind]

type Difference = { path: string[]; before: unknown; after: unknown }
type Item = Record<string, unknown>

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem)

function linesOf({ path, before, after }: Difference, format: SheetFormat): PlanLine[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isItems(before) || isItems(after))
    return linesOfItems({ path, before: itemsOf(before), after: itemsOf(after) }, format)
  if (isItem(before) || isItem(after)) {
    const [one, other] = [isItem(before) ? before : {}, isItem(after) ? after : {}]
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(key =>
      linesOf({ path: [...path, key], before: one[key], after: other[key] }, format),
    )
  }
  const words = (value: unknown) => valueWords(path.at(-1) ?? '', value, format)

  return [{ path, before: words(before), after: words(after) }]
}

const itemsOf = (value: unknown): Item[] => (isItems(value) ? value : [])

function linesOfItems(
  { path, before, after }: { path: string[]; before: Item[]; after: Item[] },
  format: SheetFormat,
): PlanLine[] {
  if (path.at(-1) === 'slots' || path.at(-1) === 'slotRules') return linesOfStarts({ path, before, after })
  const old = new Map(before.map((item, index) => [labelOf(item, index), item]))
  const fresh = new Map(after.map((item, index) => [labelOf(item, index), item]))

  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap(label => {
    const [one, other] = [old.get(label), fresh.get(label)].map(item => item && valuesOf(item))
    return linesOf({ path: [...path, label], before: one, after: other }, format)
  })
}

const LABELS = ['id', 'personTypeId', 'screen', 'date', 'code'] as const

const labelOf = (item: Item, index: number): string =>
  String(LABELS.map(key => item[key]).find(value => typeof value === 'string') ?? index + 1)

/** What the label does not say already. */
const valuesOf = (item: Item): Item | unknown => {
  const { id: _id, personTypeId: _personTypeId, ...values } = item

  return Object.keys(values).length > 0 ? values : true
}

/** Starts have no name: one that reads otherwise is another one. */
function linesOfStarts({
  path,
  before,
  after,
}: {
  path: string[]
  before: Item[]
  after: Item[]
}): PlanLine[] {
  const old = new Set(before.map(startWords))
  const fresh = new Set(after.map(startWords))
  const gone = [...old]
    .filter(words => !fresh.has(words))
    .map(words => ({ path, before: words, after: null }))
  const added = [...fresh]
    .filter(words => !old.has(words))
    .map(words => ({ path, before: null, after: words }))

  return [...gone, ...added]
}

/** `2026-12-01 – 2026-12-31, M Tu, 09:30 14:00 × 40 (weekend)`; single starts without a last day. */
function startWords(start: Item): string {
  const { from, to, times, date, time, weekdays, capacity, priceListId, except } = start as Partial<
    DraftRule & DraftSlot
  >
  const days = to ? `${from} – ${to}` : `${date}`
  const every = weekdays && weekdays.length < WEEKDAY_CODES.length ? `, ${weekdays.join(' ')}` : ''
  const but = except && except.length > 0 ? ` (≠ ${except.join(', ')})` : ''

  return `${days}${every}${but}, ${times?.join(' ') ?? time} × ${capacity}${priceListId ? ` (${priceListId})` : ''}`
}

const MONEY = ['price', 'fee', 'amount', 'cancelFee']
const MAX_WORDS = 160

function valueWords(key: string, value: unknown, { currency, locale }: SheetFormat): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' && MONEY.includes(key))
    return value < 0 ? '–' : formatMoney(value, { currency, locale, decimals: true })
  const words = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words
}
