import { expect, test } from 'vitest'
import { nextVisit } from './next-visit.ts'

const at = (slotId: string, startTime: string | null) => ({
  slotId,
  startTime,
})
const [yesterday, noon, four, tomorrow, anyTime] = [
  at('yesterday', '2026-11-19T10:00:00'),
  at('noon', '2026-11-20T12:00:00'),
  at('four', '2026-11-20T16:00:00'),
  at('tomorrow', '2026-11-21T00:30:00'),
  at('any', null),
]

test.each([
  ['an order without visits', [], '12:00', null],
  ['the first to come, wherever it stands', [tomorrow, four, noon], '11:00', 'noon'],
  ['what began an hour ago', [noon, four], '13:00', 'noon'],
  ['what began more than an hour ago is over', [noon, four], '13:01', 'four'],
  ['an hour reaches behind midnight', [noon, at('late', '2026-11-19T23:30:00')], '00:15', 'late'],
  ['a visit of another day', [yesterday, tomorrow], '12:00', 'tomorrow'],
  ['a time goes before none', [anyTime, four], '12:00', 'four'],
  ['what has no time, once the others are over', [noon, anyTime], '18:00', 'any'],
  ['the first, where all are over', [yesterday, noon], '18:00', 'yesterday'],
])('%s', (_, visits, time, slotId) => {
  expect(nextVisit(visits, { date: '2026-11-20', time })).toBe(slotId)
})
