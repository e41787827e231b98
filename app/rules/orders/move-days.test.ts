import { expect, test } from 'vitest'
import { moveWeek } from './move-days.ts'

/** The days of November from the first to the last, the 10th without a free start. */
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => {
    const day = String(first + place).padStart(2, '0')
    return { date: `2026-11-${day}`, isFree: day !== '10' }
  })
const days = from(8, 29)
const week = (chosen: number) => {
  const { shown, ...further } = moveWeek({
    days,
    visitDay: '2026-11-10',
    chosen: `2026-11-${String(chosen).padStart(2, '0')}`,
  })
  return { days: shown.map(({ date }) => Number(date.slice(-2))), ...further }
}

const cases = [
  {
    why: 'the day of the visit begins its own days',
    chosen: 10,
    days: [10, 11, 12, 13, 14, 15, 16],
    earlier: '2026-11-08',
    later: '2026-11-17',
  },
  {
    why: 'a day of the same ones changes nothing',
    chosen: 16,
    days: [10, 11, 12, 13, 14, 15, 16],
    earlier: '2026-11-08',
    later: '2026-11-17',
  },
  {
    why: 'the next ones lead back to the first free day',
    chosen: 17,
    days: [17, 18, 19, 20, 21, 22, 23],
    earlier: '2026-11-11',
    later: '2026-11-24',
  },
  {
    why: 'the last ones lead no further',
    chosen: 29,
    days: [24, 25, 26, 27, 28, 29],
    earlier: '2026-11-17',
    later: null,
  },
  {
    why: 'the first ones lead on to the day of the visit and those behind it',
    chosen: 8,
    days: [8, 9],
    earlier: null,
    later: '2026-11-11',
  },
  {
    why: 'a day beyond the last is shown with the last',
    chosen: 30,
    days: [24, 25, 26, 27, 28, 29],
    earlier: '2026-11-17',
    later: null,
  },
]
test.each(cases)('$why', ({ why: _, chosen, ...expected }) => {
  expect(week(chosen)).toEqual(expected)
})
