import { expect, test } from 'vitest'
import { dayEntries } from './day-entries.ts'

const day = (...times: string[]) => ({ eventId: 'reef', date: '2026-11-21', times })

test.each<[string, string[], [string, string, number][]]>([
  ['no start', [], []],
  ['one start', ['09:00'], [['09:00', '09:00', 1]]],
  [
    'three starts',
    ['09:00', '11:00', '13:00'],
    [
      ['09:00', '09:00', 1],
      ['11:00', '11:00', 1],
      ['13:00', '13:00', 1],
    ],
  ],
  ['four starts', ['09:00', '11:00', '13:00', '15:30'], [['09:00', '15:30', 4]]],
])('a day with %s stands in a calendar', (_, times, entries) => {
  expect(
    dayEntries([day(...times)]).map(({ firstTime, lastTime, starts }) => [firstTime, lastTime, starts]),
  ).toEqual(entries)
})

test('each entry is of its own event and day', () => {
  const other = { eventId: 'dome', date: '2026-11-22', times: ['20:00'] }
  expect(dayEntries([day('09:00'), other]).map(({ eventId, date }) => [eventId, date])).toEqual([
    ['reef', '2026-11-21'],
    ['dome', '2026-11-22'],
  ])
})
