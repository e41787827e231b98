import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCoupons, type Coupon, type CouponItem } from '#app/rules/coupons/apply-coupons.ts'
import { sumCents } from '#app/rules/money/cents.ts'

const TODAY = '2026-11-20'

const coupon = (code: string, about: Partial<Coupon> = {}): Coupon => ({
  code,
  discountType: 'PercentageBased',
  value: 10,
  distribution: 'each',
  eventIds: [],
  comboIds: [],
  personTypeIds: [],
  membershipCategoryIds: [],
  used: 0,
  minimumTotal: 0,
  conflictsWith: [],
  ...about,
})

const adults: CouponItem = {
  kind: 'event',
  sourceId: 'reef',
  personTypeId: 'adult',
  quantity: 3,
  subtotal: 3015,
}
const children: CouponItem = {
  kind: 'event',
  sourceId: 'reef',
  personTypeId: 'child',
  quantity: 2,
  subtotal: 1000,
}
const duet: CouponItem = {
  kind: 'combo',
  sourceId: 'duet',
  personTypeId: 'adult',
  quantity: 1,
  subtotal: 2500,
}
const family: CouponItem = { kind: 'membership', sourceId: 'family', quantity: 1, subtotal: 9000 }
const map: CouponItem = { kind: 'addOn', sourceId: 'map', quantity: 2, subtotal: 600 }

function apply(
  coupons: Coupon[],
  items: CouponItem[],
  { codes = coupons.map(({ code }) => code), many = true } = {},
) {
  return applyCoupons({
    codes,
    coupons: new Map(coupons.map(each => [each.code, each])),
    items,
    today: TODAY,
    many,
  })
}

test.each([
  { why: '10 % off each of 3 × $10.05', about: {}, items: [adults], subtotals: [2712] },
  {
    why: '10 % once off 3 × $10.05',
    about: { distribution: 'total' as const },
    items: [adults],
    subtotals: [2713],
  },
  {
    why: '$5 off each',
    about: { discountType: 'AmountBased' as const, value: 500 },
    items: [adults],
    subtotals: [1515],
  },
  {
    why: '$5 once, spread over both lines in proportion',
    about: { discountType: 'AmountBased' as const, value: 500, distribution: 'total' as const },
    items: [adults, children],
    subtotals: [2640, 875],
  },
  {
    why: '$20 off each of 2 × $5 is not below 0',
    about: { discountType: 'AmountBased' as const, value: 2000 },
    items: [children],
    subtotals: [0],
  },
  {
    why: 'children only',
    about: { personTypeIds: ['child'] },
    items: [adults, children],
    subtotals: [3015, 900],
  },
  {
    why: 'one event only',
    about: { eventIds: ['reef'] },
    items: [adults, duet, map],
    subtotals: [2712, 2500, 600],
  },
  { why: 'one combo only', about: { comboIds: ['duet'] }, items: [adults, duet], subtotals: [3015, 2250] },
  {
    why: 'one membership only',
    about: { membershipCategoryIds: ['family'] },
    items: [adults, family],
    subtotals: [3015, 8100],
  },
  { why: 'everything', about: {}, items: [children, duet, family, map], subtotals: [900, 2250, 8100, 540] },
])('a coupon with $why leaves $subtotals', ({ about, items, subtotals }) => {
  expect(apply([coupon('SAVE', about)], items).subtotals).toEqual(subtotals)
})

