import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { type PageTimes, pageEnd } from './page-end.ts'

const at = (time: string) => new Date(`2026-11-27T${time}Z`)
const nothing: PageTimes = { nextStart: null, nextHoldEnd: null, hours: [], timeZone: 'UTC' }

test.each<[string, Partial<PageTimes>, string]>([
  ['10:02:03.004', {}, '10:15:00.000'],
  ['10:15:00.000', {}, '10:30:00.000'],
  ['23:59:59.999', {}, '24:00:00.000'],
  ['10:02:00.000', { nextStart: at('10:10:00.000') }, '10:10:00.001'],
  ['10:10:00.000', { nextStart: at('10:10:00.000') }, '10:10:00.001'],
  ['10:02:00.000', { nextHoldEnd: at('10:03:04.005') }, '10:03:04.005'],
  ['10:02:00.000', { nextStart: at('10:10:00.000'), nextHoldEnd: at('10:09:00.000') }, '10:09:00.000'],
  ['10:02:30.000', { hours: [{ open: '10:05', close: '17:00' }] }, '10:05:00.000'],
  ['16:59:59.999', { hours: [{ open: '10:05', close: '17:01' }] }, '17:00:00.000'],
  ['17:00:10.000', { hours: [{ open: '10:05', close: '17:01' }] }, '17:01:00.000'],
  ['17:01:00.000', { hours: [{ open: '10:05', close: '17:01' }] }, '17:15:00.000'],
  [
    '10:02:00.000',
    { hours: [{ open: '15:49', close: '20:00' }], timeZone: 'Asia/Kathmandu' },
    '10:04:00.000',
  ],
])('a page of %s with %j is good until %s', (now, times, end) => {
  const day = end === '24:00:00.000' ? new Date('2026-11-28T00:00:00Z') : at(end)
  expect(pageEnd(at(now), { ...nothing, ...times })).toEqual(day)
})

test('no page outlives a day of its venue, wherever that is', () => {
  const zones = fc.constantFrom(
    'Europe/London',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Pacific/Chatham',
    'America/New_York',
  )
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, zones, (now, timeZone) => {
      const end = pageEnd(now, { ...nothing, timeZone })
      const last = new Date(end.getTime() - 1)
      expect(end.getTime()).toBeGreaterThan(now.getTime())
      expect(utcToWallTime(last, timeZone).date).toBe(utcToWallTime(now, timeZone).date)
    }),
  )
})
