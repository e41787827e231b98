import { expect, test } from 'vitest'
import { venueTime, venueWall } from './venue-time.ts'

test('an instant is told with the venue’s wall time and its offset', () => {
  const seconds = Date.parse('2026-11-21T15:00:00Z') / 1000
  expect(venueTime({ seconds, timeZone: 'America/New_York' })).toBe('2026-11-21T10:00:00-05:00')
  expect(venueTime({ seconds, timeZone: 'Asia/Kolkata' }, 45)).toBe('2026-11-21T21:15:00+05:30')
  expect(venueTime({ seconds, timeZone: 'UTC' })).toBe('2026-11-21T15:00:00+00:00')
  expect(venueTime({ seconds, timeZone: 'America/St_Johns' })).toBe('2026-11-21T11:30:00-03:30')
  expect(venueWall({ seconds, timeZone: 'Asia/Kolkata' })).toEqual({ date: '2026-11-21', time: '20:30' })
})
