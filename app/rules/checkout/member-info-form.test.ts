import { expect, test } from 'vitest'
import { memberInfoForm, sharesEmail } from './member-info-form.ts'

test.each([
  { why: 'the short form', form: 'short', address: false, asks: ['one', false, false] },
  {
    why: 'the short form of a venue that sends by post',
    form: 'short',
    address: true,
    asks: ['one', false, true],
  },
  { why: 'the full form', form: 'full', address: false, asks: ['parts', true, true] },
  { why: 'the full form, by post or not', form: 'full', address: true, asks: ['parts', true, true] },
] as const)('$why', ({ form, address, asks }) => {
  const {
    name,
    phone,
    address: asksAddress,
  } = memberInfoForm({ cardholderForm: form, cardholderAddress: address })
  expect([name, phone, asksAddress]).toEqual(asks)
})

test.each([
  { why: 'none is known', email: ' ', other: 'ada@moss.test', shares: true },
  { why: 'it is the same', email: 'ada@moss.test', other: 'ada@moss.test', shares: true },
  { why: 'it is the same in capitals', email: ' Ada@Moss.test', other: 'ada@moss.test', shares: true },
  { why: 'it is another', email: 'bo@moss.test', other: 'ada@moss.test', shares: false },
  { why: 'the other has none', email: 'bo@moss.test', other: '', shares: false },
])('an email is shared where $why: $shares', ({ email, other, shares }) => {
  expect(sharesEmail(email, other)).toBe(shares)
})
