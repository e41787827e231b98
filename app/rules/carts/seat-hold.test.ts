import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clockText,
  extendedHold,
  holdAfterDecline,
  holdOnStore,
  MAX_EXTENSIONS,
  saidMoment,
  secondsUntil,
  standingHold,
} from '#app/rules/carts/seat-hold.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const hold = (until: string, extensions = 0) => ({ expiresAt: at(until), extensions })

test.each([
  { why: 'a first hold lasts its minutes', before: null, now: '10:00', until: '10:15', extensions: 0 },
  {
    why: 'a standing hold keeps its end',
    before: hold('10:15', 2),
    now: '10:14',
    until: '10:15',
    extensions: 2,
  },
  {
    why: 'a hold ends at its very end',
    before: hold('10:15', 2),
    now: '10:15',
    until: '10:30',
    extensions: 0,
  },
])('$why', ({ before, now, until, extensions }) => {
  expect(holdOnStore(before, { now: at(now), holdMinutes: 15 })).toEqual(hold(until, extensions))
})

test('a venue that holds nothing holds nothing', () => {
  expect(holdOnStore(hold('10:15'), { now: at('10:00'), holdMinutes: 0 })).toBeNull()
  expect(standingHold(null, at('10:00'))).toBeNull()
})

test('an extension reaches one full hold from the press, never adds up, never shortens', () => {
  const moment = fc.date({ min: at('10:00'), max: at('11:00'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 1, max: 60 }), (expiresAt, now, holdMinutes) => {
      const next = extendedHold({ expiresAt, extensions: 3 }, { now, holdMinutes })
      const full = now.getTime() + holdMinutes * 60_000
      expect(next?.extensions).toBe(4)
      expect(next?.expiresAt.getTime()).toBe(Math.max(full, expiresAt.getTime()))
    }),
  )
})

test('a hold is extended ten times, as WCAG asks for at least', () => {
  const now = { now: at('10:00'), holdMinutes: 15 }
  expect(MAX_EXTENSIONS).toBe(10)
  expect(extendedHold(hold('10:15', 9), now)).not.toBeNull()
  expect(extendedHold(hold('10:15', 10), now)).toBeNull()
})

test('after a decline there are five minutes at least', () => {
  expect(holdAfterDecline(at('10:15'), at('10:00'))).toEqual(at('10:15'))
  expect(holdAfterDecline(at('10:15'), at('10:14'))).toEqual(at('10:19'))
})

test.each([
  [845, '14:05', null],
  [301, '5:01', null],
  [300, '5:00', 300],
  [121, '2:01', 300],
  [120, '2:00', 120],
  [60, '1:00', 60],
  [1, '0:01', 60],
  [0, '0:00', null],
])('%i seconds are shown as %s, the moment to be said is %s', (seconds, shown, moment) => {
  expect([clockText(seconds), saidMoment(seconds)]).toEqual([shown, moment])
})

test('seconds are counted up to the full one and never below 0', () => {
  expect(secondsUntil('2026-11-20T10:00:00.400Z', at('10:00'))).toBe(1)
  expect(secondsUntil('2026-11-20T09:00:00Z', at('10:00'))).toBe(0)
})
