import { expect, test } from 'vitest'
import {
  isOfferingOpen,
  type Offering,
  preselectedOffering,
  renewsItself,
} from '#app/rules/memberships/offering-choice.ts'

const offering = (id: string, about: Partial<Offering> = {}): Offering => ({
  id,
  autorenewalType: 'none',
  prices: [{ id: 'adult', price: 6000 }],
  ...about,
})
const required = offering('auto', { autorenewalType: 'required' })

test.each([
  { why: 'the first of several', offerings: [offering('year'), offering('two')], isGift: false, id: 'year' },
  {
    why: 'one that need not renew by itself',
    offerings: [required, offering('year')],
    isGift: false,
    id: 'year',
  },
  {
    why: 'the first where all must',
    offerings: [required, { ...required, id: 'b' }],
    isGift: false,
    id: 'auto',
  },
  { why: 'none where a gift would have to renew', offerings: [required], isGift: true, id: undefined },
  {
    why: 'none without a price to choose',
    offerings: [offering('x', { prices: [{ id: 'a', price: -1 }] })],
    isGift: false,
    id: undefined,
  },
])('[MEM-145] chosen at first is $why', ({ offerings, isGift, id }) => {
  expect(preselectedOffering(offerings, { isGift })?.offeringId).toBe(id)
})

test('[MEM-206] a price of 0 can be chosen, one of -1 cannot', () => {
  const prices = [
    { id: 'closed', price: -1 },
    { id: 'free', price: 0 },
  ]
  expect(preselectedOffering([offering('year', { prices })], { isGift: false })).toEqual({
    offeringId: 'year',
    pricePointId: 'free',
  })
  expect(isOfferingOpen(offering('year', { prices: [{ id: 'closed', price: -1 }] }), { isGift: false })).toBe(
    false,
  )
})

test.each([
  ['none', false, true, false],
  ['optional', false, true, true],
  ['optional', false, false, false],
  ['optional', true, true, false],
  ['required', false, false, true],
  ['required', true, true, false],
] as const)(
  '[MEM-147] %s, as a gift %s, wished %s: renews by itself %s',
  (autorenewalType, isGift, wished, renews) => {
    expect(renewsItself({ autorenewalType }, { isGift, wished })).toBe(renews)
  },
)
