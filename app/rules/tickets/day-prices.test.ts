import { expect, test } from 'vitest'
import { dayPrices } from './day-prices.ts'

const start = (time: string, name: string, price: number) => ({ time, event: { priceList: { name, price } } })

test.each([
  ['no start', [], []],
  ['one list', [start('10:00', 'day', 9), start('11:00', 'day', 9)], [[9, '10:00', '11:00']]],
  ['two lists of one price', [start('10:00', 'day', 9), start('11:00', 'late', 9)], [[9, '10:00', '11:00']]],
  [
    'an evening of its own, and an afternoon after it',
    [start('12:00', 'day', 9), start('20:00', 'evening', 12), start('21:00', 'day', 9)],
    [
      [9, '12:00', '21:00'],
      [12, '20:00'],
    ],
  ],
])('%s', (_, slots, expected) => {
  const groups = dayPrices(slots, ({ price }) => price)
  expect(groups.map(({ prices, times }) => [prices, ...times])).toEqual(expected)
})
