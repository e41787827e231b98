import { expect, test } from 'vitest'
import { isExpired, isRunning, type TermRecord } from '#app/rules/memberships/standing.ts'

const term = (about: Partial<TermRecord> = {}): TermRecord => ({
  standing: 'active',
  startDate: '2026-01-01',
  expiresOn: '2026-06-30',
  ...about,
})

test.each([
  { today: '2026-06-30', graceDays: 0, expired: false },
  { today: '2026-07-01', graceDays: 0, expired: true },
  { today: '2026-07-10', graceDays: 10, expired: false },
  { today: '2026-07-11', graceDays: 10, expired: true },
])(
  '[CHK-158] [MEM-130] until 30 June with $graceDays days of grace a membership is expired on $today: $expired',
  ({ expired, ...day }) => {
    expect(isExpired(term(), day)).toBe(expired)
  },
)

test.each(['lapsed', 'dropped', 'something else'])(
  '[CHK-158] [MEM-129] who is %s is expired whatever the date and the grace',
  standing => {
    expect(
      isExpired(term({ standing, expiresOn: '2026-12-31' }), { today: '2026-06-01', graceDays: 30 }),
    ).toBe(true)
  },
)

test.each(['active', 'new'])('[CHK-156] [MEM-126] the standing %s counts as active', standing => {
  expect(isRunning(term({ standing }), { today: '2026-06-01', graceDays: 0 })).toBe(true)
})

test('a term runs from its first day, and one without a last day for good', () => {
  const on = (today: string) => isRunning(term(), { today, graceDays: 0 })
  expect([on('2025-12-31'), on('2026-01-01')]).toEqual([false, true])
  expect(isRunning(term({ expiresOn: null }), { today: '2126-01-01', graceDays: 0 })).toBe(true)
})
