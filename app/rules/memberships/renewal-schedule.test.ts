import { expect, test } from 'vitest'
import { nextTry, renewalDays } from './renewal-schedule.ts'

test.each([
  { billingDays: 7, renewalWindowDays: 90, noticeOn: '2026-12-17', chargeOn: '2026-12-24', daysBefore: 7 },
  { billingDays: 14, renewalWindowDays: 5, noticeOn: '2026-12-19', chargeOn: '2026-12-26', daysBefore: 5 },
  { billingDays: 0, renewalWindowDays: 90, noticeOn: '2026-12-24', chargeOn: '2026-12-31', daysBefore: 0 },
])(
  '$billingDays days before expiry, not before $renewalWindowDays: told on $noticeOn, charged on $chargeOn',
  ({ noticeOn, chargeOn, daysBefore, ...venue }) => {
    expect(renewalDays({ expiresOn: '2026-12-31', ...venue })).toEqual({
      noticeOn,
      chargeOn,
      daysBefore,
    })
  },
)

test('a declined card is tried three times, after two days and after three more', () => {
  const now = new Date('2026-12-24T09:00:00Z')
  expect([1, 2, 3].map(tries => nextTry(tries, now)?.toISOString() ?? null)).toEqual([
    '2026-12-26T09:00:00.000Z',
    '2026-12-27T09:00:00.000Z',
    null,
  ])
})
