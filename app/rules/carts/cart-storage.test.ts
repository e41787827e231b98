import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cartKey,
  cartLoadPlan,
  isCartExpired,
  storedCart,
  usableCart,
} from '#app/rules/carts/cart-storage.ts'
import { emptyCart } from '#tests/builders/empty-cart.ts'

const saved = new Date('2026-05-01T10:00:00Z')
const cart = storedCart({ ...emptyCart({ id: 'c1', tenantId: 'harborlight' }), version: 1 }, saved)
const at = (iso: string, tenantId = 'harborlight') => ({ now: new Date(iso), tenantId })

test.each([
  ['2026-05-01T10:00:00Z', false],
  ['2026-05-02T09:59:59Z', false],
  ['2026-05-02T10:00:00Z', true],
  ['2026-06-01T00:00:00Z', true],
])('[ORD-111] (CHK-307) a cart saved on May 1 at 10:00 is expired at %s: %s', (now, expired) => {
  expect(isCartExpired(cart, new Date(now))).toBe(expired)
})

test.each([undefined, '', 'soon'])('a cart that expires at %s is expired', expirationDate => {
  expect(isCartExpired({ expirationDate }, saved)).toBe(true)
})

test('[ORD-110] no two venues store their carts under one key', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(cartKey(a) === cartKey(b)).toBe(a === b)
    }),
  )
})

test('[ORD-144] a stored, unexpired cart is used without a fetch', () => {
  expect(cartLoadPlan(JSON.stringify(cart), at('2026-05-02T09:59:59Z'))).toEqual({ from: 'storage', cart })
})

test.each([
  ['nothing', null],
  ['an expired cart', JSON.stringify({ ...cart, expirationDate: '2026-05-01T09:00:00Z' })],
  ['damaged text', '{"id":"c1"'],
  ['something else', '"c1"'],
  ['null', 'null'],
  ['a number', '3'],
  ['a cart without an id', JSON.stringify({ ...cart, id: 7 })],
  ['a cart of no venue', JSON.stringify({ ...cart, tenantId: undefined })],
  ['a cart whose events are no list', JSON.stringify({ ...cart, templates: {} })],
  ['a cart whose combos are no list', JSON.stringify({ ...cart, comboItems: 'none' })],
  ['a cart without a version', JSON.stringify({ ...cart, version: undefined })],
  ['a cart without a total', JSON.stringify({ ...cart, total: '12' })],
  ['a cart whose lines are no list', JSON.stringify({ ...cart, orders: 2 })],
  ['a cart without items', '{"id":"c1","tenantId":"harborlight","expirationDate":"2027-01-01T00:00:00Z"}'],
])('[ORD-144] with %s in storage the cart is fetched and then stored', (_, text) => {
  expect(cartLoadPlan(text, at('2026-05-01T10:00:00Z'))).toEqual({ from: 'server' })
})

test('[ORD-110] a cart of another venue is not used', () => {
  expect(usableCart(JSON.stringify(cart), at('2026-05-01T10:00:01Z', 'fernwood'))).toBeNull()
})
