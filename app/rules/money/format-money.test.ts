import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatPrice, needDecimals } from '#app/rules/money/format-money.ts'

test.each([
  [1200, '$12'],
  [1205, '$12.05'],
  [1250, '$12.50'],
  [100_000, '$1,000'],
  [1, '$0.01'],
])('[ORD-311] %i cents are shown as %s', (price, shown) => {
  expect(formatPrice(price, { noCharge: 'No charge' })).toBe(shown)
})

test.each([0, -1, -500])('[ORD-310] a price of %i is shown as no charge', price => {
  expect(formatPrice(price, { noCharge: 'No charge' })).toBe('No charge')
})

test('a negative total keeps its amount', () => {
  expect(formatMoney(-500)).toBe('\u2212$5')
})

test.each([
  ['en-US', '\u2212$5.50'],
  ['de-DE', '\u22125,50\u00a0$'],
  ['fr-FR', '\u22125,50\u00a0$US'],
  ['es-ES', '\u22125,50\u00a0US$'],
  ['ar', '\u200f\u200e\u22125.50\u00a0US$\u200e'],
])('less than nothing has a minus and no hyphen in %s', (locale, shown) => {
  expect(formatMoney(-550, { locale })).toBe(shown)
})

test('[ORD-011] [CHK-304] without a currency amounts are dollars', () => {
  expect(formatMoney(1250, {})).toBe('$12.50')
  expect(formatMoney(1250, { currency: 'GBP' })).toBe('£12.50')
})

test.each([
  { currency: 'JPY', locale: 'en-US', amount: 1200, shown: '¥1,200' },
  { currency: 'KWD', locale: 'en-US', amount: 1500, shown: 'KWD 1.500' },
  { currency: 'KWD', locale: 'en-US', amount: 2000, shown: 'KWD 2' },
  { currency: 'EUR', locale: 'de-DE', amount: 123_450, shown: '1.234,50 €' },
])('$amount in $currency and $locale is shown as $shown', ({ amount, shown, ...format }) => {
  expect(formatMoney(amount, format).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(shown)
})

test('letters and sign of a currency stay together in words that run leftwards', () => {
  expect(formatMoney(1250, { currency: 'USD', locale: 'ar' })).toBe('\u200f12.50\u00a0US$\u200e')
  expect(formatMoney(1250, { currency: 'USD', locale: 'en-CA' })).toBe('US$12.50')
})

test('decimals appear exactly when the amount is not whole', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), amount => {
      expect(/\.\d\d$/.test(formatMoney(amount))).toBe(amount % 100 !== 0)
    }),
  )
})

test.each([
  { amounts: [3695, 700, 2900], currency: 'USD', shown: ['$36.95', '$7.00', '$29.00'] },
  { amounts: [3600, 700], currency: 'USD', shown: ['$36', '$7'] },
  { amounts: [3695, 0], currency: 'USD', shown: ['$36.95', 'No charge'] },
  { amounts: [1200, 900], currency: 'JPY', shown: ['¥1,200', '¥900'] },
  { amounts: [1500, 2000], currency: 'KWD', shown: ['KWD 1.500', 'KWD 2.000'] },
  { amounts: [], currency: 'USD', shown: [] },
])('prices of $amounts in $currency stand under each other as $shown', ({ amounts, currency, shown }) => {
  const decimals = needDecimals(amounts, currency)
  const written = amounts.map(amount =>
    formatPrice(amount, { noCharge: 'No charge', currency, decimals }).replaceAll('\u00a0', ' '),
  )
  expect(written).toEqual(shown)
})
