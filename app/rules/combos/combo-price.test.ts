import { expect, test } from 'vitest'
import {
  type ComboOffer,
  comboPrice,
  isTakenOnce,
  type PricedComboEvent,
} from '#app/rules/combos/combo-price.ts'

const events: PricedComboEvent[] = [
  { eventTemplateId: 'boat', perPerson: 1, prices: { adult: 1800, child: 900 } },
  { eventTemplateId: 'dome', perPerson: 1, prices: { adult: 1005, child: -1 } },
]
const fixed: ComboOffer = {
  type: 'fixedPrice',
  priceSplit: 'each',
  prices: [
    { personTypeId: 'adult', price: 2500 },
    { personTypeId: 'senior', price: -1 },
  ],
  memberDiscounts: [],
}
const discountCode = (about: Partial<ComboOffer> = {}): ComboOffer => ({
  ...fixed,
  type: 'discountCode',
  discount: { distribution: 'each', values: [{ discountType: 'PercentageBased', value: 10 }] },
  ...about,
})
const of = (offer: ComboOffer, ticketTypeId: string, parts = events) =>
  comboPrice(offer, { events: parts, ticketTypeId })

test('[ORD-108] a fixed price comes from the combo, whatever its events cost', () => {
  expect(of(fixed, 'adult')).toEqual({ price: 2500, retail: 2500 })
})

test('[ORD-108] a discount combo costs what its events cost together less the discount', () => {
  expect(of(discountCode(), 'adult')).toEqual({ price: 2524, retail: 2805 })
})

test.each([
  ['is not in a fixed price list', fixed, 'child'],
  ['is in it as not for sale', fixed, 'senior'],
  ['is not sold by one of the events', discountCode(), 'child'],
  ['is known nowhere', discountCode(), 'robot'],
])('a person type that %s has no price', (_why, offer, type) => {
  expect(of(offer, type)).toBeUndefined()
})

test('what is free costs nothing, which is a price', () => {
  const free = [{ personTypeId: 'toddler', price: 0 }]
  const [boat, dome] = events.map(event => ({ ...event, prices: { toddler: 0 } }))
  expect(of({ ...fixed, prices: free }, 'toddler')).toEqual({ price: 0, retail: 0 })
  expect(of(discountCode(), 'toddler', [boat!, dome!])).toEqual({ price: 0, retail: 0 })
})

test('a discount combo of no events has no price', () => {
  expect(of(discountCode(), 'adult', [])).toBeUndefined()
})

test('a fixed price takes no discount, whatever the combo says', () => {
  const { discount } = discountCode()
  expect(of({ ...fixed, discount }, 'adult')).toEqual({ price: 2500, retail: 2500 })
  expect(isTakenOnce({ ...fixed, priceSplit: 'total', discount })).toBe(false)
})

test('an event of which the combo gives two admissions costs twice', () => {
  const twice = events.map(event => ({ ...event, perPerson: 2 }))
  expect(of(discountCode(), 'adult', twice)).toMatchObject({ retail: 5610 })
})

test('a discount of its own for a person type holds before the one for all', () => {
  const values = [
    { discountType: 'PercentageBased' as const, value: 10 },
    { discountType: 'AmountBased' as const, value: 1000, personTypeId: 'adult' },
  ]
  expect(of(discountCode({ discount: { distribution: 'each', values } }), 'adult')?.price).toBe(1805)
})

test('a discount that is taken once off the line leaves the price of one as it is', () => {
  const once = discountCode({ discount: { distribution: 'total', values: discountCode().discount!.values } })
  expect(of(once, 'adult')?.price).toBe(2805)
  expect(of(discountCode({ priceSplit: 'total' }), 'adult')?.price).toBe(2805)
})

test('members pay their own price where it is the best, for the person types it is for', () => {
  const memberDiscounts = [{ discountType: 'PercentageBased' as const, value: 20, personTypeIds: ['adult'] }]
  expect(of({ ...fixed, memberDiscounts }, 'adult')).toEqual({ price: 2000, retail: 2500 })
  expect(of(discountCode({ memberDiscounts }), 'adult')?.price).toBe(2244)
  const little = [{ discountType: 'PercentageBased' as const, value: 5, personTypeIds: [] }]
  expect(of(discountCode({ memberDiscounts: little }), 'adult')?.price).toBe(2524)
  const others = [{ ...memberDiscounts[0]!, personTypeIds: ['child'] }]
  expect(of({ ...fixed, memberDiscounts: others }, 'adult')?.price).toBe(2500)
})
