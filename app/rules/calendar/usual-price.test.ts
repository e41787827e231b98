import { expect, test } from 'vitest'
import { usualPrice } from '#app/rules/calendar/usual-price.ts'

test.each<[number[], number | null]>([
  [[], null],
  [[900], 900],
  [[1200, 900, 900], 900],
  [[1200, 900, 1200, 900], 900],
  [[0, 0, 500], 0],
])('of %j the usual price is %s', (prices, usual) => {
  expect(usualPrice(prices)).toBe(usual)
})
