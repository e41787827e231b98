import { expect, test } from 'vitest'
import { isAtFullPrice } from './full-price.ts'

const own = { name: 'Adult' }
const full = { name: 'Adult', isRetail: true }
const toddler = { name: 'Toddler', isRetail: true }

test.each([
  ['beside others at the member’s price', full, [own, full], true],
  ['alone', full, [full], false],
  ['beside others of another kind', toddler, [own, toddler], false],
  ['at the member’s price', own, [own, full], false],
])('tickets %s', (_, tickets, line, expected) => {
  expect(isAtFullPrice(tickets, line)).toBe(expected)
})
