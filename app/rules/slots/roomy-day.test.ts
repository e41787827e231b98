import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomyDay } from './roomy-day.ts'

const start = (time: string, availableSeats: number) => ({ id: time, time, availableSeats })
const day = (date: string, ...starts: ReturnType<typeof start>[]) => ({ date, starts })
const DAYS = [
  day('2026-11-20', start('10:00', 2)),
  day('2026-11-21', start('09:00', 4), start('10:00', 3), start('15:00', 9)),
  day('2026-11-22', start('10:00', 9)),
]

test.each([
  ['the first that has it', 2, null, '2026-11-20 10:00'],
  ['the wished time of the day', 3, '10:00', '2026-11-21 10:00'],
  ['the nearest to the wished time', 4, '10:00', '2026-11-21 09:00'],
  ['the first start where no time is wished', 3, null, '2026-11-21 09:00'],
  ['nothing where no day has it', 10, '10:00', null],
])('room for a party is %s', (_, tickets, time, found) => {
  const room = roomyDay(DAYS, { tickets, time, isFitting: () => true })
  expect(room && `${room.date} ${room.start.time}`).toBe(found)
})

test('a day none of whose starts fits is passed over', () => {
  const isFitting = ({ id }: { id: string }) => id !== '15:00'
  expect(roomyDay(DAYS, { tickets: 5, time: null, isFitting })?.date).toBe('2026-11-22')
})

test('no day before the one that is found has a start for everybody, and where none is found no day has', () => {
  const starts = fc.uniqueArray(
    fc.record({ hour: fc.integer({ min: 9, max: 18 }), seats: fc.integer({ min: 0, max: 8 }) }),
    { selector: ({ hour }) => hour, maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.array(starts, { maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (lists, tickets) => {
      const days = lists.map((list, index) =>
        day(
          `2026-12-0${index + 1}`,
          ...list.map(({ hour, seats }) => start(`${hour}:00`.padStart(5, '0'), seats)),
        ),
      )
      const found = roomyDay(days, { tickets, time: '12:00', isFitting: () => true })
      const first = days.find(({ starts }) => starts.some(({ availableSeats }) => availableSeats >= tickets))
      expect(found?.date ?? null).toBe(first?.date ?? null)
      if (found) expect(found.start.availableSeats).toBeGreaterThanOrEqual(tickets)
    }),
    { numRuns: 500, seed: 7 },
  )
})
