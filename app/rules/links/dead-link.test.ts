import { expect, test } from 'vitest'
import { isDeadLink } from './dead-link.ts'

const shop = { tenantId: 'pier', eventIds: new Set(['boat-tour']) }

test.each([
  '#',
  'mailto:hello@pier.museum',
  'tel:+12065550100',
  'https://pier.museum/visit',
  '/events/pier',
  '/events/pier/list?date=2026-12-24',
  '/events/pier/detail/boat-tour#reviews',
  '/orders/pier/calendar/',
  '/membership/pier/join',
  '/auth/pier/login',
  '/legal/pier/terms',
])('%s leads somewhere', href => {
  expect(isDeadLink(href, shop)).toBe(false)
})

test.each([
  '/',
  '/visit-us',
  '/events',
  '/events/pier/programme',
  '/events/quay/list',
  '/events/pier/detail/whale-watch',
  '/orders/pier/order/secret',
  '/constructor/pier',
  '/events/%E0%A4%A/list',
  'https://www.example.com/',
  'mailto:',
  'visit',
])('%s leads nowhere', href => {
  expect(isDeadLink(href, shop)).toBe(true)
})

test('where the events are not known any of them may be there', () => {
  expect(isDeadLink('/events/pier/detail/whale-watch', { tenantId: 'pier', eventIds: null })).toBe(false)
})
