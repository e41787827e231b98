import { expect, test } from 'vitest'
import { nextSaleDay } from './next-sale-day.ts'

const day = (number: number, disabled = false) => ({ date: `2026-12-${number}`, disabled })
const days = [day(23), day(24, true), day(25, true), day(26), day(27)]

test.each([
  ['with a day to come', { date: '2026-12-25', days, saleEnd: null }, '2026-12-26'],
  ['with none to come', { date: '2026-12-27', days, saleEnd: '2027-02-20' }, '2026-12-23'],
  ['without any', { date: '2026-12-25', days: [day(25, true)], saleEnd: null }, null],
  ['beyond the sale', { date: '2027-06-15', days, saleEnd: '2027-02-20' }, '2027-02-20'],
  ['on the last day of the sale', { date: '2027-02-20', days: [], saleEnd: '2027-02-20' }, null],
])('a day %s leads there', (_, about, next) => {
  expect(nextSaleDay(about)).toBe(next)
})
