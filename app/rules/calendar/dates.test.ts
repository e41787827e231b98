import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysInMonth,
  isLocalDate,
  isLocalTime,
  weekdayCode,
} from '#app/rules/calendar/dates.ts'

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-20T00:00', false],
  ['', false],
  ["2026-11-20'--", false],
  // Years beyond four digits, which Date.parse reads too.
  ['+012345-01', false],
])('%s is a date: %s', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected)
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
  ['109:30', false],
  ['09:300', false],
])('%s is a time: %s', (text, expected) => {
  expect(isLocalTime(text)).toBe(expected)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-05', 1, '2026-02-05'],
  ['0999-01-15', 1, '0999-02-15'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('weekday codes run Su, M, Tu, W, Th, F, Sa', () => {
  const week = Array.from({ length: 7 }, (_, i) => weekdayCode(addDays('2026-11-15', i)))

  expect(week).toEqual(['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'])
})

test('adding days and taking them off again changes nothing', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date)
      expect(isLocalDate(addDays(date, days))).toBe(true)
    }),
  )
})

test('the day after the last of a month is the first of the next', () => {
  fc.assert(
    fc.property(anyDate, date => {
      const month = date.slice(0, 7)

      expect(addDays(`${month}-${daysInMonth(month)}`, 1).slice(8)).toBe('01')
    }),
  )
})
