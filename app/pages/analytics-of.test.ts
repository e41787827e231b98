import { expect, test } from 'vitest'
import { analyticsOf } from './analytics-of.ts'
import type { Visit } from './open-page.ts'

const now = new Date('2026-11-20T15:00:00Z')
const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
const member = (verifiedUntil: string) => ({ membershipIds: ['M-1'], name: 'Ada Moss', verifiedUntil })

const settingsOf = (session: Visit['session'], analytics: object = {}, path = '/events/pier/list') =>
  analyticsOf({
    url: new URL(path, 'http://venue.test'),
    tenantId: 'pier',
    session,
    now,
    venue: { company: { analytics } } as unknown as Visit['venue'],
  })

test.each([
  { why: 'nobody known', session: {}, expected: { visitor: 'Guest', member: 'Non-Member' } },
  {
    why: 'a signed-in visitor',
    session: { visitor },
    expected: { visitor: 'Customer', member: 'Non-Member' },
  },
  {
    why: 'a verified member',
    session: { member: member('2026-12-01T00:00:00Z') },
    expected: { visitor: 'Guest', member: 'Member' },
  },
  {
    why: 'a verification that is over',
    session: { visitor, member: member('2026-11-20T15:00:00Z') },
    expected: { visitor: 'Customer', member: 'Non-Member' },
  },
])('[ORD-274, CHK-095] $why is classed by the signed session', ({ session, expected }) => {
  expect(settingsOf(session).visitor).toEqual(expected)
})

test('configured trackers are named by type, and nothing of the visitor leaves the house', () => {
  const settings = settingsOf({ visitor }, { ga: 'UA-1', gtm: '', gtag: undefined })
  expect(settings.ids).toEqual({ ga: 'UA-1' })
  expect(JSON.stringify(settings)).not.toMatch(/ada|V-1/i)
})

test.each([
  '/editor/pier/composer',
  '/editor/pier/preview?scene=composer',
  '/staff/pier/sign-in',
  '/auth/pier/login/a-token',
  '/auth/pier/changePassword/a-token?ref=%2Fevents',
  '/auth/pier/orders/a-token',
  '/auth/pier/members?membershipVerificationToken=a-token',
  '/events/pier/detail/reef?rev=a-token',
])('nobody is measured, and so nobody asked, at %s', path => {
  expect(settingsOf({}, { ga: 'UA-1' }, path).ids).toEqual({})
})

test('the sign-in itself is measured', () => {
  expect(settingsOf({}, { ga: 'UA-1' }, '/auth/pier/login').ids).toEqual({ ga: 'UA-1' })
})
