import { expect, test } from 'vitest'
import { leastPrice } from './least-price.ts'

const entry = (price: number, discountedPrice = price) => ({ price, discountedPrice })

test.each([
  ['nothing', [], null],
  ['what is free for some', [entry(0), entry(700), entry(500)], entry(500)],
  ['what is free for all', [entry(0), entry(0)], entry(0)],
  ['what is free for this visitor', [entry(3695, 0), entry(900)], entry(3695, 0)],
  ['what is dearer and costs less', [entry(900), entry(1200, 600)], entry(1200, 600)],
])('the least price of %s', (_, entries, least) => {
  expect(leastPrice(entries)).toEqual(least)
})
