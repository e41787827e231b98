import { expect, test } from 'vitest'
import { FILE, VENUE } from '#tests/builders/catalogue-fixture.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { readOpenWindow, readWindow } from './window.ts'

const sealer = { tenantId: 'pier', services: { secret: 'a secret for tests only, 32 characters' } }
const reader = (now = '2026-11-21T15:00:00Z', session = {}) => ({
  ...sealer,
  venue: VENUE,
  now: new Date(now),
  session,
})
const day = (date: string, time: string) => ({ date, time })

test('a window is today, or what was asked, on the venue’s clock', () => {
  const window = (query?: { startTime?: string; endTime?: string }) => {
    const { from, until } = readWindow(query, reader())
    return [from, until]
  }
  expect(window()).toEqual([day('2026-11-21', '00:00'), day('2026-11-21', '23:59')])
  expect(window({ startTime: '2026-12-01' })).toEqual([
    day('2026-12-01', '00:00'),
    day('2026-12-01', '23:59'),
  ])
  expect(window({ startTime: '2026-12-01T09:30:00', endTime: '2026-12-02' })).toEqual([
    day('2026-12-01', '09:30'),
    day('2026-12-02', '23:59'),
  ])
  expect(window({ startTime: '2026-12-01T03:30:00Z', endTime: '2026-12-01T12:30:00+05:30' })).toEqual([
    day('2026-11-30', '22:30'),
    day('2026-12-01', '02:00'),
  ])
})

test('a window that ends before it begins or is too long is refused', () => {
  const refusal = (startTime: string, endTime: string) => {
    try {
      readWindow({ startTime, endTime }, reader())
      return null
    } catch (error) {
      return (error as { data: { errors: Record<string, string> } }).data.errors['query.endTime']
    }
  }
  expect(refusal('2026-12-02', '2026-12-01')).toBe('must not be before startTime')
  expect(refusal('2026-12-01T10:00:00', '2026-12-01T09:59:00')).toBe('must not be before startTime')
  expect(refusal('2026-12-01T10:00:00', '2026-12-01T10:00:00')).toBeNull()
  expect(refusal('2026-01-01', '2028-03-11')).toBeNull()
  expect(refusal('2026-01-01', '2028-03-12')).toBe('must be at most 800 days after startTime')
})

test('an open window has no end unless one is asked for', () => {
  expect(readOpenWindow(undefined, reader())).toMatchObject({ from: day('2026-11-21', '00:00'), until: null })
  expect(readOpenWindow({ startTime: '2026-12-01' }, reader()).until).toEqual(day('2026-12-01', '23:59'))
  expect(readOpenWindow({ endTime: '2026-12-01' }, reader())).toMatchObject({
    from: day('2026-11-21', '00:00'),
    until: day('2026-12-01', '23:59'),
  })
})

test('entry to the venue is offered until the doors close', () => {
  const offered = (now: string) => readWindow(undefined, reader(now)).allDayEventIds
  expect(offered('2026-11-21T21:59:00Z')).toEqual(['pier'])
  expect(offered('2026-11-21T22:00:00Z')).toEqual([])
  const late = aPriceBook({ ...FILE, hours: { standard: { Sa: [{ open: '18:00', close: '02:00' }] } } }).venue
  const scope = (now: string) =>
    readWindow(undefined, { ...sealer, venue: late, now: new Date(now), session: { cartId: 'c' } })
  expect(scope('2026-11-22T04:30:00Z')).toMatchObject({
    allDayEventIds: ['pier'],
    cartId: 'c',
    today: '2026-11-21',
  })
  expect(readWindow(undefined, reader()).cartId).toBeNull()
})
