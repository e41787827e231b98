import { expect, test } from 'vitest'
import { historyVisit } from './history-visit.ts'

const TODAY = '2026-11-20'
const [before, morning, later] = ['2026-11-19T23:30:00', '2026-11-20T00:00:00', '2026-12-01T09:00:00']

test.each([
  ['an order without visits', [], null],
  ['a visit to come', [later], { startTime: later, isUpcoming: true }],
  ['the visit of today, which has begun', [morning], { startTime: morning, isUpcoming: true }],
  ['the visit of yesterday', [before], { startTime: before, isUpcoming: false }],
  ['of several the next one', [before, morning, later], { startTime: morning, isUpcoming: true }],
  [
    'of several that are over the last',
    ['2026-11-01T09:00:00', before],
    { startTime: before, isUpcoming: false },
  ],
])('%s', (_, startTimes, visit) => {
  expect(historyVisit(startTimes, TODAY)).toEqual(visit)
})
