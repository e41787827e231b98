import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountStyle, amountText, typedAmount } from '#app/rules/donations/typed-amount.ts'

const us = { decimal: '.', digits: 2 } as const
const german = { decimal: ',', digits: 2 } as const
const yen = { decimal: '.', digits: 0 } as const
const dinar = { decimal: '.', digits: 3 } as const

test.each([
  { typed: '25', style: us, cents: 2500 },
  { typed: '$25', style: us, cents: 2500 },
  { typed: 'US$ 25', style: us, cents: 2500 },
  { typed: '25 USD', style: us, cents: 2500 },
  { typed: ' 25.5 ', style: us, cents: 2550 },
  { typed: '25.50', style: us, cents: 2550 },
  { typed: '.50', style: us, cents: null },
  { typed: '25.', style: us, cents: null },
  { typed: '1,000', style: us, cents: 100_000 },
  { typed: '1,000.50', style: us, cents: 100_050 },
  { typed: '1,00,000', style: us, cents: null },
  { typed: '25,50', style: us, cents: 2550 },
  { typed: '1.000', style: us, cents: null },
  { typed: '1.000,50', style: us, cents: 100_050 },
  { typed: '25.505', style: us, cents: null },
  { typed: '1.000', style: german, cents: 100_000 },
  { typed: '25,50 €', style: german, cents: 2550 },
  { typed: '25.50', style: german, cents: 2550 },
  { typed: '1,000', style: german, cents: null },
  { typed: '1 000,50', style: german, cents: 100_050 },
  { typed: '¥1,500', style: yen, cents: 1500 },
  { typed: '15.5', style: yen, cents: null },
  { typed: '0', style: us, cents: 0 },
  { typed: '-5', style: us, cents: null },
  { typed: '2e3', style: us, cents: null },
  { typed: '25 or so', style: us, cents: null },
  { typed: '', style: us, cents: null },
  { typed: '$', style: us, cents: null },
  { typed: '999999999.99', style: us, cents: 99_999_999_999 },
  { typed: '12,000', style: us, cents: 1_200_000 },
  { typed: '1234,567', style: us, cents: null },
  { typed: '1,2345', style: us, cents: null },
  { typed: '0,123', style: us, cents: null },
  { typed: '1.000,500', style: dinar, cents: null },
  { typed: '1.000,50', style: dinar, cents: 1_000_500 },
  { typed: '9999999999999', style: us, cents: null },
])("'$typed' is $cents cents", ({ typed, style, cents }) => {
  expect(typedAmount(typed, style)).toBe(cents)
})

test.each([
  { locale: 'en-US', currency: 'USD', style: us },
  { locale: 'de-DE', currency: 'EUR', style: german },
  { locale: 'ja-JP', currency: 'JPY', style: yen },
])('$locale writes amounts of $currency with $style.digits decimals', ({ locale, currency, style }) => {
  expect(amountStyle({ locale, currency })).toEqual(style)
})

test('without locale and currency amounts are written as in the United States', () => {
  expect(amountStyle({})).toEqual(us)
})

test.each([0, -5])('an amount of %i cents is not written into the field', cents => {
  expect(amountText(cents, us)).toBe('')
})

test('an amount that is written into the field is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(us, german, yen),
      (cents, style) => {
        expect(typedAmount(amountText(cents, style), style)).toBe(cents)
      },
    ),
  )
})

test('whatever is typed is whole cents, not negative, or no amount', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,$€ -') }),
      fc.constantFrom(us, german),
      (typed, style) => {
        const cents = typedAmount(typed, style)
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
      },
    ),
  )
})
