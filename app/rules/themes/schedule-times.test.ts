import { expect, test } from 'vitest'
import { overlaps, readScheduleTimes } from './schedule-times.ts'

const clock = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/New_York' }

test.each([
  ['on the clock of the venue', '2026-12-24T18:00', undefined, '2026-12-24T23:00:00.000Z', null],
  [
    'with an end',
    '2026-12-24T18:00',
    '2026-12-27T00:00',
    '2026-12-24T23:00:00.000Z',
    '2026-12-27T05:00:00.000Z',
  ],
  ['in summer', '2027-07-04T06:00', undefined, '2027-07-04T10:00:00.000Z', null],
  ['a time that the clock skips', '2027-03-14T02:30', undefined, '2027-03-14T07:30:00.000Z', null],
])('times are read %s', (_, startsAt, endsAt, start, end) => {
  const times = readScheduleTimes({ startsAt, endsAt }, clock)
  expect(times).toEqual({ ok: true, startsAt: new Date(start), endsAt: end ? new Date(end) : null })
})

test.each([
  ['no time', '', undefined, 'startsAt', 'invalid'],
  ['a day that is none', '2026-02-30T10:00', undefined, 'startsAt', 'invalid'],
  ['a minute ago', '2026-11-20T09:59', undefined, 'startsAt', 'past'],
  ['this very minute', '2026-11-20T10:00', undefined, 'startsAt', 'past'],
  ['an end that is no time', '2026-12-24T18:00', 'soon', 'endsAt', 'invalid'],
  ['an end before the start', '2026-12-24T18:00', '2026-12-24T17:00', 'endsAt', 'order'],
  ['an end at the start', '2026-12-24T18:00', '2026-12-24T18:00', 'endsAt', 'order'],
])('%s is refused at its field', (_, startsAt, endsAt, field, problem) => {
  expect(readScheduleTimes({ startsAt, endsAt }, clock)).toEqual({ ok: false, field, problem })
})

const from = (start: number, end: number | null) => ({
  startsAt: new Date(start),
  endsAt: end === null ? null : new Date(end),
})

test.each([
  ['one after the other', from(1, 5), from(5, 9), false],
  ['one into the other', from(1, 6), from(5, 9), true],
  ['one within the other', from(1, 9), from(5, 6), true],
  ['one that never ends', from(1, null), from(5, 6), true],
  ['one that ends before the one that never ends', from(1, 5), from(5, null), false],
])('%s', (_, one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected])
})
