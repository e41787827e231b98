import { expect, test } from 'vitest'
import { isAfterPart, partBefore, startsInOrder } from './part-order.ts'

const at = (time: string, { date = '2026-12-03', seats = 9 } = {}) => ({
  id: time,
  date,
  time,
  availableSeats: seats,
})

test.each([
  ['nothing before', [], null],
  ['what takes no time of its own', [{ ...at('10:00'), minutes: 0 }], null],
  ['its end and the way', [{ ...at('18:00'), id: 'sky', minutes: 50 }], ['sky', '2026-12-03', '19:00']],
  [
    'of several the one that ends last',
    [
      { ...at('18:00'), id: 'sky', minutes: 120 },
      { ...at('19:00'), id: 'talk', minutes: 20 },
    ],
    ['sky', '2026-12-03', '20:10'],
  ],
  ['past midnight', [{ ...at('23:30'), id: 'sky', minutes: 50 }], ['sky', '2026-12-04', '00:30']],
])('the part before: %s', (_, parts, expected) => {
  const before = partBefore(parts)
  expect(before && [before.id, before.date, before.time]).toEqual(expected)
})

test.each([
  [at('18:59'), false],
  [at('19:00'), true],
  [at('09:00', { date: '2026-12-04' }), true],
  [at('21:00', { date: '2026-12-02' }), false],
])('%o comes after it: %s', (start, expected) => {
  expect(isAfterPart(start, { date: '2026-12-03', time: '19:00' })).toBe(expected)
})

test('whatever comes after nothing', () => {
  expect(isAfterPart(at('08:00'), null)).toBe(true)
})

const sky = {
  id: 'sky',
  minutes: 50,
  slots: [at('09:00'), at('10:00')],
  start: null,
}
const hole = {
  id: 'hole',
  minutes: 40,
  slots: [at('09:00'), at('10:00'), at('11:00')],
  start: null,
}

const timesOf = (...[parts, isLate = false]: [Parameters<typeof startsInOrder>[0], boolean?]) =>
  Object.values(startsInOrder(parts, { isLate })).map(start => start?.time ?? null)

test.each([
  ['the first that follow each other', [sky, hole], false, ['09:00', '10:00']],
  ['from auto-select’s first time on', [sky, hole], true, ['10:00', '11:00']],
  ['after the chosen one', [{ ...sky, start: at('10:00') }, hole], false, ['10:00', '11:00']],
  ['a chosen one stays', [sky, { ...hole, start: at('09:00') }], false, ['09:00', '09:00']],
  [
    'not one without a seat',
    [sky, { ...hole, slots: [at('10:00', { seats: 0 }), at('11:00')] }],
    false,
    ['09:00', '11:00'],
  ],
  ['none where none follows', [sky, { ...hole, slots: [at('09:00')] }], false, ['09:00', null]],
])('%s', (_, parts, isLate, times) => {
  expect(timesOf(parts, isLate)).toEqual(times)
})
