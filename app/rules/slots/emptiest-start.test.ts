import { expect, test } from 'vitest'
import { emptiestStart } from './emptiest-start.ts'

const start = (time: string, availableSeats: number) => ({ id: time, time, availableSeats })

test.each<[string, ReturnType<typeof start>[], number, string | null]>([
  ['the one with the most seats', [start('10:00', 3), start('14:00', 9)], 2, '14:00'],
  ['the first of two as empty', [start('14:00', 9), start('10:00', 9)], 2, '10:00'],
  ['none where no start has room for everybody', [start('10:00', 3)], 4, null],
  ['none where a start does not fit', [start('11:00', 9)], 1, null],
  ['none without seats', [start('10:00', 0)], 0, null],
])('the emptiest start is %s', (_, starts, tickets, id) => {
  const isFitting = (one: { id: string }) => one.id !== '11:00'
  expect(emptiestStart(starts, { tickets, isFitting })?.id ?? null).toBe(id)
})
