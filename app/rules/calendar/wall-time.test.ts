import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSkipped, localDateAt, utcToWallTime, wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'

const zones = [
  'America/New_York',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'UTC',
]

test.each([
  ['2026-01-15', '09:35', 'America/New_York', '2026-01-15T14:35:00.000Z'],
  ['2026-07-15', '09:35', 'America/New_York', '2026-07-15T13:35:00.000Z'],
  ['2026-07-15', '09:35', 'Asia/Kathmandu', '2026-07-15T03:50:00.000Z'],
  ['2026-01-15', '00:30', 'Pacific/Kiritimati', '2026-01-14T10:30:00.000Z'],
])('%s %s in %s is %s', (date, time, timeZone, expected) => {
  expect(wallTimeToUtc({ date, time, timeZone }).toISOString()).toBe(expected)
})

test.each([
  { zone: 'America/New_York', time: '01:59', utc: '2026-03-08T06:59:00.000Z', skipped: false },
  { zone: 'America/New_York', time: '02:30', utc: '2026-03-08T07:30:00.000Z', skipped: true },
  { zone: 'America/New_York', time: '03:00', utc: '2026-03-08T07:00:00.000Z', skipped: false },
])('on the day the clock goes forward $time is $utc', ({ zone, time, utc, skipped }) => {
  const wall = { date: '2026-03-08', time, timeZone: zone }

  expect(wallTimeToUtc(wall).toISOString()).toBe(utc)
  expect(isSkipped(wall)).toBe(skipped)
})

test.each([
  { time: '00:59', utc: '2026-11-01T04:59:00.000Z' },
  { time: '01:30', utc: '2026-11-01T05:30:00.000Z' },
  { time: '02:00', utc: '2026-11-01T07:00:00.000Z' },
])('on the day the clock goes back $time is $utc, the first of the two', ({ time, utc }) => {
  const wall = { date: '2026-11-01', time, timeZone: 'America/New_York' }

  expect(wallTimeToUtc(wall).toISOString()).toBe(utc)
  expect(isSkipped(wall)).toBe(false)
})

test('a half-hour change is skipped by half an hour', () => {
  const wall = { date: '2026-10-04', time: '02:15', timeZone: 'Australia/Lord_Howe' }

  expect(isSkipped(wall)).toBe(true)
  expect(utcToWallTime(wallTimeToUtc(wall), wall.timeZone)).toEqual({ date: '2026-10-04', time: '02:45' })
})

test('a time that comes twice within half an hour is its first occurrence', () => {
  const wall = { date: '2026-04-05', time: '01:45', timeZone: 'Australia/Lord_Howe' }

  expect(wallTimeToUtc(wall).toISOString()).toBe('2026-04-04T14:45:00.000Z')
})

test('a whole day is skipped where the date line moves', () => {
  const wall = { date: '2011-12-30', time: '12:00', timeZone: 'Pacific/Apia' }

  expect(isSkipped(wall)).toBe(true)
  expect(utcToWallTime(wallTimeToUtc(wall), wall.timeZone)).toEqual({ date: '2011-12-31', time: '12:00' })
})

test('the same instant is another day elsewhere', () => {
  const now = new Date('2026-11-20T06:00:00Z')

  expect(localDateAt(now, 'America/Los_Angeles')).toBe('2026-11-19')
  expect(localDateAt(now, 'Pacific/Kiritimati')).toBe('2026-11-20')
})

test('every wall time that exists comes back from UTC unchanged', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 1440 * 3 })

  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, timeZone) => {
      const wall = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString()
      const at = { date: wall.slice(0, 10), time: wall.slice(11, 16) }
      if (isSkipped({ ...at, timeZone })) return

      expect(utcToWallTime(wallTimeToUtc({ ...at, timeZone }), timeZone)).toEqual(at)
    }),
  )
})

test('the instant of what the clock shows is that instant or its twin an hour or less before', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 1440 * 3 })

  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, timeZone) => {
      const instant = new Date(Date.UTC(2025, 0, 1) + minute * 60_000)
      const back = wallTimeToUtc({ ...utcToWallTime(instant, timeZone), timeZone })

      expect([0, 30, 60]).toContain((instant.getTime() - back.getTime()) / 60_000)
    }),
  )
})
