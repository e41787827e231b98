import { expect, test } from 'vitest'
import { cancelTerms, moveEnd, orderPolicy } from './change-policy.ts'

const policy = (about: object = {}) => ({ refundPercent: 100, cancelFee: 0, ...about })
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
const visit = (eventId: string, time = '12:00') => ({ eventId, startsAt: at(time) })

test('an order keeps the usual policy, and that of each of its events that has its own', () => {
  const own = policy({ moveHours: 1 })
  expect(
    orderPolicy({ usual: policy(), events: [{ id: 'boat', orderChanges: own }, { id: 'pool' }] }),
  ).toEqual({
    usual: policy(),
    events: { boat: own },
  })
})

test.each([
  ['not said', {}, {}, null],
  ['two hours', { moveHours: 2 }, {}, at('10:00')],
  ['none', { moveHours: 0 }, {}, at('12:00')],
  ['those of its event', { moveHours: 2 }, { moveHours: 5 }, at('07:00')],
  ['not said of its event', { moveHours: 2 }, policy(), null],
])('a visit whose hours for moving are %s', (_, usual, own, end) => {
  const events: Record<string, ReturnType<typeof policy>> = Object.keys(own).length > 0
    ? { boat: policy(own) }
    : {}
  expect(moveEnd({ usual: policy(usual), events }, visit('boat'))).toEqual(end)
})

test.each([
  ['without visits', [], {}, null],
  ['where nothing is said', [visit('boat')], {}, null],
  [
    'of one visit',
    [visit('boat')],
    { usual: policy({ cancelHours: 24, refundPercent: 80, cancelFee: 200 }) },
    { until: new Date('2026-11-20T12:00:00Z'), hours: 24, refundPercent: 80, cancelFee: 200 },
  ],
  [
    'of two visits: by the earlier',
    [visit('boat', '15:00'), visit('pool', '09:00')],
    { usual: policy({ cancelHours: 2 }) },
    { until: at('07:00'), hours: 2, refundPercent: 100, cancelFee: 0 },
  ],
  [
    'of two policies: the earliest end, the least share, the greatest fee',
    [visit('boat'), visit('pool')],
    {
      usual: policy({ cancelHours: 2, refundPercent: 50 }),
      events: { pool: policy({ cancelHours: 6, cancelFee: 300 }) },
    },
    { until: at('06:00'), hours: 6, refundPercent: 50, cancelFee: 300 },
  ],
  [
    'one of which is final',
    [visit('boat'), visit('pool')],
    { usual: policy({ cancelHours: 2 }), events: { pool: policy() } },
    null,
  ],
] as const)('the terms of an order %s', (_, visits, about, terms) => {
  expect(cancelTerms({ usual: policy(), events: {}, ...about }, visits)).toEqual(terms)
})
