import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticketRefusals } from '#app/rules/limits/repair-tickets.ts'
import { roomyStart } from '#app/rules/slots/roomy-start.ts'

const start = (time: string, availableSeats: number) => ({ id: time, time, availableSeats })
const DAY = [start('09:00', 9), start('10:00', 2), start('11:00', 3), start('12:00', 9), start('15:00', 9)]

test.each([
  ['the nearest with room', 5, '11:00', '12:00'],
  ['the later of two that are as near', 3, '10:00', '11:00'],
  ['an earlier one that is nearer', 5, '10:00', '09:00'],
  ['the first where none was chosen', 5, null, '09:00'],
  ['nothing for more than any start has room for', 10, '10:00', null],
  ['never the start itself', 2, '15:00', '12:00'],
])('%s', (_, tickets, time, found) => {
  expect(roomyStart(DAY, { tickets, time, isFitting: () => true })?.time ?? null).toBe(found)
})

test('a start that does not go with the rest is not told', () => {
  const isFitting = ({ id }: { id: string }) => id !== '12:00'
  expect(roomyStart(DAY, { tickets: 5, time: '11:00', isFitting })?.time).toBe('09:00')
})

test('at the start that is found as many tickets as were chosen can be ordered, and where none is found at none', () => {
  const starts = fc.uniqueArray(
    fc.record({ hour: fc.integer({ min: 9, max: 18 }), availableSeats: fc.integer({ min: 0, max: 8 }) }),
    { selector: ({ hour }) => hour, maxLength: 6 },
  )
  const isPossible = (seats: number, quantity: number) => {
    const ticket = { eventId: 'boat', personTypeId: 'adult', quantity, isRetail: false }
    return ticketRefusals([ticket], { rules: [], seats, maximums: {} }).length === 0
  }
  fc.assert(
    fc.property(
      starts,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 9, max: 18 }),
      (list, tickets, hour) => {
        const day = list.map(one => start(`${one.hour}:00`.padStart(5, '0'), one.availableSeats))
        const time = `${hour}:00`.padStart(5, '0')
        const found = roomyStart(day, { tickets, time, isFitting: () => true })
        if (found) expect(isPossible(found.availableSeats, tickets)).toBe(true)
        else
          expect(day.filter(one => one.time !== time && isPossible(one.availableSeats, tickets))).toEqual([])
      },
    ),
    { numRuns: 1_000, seed: 7 },
  )
})
