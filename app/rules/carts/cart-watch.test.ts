import { expect, test } from 'vitest'
import { type CartWatch, isReloadDue, tabShown, watchOf } from '#app/rules/carts/cart-watch.ts'

const mine = { id: 'c1', total: 1000, expirationDate: '2026-05-02T10:00:00Z' }
const theirs = { ...mine, total: 2000 }
const watching = watchOf(mine)
const show = (stored: object | null, ...moments: number[]) =>
  moments.reduce<CartWatch>((watch, at) => tabShown(watch, { stored, at }), watching)

test('[ORD-145] a cart changed by another tab is reloaded 500 ms after the tab is shown', () => {
  const watch = show(theirs, 1000)

  expect(isReloadDue(watch, 1499)).toBe(false)
  expect(isReloadDue(watch, 1500)).toBe(true)
})

test('[ORD-145] four showings within 500 ms make one reload', () => {
  const watch = show(theirs, 1000, 1100, 1250, 1400)
  const due = [1500, 1600, 1899, 1900].filter(at => isReloadDue(watch, at))

  expect(due).toEqual([1900])
  expect(isReloadDue(watchOf(theirs), 5000)).toBe(false)
})

test('[ORD-145] an unchanged cart is not reloaded', () => {
  expect(isReloadDue(show(mine, 1000, 2000), 9000)).toBe(false)
})

test('[ORD-146] a later expiry alone reloads nothing', () => {
  expect(isReloadDue(show({ ...mine, expirationDate: '2026-05-03T10:00:00Z' }, 1000), 9000)).toBe(false)
})

test('a cart removed by another tab is reloaded', () => {
  expect(isReloadDue(show(null, 1000), 1500)).toBe(true)
})
