import { expect, test } from 'vitest'
import {
  buyComboHref,
  calendarHref,
  cancelHref,
  checkoutHref,
  comboHref,
  confirmationHref,
  editOrderHref,
  eventDetailHref,
  eventsListHref,
  logoHref,
  reviewsHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'

const base = { tenantId: 'harborlight' }

test('every screen has its place under the venue', () => {
  expect(reviewsHref(base, { date: '2026-11-20' })).toBe('/events/harborlight/reviews?date=2026-11-20')
  expect(reviewsHref(base)).toBe('/events/harborlight/reviews')
  expect(calendarHref(base, { eventId: 'reef', cdEventIds: ['dome'] })).toBe(
    '/orders/harborlight/calendar?eventId=reef&cdEventIds=dome',
  )
  expect(ticketsHref(base, { addonId: 'map' })).toBe('/orders/harborlight/tickets?addonId=map')
  expect(checkoutHref(base, { date: '2026-11-20' })).toBe('/checkout/harborlight/process?date=2026-11-20')
})

test('[CHK-006] Edit Order leads to the tickets with the order and always the cart', () => {
  const order = { eventId: 'reef', comboId: 'duo', eventIds: ['dome', 'night'], date: '2026-11-20' }

  expect(editOrderHref(base, order)).toBe(
    '/orders/harborlight/tickets?eventId=reef&comboId=duo&eventIds=dome,night&date=2026-11-20&cart=true',
  )
  expect(editOrderHref(base, { eventId: '', eventIds: [] })).toBe('/orders/harborlight/tickets?cart=true')
})

test('[CHK-130] the confirmation carries certificate digits only when one was applied', () => {
  const order = { orderNumber: 'HL-1', date: '2026-11-20' }

  expect(confirmationHref(base, { ...order, giftCardDigits: '1234' })).toBe(
    '/checkout/harborlight/confirm/HL-1?date=2026-11-20&giftCardDigits=1234',
  )
  expect(confirmationHref(base, { ...order, giftCardDigits: null })).toBe(
    '/checkout/harborlight/confirm/HL-1?date=2026-11-20',
  )
})

test.each([
  {
    redirectUrl: 'https://www.harborlight.example/bye',
    date: '2026-11-20',
    href: 'https://www.harborlight.example/bye',
  },
  { redirectUrl: '/events/harborlight/reviews', date: undefined, href: '/events/harborlight/reviews' },
  {
    redirectUrl: ' http://www.harborlight.example/bye ',
    date: undefined,
    href: 'http://www.harborlight.example/bye',
  },
  { redirectUrl: 'see https://x.example', date: undefined, href: '/events/harborlight/list' },
  { redirectUrl: 'https://x.example /bye', date: undefined, href: '/events/harborlight/list' },
  { redirectUrl: 'https://x.example\\@y.example', date: undefined, href: '/events/harborlight/list' },
  { redirectUrl: '', date: '2026-11-20', href: '/events/harborlight/list?date=2026-11-20' },
  { redirectUrl: undefined, date: undefined, href: '/events/harborlight/list' },
  { redirectUrl: 'javascript:alert(1)', date: undefined, href: '/events/harborlight/list' },
])('[CHK-137] cancelling with $redirectUrl and $date leads to $href', ({ href, ...target }) => {
  expect(cancelHref(base, target)).toBe(href)
})

test.each([
  ['#', '/events/harborlight/list'],
  [undefined, '/events/harborlight/list'],
  ['https://www.harborlight.example', 'https://www.harborlight.example'],
])('a logo link of %s leads to %s', (logo, href) => {
  expect(logoHref(base, logo)).toBe(href)
})

test('names in addresses cannot leave their place', () => {
  expect(eventDetailHref(base, { eventId: '../x?y' })).toBe('/events/harborlight/detail/..%2Fx%3Fy')
  expect(eventsListHref({ tenantId: 'a/b' })).toBe('/events/a%2Fb/list')
})

test('a combo is filled on a page of its own, with what the address hands on', () => {
  const base = { tenantId: 'pier', carried: { fund: 'boats' } }
  expect(comboHref(base, { comboId: 'harbour-day', date: '2026-11-21', eventIds: [] })).toBe(
    '/orders/pier/combo?comboId=harbour-day&date=2026-11-21&fund=boats',
  )
})

test.each([
  [{ hasChoice: true, date: '2026-11-21' }, '/orders/pier/combo?comboId=duo&date=2026-11-21'],
  [{ hasChoice: false, date: '2026-11-21' }, '/orders/pier/tickets?comboId=duo&date=2026-11-21'],
  [{ hasChoice: false }, '/orders/pier/calendar?comboId=duo'],
])('Buy Combo with %o leads to %s', (order, href) => {
  expect(buyComboHref({ tenantId: 'pier' }, { comboId: 'duo', ...order })).toBe(href)
})