test.each([
  ['from tomorrow', { validFrom: '2026-11-21' }, false],
  ['from today', { validFrom: TODAY }, true],
  ['until yesterday', { validUntil: '2026-11-19' }, false],
  ['until today', { validUntil: TODAY }, true],
  ['used up', { maxUses: 5, used: 5 }, false],
  ['with one use left', { maxUses: 5, used: 4 }, true],
  ['below its least total', { minimumTotal: 3016 }, false],
  ['at its least total', { minimumTotal: 3015 }, true],
  ['of another event', { eventIds: ['manta'] }, false],
  ['for other people', { personTypeIds: ['senior'] }, false],
])('a coupon %s', (_why, about, valid) => {
  const { used, invalid, subtotals } = apply([coupon('SAVE', about)], [adults])
  expect(used.map(({ coupon: { code } }) => code)).toEqual(valid ? ['SAVE'] : [])
  expect(invalid).toEqual(valid ? [] : ['SAVE'])
  expect(subtotals).toEqual([valid ? 2712 : 3015])
})

test('an unknown code is invalid, one that is repeated counts once', () => {
  const { used, invalid } = apply([coupon('SAVE')], [adults], { codes: ['SAVE', 'NOPE', 'SAVE'] })
  expect(used).toMatchObject([{ coupon: { code: 'SAVE' }, discount: 303, positions: [0] }])
  expect(invalid).toEqual(['NOPE'])
})

test('the second code takes from what the first has left', () => {
  const { subtotals, used } = apply([coupon('HALF', { value: 50 }), coupon('TEN')], [children])
  expect(subtotals).toEqual([450])
  expect(used.map(({ discount }) => discount)).toEqual([500, 50])
})

test.each([
  ['the later names the earlier', {}, { conflictsWith: ['FIRST'] }],
  ['the earlier names the later', { conflictsWith: ['SECOND'] }, {}],
])('codes that exclude each other: the later one conflicts when %s', (_why, first, second) => {
  const { used, conflicting } = apply([coupon('FIRST', first), coupon('SECOND', second)], [adults])
  expect(used.map(({ coupon: { code } }) => code)).toEqual(['FIRST'])
  expect(conflicting).toEqual([{ code: 'SECOND', with: ['FIRST'] }])
})

test('where the venue allows one code, the others are invalid', () => {
  const { used, invalid } = apply([coupon('FIRST'), coupon('SECOND')], [adults], { many: false })
  expect(used.map(({ coupon: { code } }) => code)).toEqual(['FIRST'])
  expect(invalid).toEqual(['SECOND'])
})

const anyItem = fc.record({
  kind: fc.constantFrom('event', 'combo', 'membership', 'addOn' as const),
  sourceId: fc.constantFrom('a', 'b'),
  personTypeId: fc.constantFrom('adult', 'child'),
  quantity: fc.integer({ min: 1, max: 20 }),
  subtotal: fc.integer({ min: 0, max: 100_000 }),
}) as fc.Arbitrary<CouponItem>

const anyCoupon = fc.record({
  discountType: fc.constantFrom('PercentageBased', 'AmountBased'),
  value: fc.integer({ min: 0, max: 100 }),
  distribution: fc.constantFrom('each', 'total'),
  eventIds: fc.constantFrom([], ['a']),
}) as fc.Arbitrary<Partial<Coupon>>

test('the discounts sum to what the order got cheaper, nothing falls below 0, nothing gets dearer', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 8 }),
      fc.array(anyCoupon, { maxLength: 3 }),
      (items, abouts) => {
        const { subtotals, used } = apply(
          abouts.map((about, index) => coupon(`C${index}`, about)),
          items,
        )
        const before = sumCents(items.map(({ subtotal }) => subtotal))
        expect(before - sumCents(subtotals)).toBe(sumCents(used.map(({ discount }) => discount)))
        for (const [at, subtotal] of subtotals.entries()) {
          expect(subtotal).toBeGreaterThanOrEqual(0)
          expect(subtotal).toBeLessThanOrEqual(items[at]?.subtotal ?? 0)
        }
      },
    ),
  )
})

test('the order of the lines does not change what a code takes off', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), anyCoupon, (items, about) => {
      const total = (list: CouponItem[]) => sumCents(apply([coupon('C', about)], list).subtotals)
      expect(total(items.toReversed())).toBe(total(items))
    }),
  )
})
