import { expect, test } from 'vitest'
import { holdView } from './hold-view.ts'
import type { Visit } from './open-page.ts'

const venue = { timeZone: 'America/New_York', locale: 'en-US' } as Visit['venue']
const visit = { venue, now: new Date('2026-11-20T15:00:00Z') }
const holdOf = (extensionsLeft: number, expiresAt = '2026-11-20T15:14:30Z') =>
  holdView({ hold: { expiresAt, extensionsLeft } }, visit)

test('a hold is told in seconds from now, and as a time of the venue', () => {
  expect(holdOf(2)).toEqual({
    secondsLeft: 870,
    expiresAt: '2026-11-20T15:14:30Z',
    until: '10:14 am',
    mayExtend: true,
  })
})

test('one that was extended as often as it may be cannot be extended again, one that is over has no time left', () => {
  expect(holdOf(1)?.mayExtend).toBe(true)
  expect(holdOf(0)?.mayExtend).toBe(false)
  expect(holdOf(2, '2026-11-20T14:59:00Z')?.secondsLeft).toBe(0)
})

test('one that has not begun, which ends an instant after the page was asked for, is over: nobody waits for it again and again', () => {
  expect(holdOf(2, '2026-11-20T15:00:00.040Z')?.secondsLeft).toBe(0)
  expect(holdOf(2, '2026-11-20T15:00:02Z')?.secondsLeft).toBe(2)
})

test('a cart without a hold shows none, nor does none at all', () => {
  expect(holdView({ hold: null }, visit)).toBeNull()
  expect(holdView(null, visit)).toBeNull()
})
