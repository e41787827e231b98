import { expect, test } from 'vitest'
import { invitationMoment } from './invitation-moment.ts'

const visit = { date: '2026-11-20', time: '15:00', duration: 90, timeZone: 'America/New_York' }

test.each([
  ['an afternoon', {}, '2026-11-21T15:00:00.000Z'],
  ['an event without an end', { duration: null }, '2026-11-21T15:00:00.000Z'],
  ['a night that ends at ten past ten', { time: '22:10', duration: 720 }, '2026-11-21T15:10:00.000Z'],
  ['a venue elsewhere', { timeZone: 'Asia/Tokyo' }, '2026-11-21T01:00:00.000Z'],
  ['the day before the clocks go forward', { date: '2026-03-07' }, '2026-03-08T14:00:00.000Z'],
  ['three days in a tent', { duration: 3 * 1440 }, '2026-11-23T20:00:00.000Z'],
])('after %s the visitor is asked in the morning at the venue, never before the end', (_, about, moment) => {
  expect(invitationMoment({ ...visit, ...about }).toISOString()).toBe(moment)
})
