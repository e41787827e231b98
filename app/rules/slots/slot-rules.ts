import {
  addDays,
  type LocalDate,
  type LocalTime,
  type WeekdayCode,
  weekdayCode,
} from '#app/rules/calendar/dates.ts'

/** Slots by rule: on these weekdays, at these times, from the first to the last date, the excepted dates left out. */
export type SlotRule = {
  from: LocalDate
  to: LocalDate
  weekdays: readonly WeekdayCode[]
  times: readonly LocalTime[]
  capacity: number
  sold?: number
  priceListId?: string
  except?: readonly LocalDate[]
}

/** One slot of a rule, on the venue's wall clock. */
export type RuleSlot = {
  date: LocalDate
  time: LocalTime
  capacity: number
  sold: number
  priceListId?: string
}

/**
 * The slots of a rule, one at a time so that years of them need no memory, in the order of date and time. A time
 * given twice is one slot. A time skipped by daylight saving keeps its wall time; its instant is `wallTimeToUtc`'s.
 */
export function* expandSlotRule(rule: SlotRule): Generator<RuleSlot> {
  const weekdays = new Set(rule.weekdays)
  const except = new Set(rule.except)
  const times = [...new Set(rule.times)].sort()
  const { capacity, sold = 0, priceListId } = rule
  const shared = { capacity, sold, ...(priceListId ? { priceListId } : {}) }

  for (let date = rule.from; date <= rule.to; date = addDays(date, 1)) {
    if (!weekdays.has(weekdayCode(date)) || except.has(date)) continue
    yield* times.map(time => ({ date, time, ...shared }))
  }
}
