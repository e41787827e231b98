import { expect, test } from 'vitest'
import { dayPrices } from './day-prices.ts'

const start = (time: string, id: string) => ({ time, event: { priceList: { id } } })

test.each([
  ['no start', [], []],
  ['one list', [start('10:00', 'day'), start('11:00', 'day')], [['day', '10:00', '11:00']]],
  [
    'an evening of its own, and an afternoon after it',
    [start('12:00', 'day'), start('20:00', 'evening'), start('21:00', 'day')],
    [
      ['day', '12:00', '21:00'],
      ['evening', '20:00'],
    ],
  ],
])('%s', (_, slots, expected) => {
  expect(dayPrices(slots).map(({ list, times }) => [list.id, ...times])).toEqual(expected)
})
