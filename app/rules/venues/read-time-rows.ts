import { WEEKDAY_CODES } from '#app/rules/calendar/dates.ts'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import { type DraftRecord, recordsOf } from './read-record-rows.ts'
import { idList, type RowsOf, recordOf, type SheetRecord, type SheetRow } from './sheet-row.ts'
import { readDate, readDates, readTimes, readWeekdays, readWhole } from './sheet-values.ts'

/** A start or a rule of a venue file, its defaults left out. */
export type DraftSlot = {
  id?: string
  date: string
  time: string
  capacity: number
  sold?: number
  priceListId?: string
}
export type DraftRule = {
  from: string
  to: string
  weekdays?: readonly string[]
  times: readonly string[]
  capacity: number
  sold?: number
  priceListId?: string
  except?: readonly string[]
}
type Starts = { slots: DraftSlot[]; slotRules: DraftRule[] }

/** The venue with the times of these rows: with a last day they repeat, without one they are single starts. Events that no row names keep theirs. */
export function readTimeRows({ file, rows }: RowsOf<'times'>): VenueFileDraft {
  const events = recordsOf(file, 'events')
  const starts = new Map<string, Starts>()
  for (const row of rows) {
    const event = recordOf(events, row.text('event'))
    if (!event) row.fault('event', row.text('event') ? 'unknown' : 'missing', idList(events))
    const of = event ?? { id: '' }
    const own = starts.get(of.id) ?? { slots: [], slotRules: [] }
    starts.set(of.id, own)
    readStarts(row, { event: of, starts: own, path: `events[${events.indexOf(of)}]` })
  }

  return { ...file, events: events.map(event => withStarts(event, starts.get(event.id))) }
}

function withStarts(event: DraftRecord, starts: Starts | undefined): DraftRecord {
  if (!starts) return event
  const { slots, slotRules, ...rest } = { ...event, ...starts }

  return {
    ...rest,
    ...(slots.length > 0 && { slots }),
    ...(slotRules.length > 0 && { slotRules }),
  }
}

type StartsPlace = { event: DraftRecord; starts: Starts; path: string }

function readStarts(row: SheetRow<'times'>, { event, starts, path }: StartsPlace) {
  const from = row.require('from', readDate, 'today')
  const times = row.require('times', readTimes, ['00:00'])
  const capacity = row.require('seats', readWhole, 0)
  const priceListId = readPriceList(row, event)
  const shared = { capacity, ...(priceListId && { priceListId }) }
  const repeats = ['to', 'weekdays', 'except'].some(key => row.text(key as 'to') !== '')
  if (repeats) {
    const rule = { from, ...readRepetition(row), times, ...shared }
    noteOrigins(row, `${path}.slotRules[${starts.slotRules.length}]`)
    starts.slotRules.push(withSoldOfRule(rule, event))
    return
  }
  for (const time of times) {
    noteOrigins(row, `${path}.slots[${starts.slots.length}]`)
    starts.slots.push(withStoredSlot({ date: from, time, ...shared }, event))
  }
}

const ORIGINS = {
  from: 'from',
  date: 'from',
  to: 'to',
  weekdays: 'weekdays',
  times: 'times',
  time: 'times',
  capacity: 'seats',
  priceListId: 'priceList',
  except: 'except',
} as const

function noteOrigins(row: SheetRow<'times'>, path: string) {
  row.origin(path, 'event')
  for (const [key, column] of Object.entries(ORIGINS)) row.origin(`${path}.${key}`, column)
}

function readRepetition(row: SheetRow<'times'>) {
  const weekdays = row.read('weekdays', readWeekdays)
  const except = row.read('except', readDates)
  const isDaily = !weekdays || weekdays.length === WEEKDAY_CODES.length

  return {
    to: row.require('to', readDate, 'today'),
    ...(!isDaily && { weekdays }),
    ...(except && { except }),
  }
}

function readPriceList(row: SheetRow<'times'>, event: DraftRecord): string | undefined {
  const text = row.text('priceList')
  if (!text) return undefined
  const lists = (event.priceLists ?? []) as SheetRecord[]
  const list = recordOf(lists, text)
  if (!list && event.id) row.fault('priceList', 'unknown', idList(lists))

  return list?.id
}

/** A start that is stored keeps its reference; how many seats are sold is known there. */
function withStoredSlot(slot: DraftSlot, event: DraftRecord): DraftSlot {
  const stored = ((event.slots ?? []) as DraftSlot[]).find(
    ({ date, time }) => date === slot.date && time === slot.time,
  )

  return { ...(stored?.id && { id: stored.id }), ...slot, ...soldOf(stored, slot) }
}

const soldOf = (stored: { sold?: number } | undefined, { capacity }: { capacity: number }) =>
  stored?.sold && stored.sold <= capacity ? { sold: stored.sold } : {}

function withSoldOfRule(rule: DraftRule, event: DraftRecord): DraftRule {
  const stored = ((event.slotRules ?? []) as DraftRule[]).find(one => ruleKey(one) === ruleKey(rule))

  return { ...rule, ...soldOf(stored, rule) }
}

const ruleKey = ({ from, to, weekdays = WEEKDAY_CODES, times }: DraftRule) =>
  JSON.stringify([from, to, [...weekdays].sort(), [...times].sort()])
