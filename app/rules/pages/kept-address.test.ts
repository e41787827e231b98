import { expect, test } from 'vitest'
import { keptAddress } from './kept-address.ts'

test.each([
  ['/events/pier/list', '/events/pier/list'],
  ['/events/pier/list?utm_source=mail&date=2026-11-28&fbclid=1', '/events/pier/list?date=2026-11-28'],
  ['/events/pier/list?text=school&date=2026-11-28', '/events/pier/list?date=2026-11-28&text=school'],
  ['/events/pier/list?membershipIds=b&membershipIds=a', '/events/pier/list?membershipIds=b&membershipIds=a'],
  ['/events/pier/detail/shark-talk?date=2026-11-28&page=2', '/events/pier/detail/shark-talk?date=2026-11-28'],
  ['/events/pier/reviews?sort=lowest&by=me&rating=4', '/events/pier/reviews?rating=4&sort=lowest'],
  ['/orders/pier/calendar?months=6&eventId=shark-talk', '/orders/pier/calendar?eventId=shark-talk&months=6'],
  ['/membership/pier/join?show=auxiliary', '/membership/pier/join?show=auxiliary'],
  ['/legal/pier/terms?date=2026-11-28', '/legal/pier/terms'],
])('%s is kept as %s', (url, address) => {
  expect(keptAddress(url)).toEqual({ tenantId: 'pier', address })
})

test.each([
  '/',
  '/orders/pier/tickets',
  '/orders/pier/tickets?eventId=shark-talk',
  '/checkout/pier/process',
  '/events/pier/waiting/shark-talk',
  '/events/pier/invitations/abc',
  '/membership/pier/profile',
  '/account/pier/orders',
  '/status/pier',
  '/events/pier/list/',
  '/events/pier/detail/shark-talk.data?date=2026-11-28',
  '/membership/pier.data',
  '/events/pier/list?lang=fr',
  '/events/pier/list?scene=sold-out',
  '/events/pier/detail/shark-talk?rev=token',
  '/events/pier/list?membershipVerificationToken=token',
  `/events/pier/list?text=${'x'.repeat(1_000)}`,
])('%s is nobody else’s page', url => {
  expect(keptAddress(url)).toBeNull()
})
