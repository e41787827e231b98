import { expect, test } from 'vitest'
import { bare, priced, RICH } from '#tests/builders/rich-cart.ts'
import { aCoupon } from '#tests/builders/venue-file.ts'

const couponed = (codes: string[], coupons: object[], file: object = {}) => {
  const known = new Map(coupons.map(values => aCoupon(values as never)).map(coupon => [coupon.code, coupon]))
  const draft = { ...RICH, templates: RICH.templates.slice(0, 1), couponCodes: codes }
  const { cart, coupons: result } = priced(
    draft,
    bare({ company: { multipleCoupons: true }, ...file }, { coupons: known }),
  )
  const off = cart.orders.flatMap(({ id, couponDiscount, price, retailPrice }) =>
    couponDiscount ? [`${id} ${couponDiscount} ${price} ${retailPrice}`] : [],
  )
  return { off, result }
}

const HALF = { code: 'HALF', value: 50 }

test('a coupon is taken off what it covers and off nothing else, a gift never', () => {
  expect(couponed(['HALF'], [{ ...HALF, eventIds: ['boat-tour'] }]).off).toEqual([
    'boat-tour@10:00 3600 2700 900',
    'boat-tour@18:00 1200 1200 0',
  ])
  expect(couponed(['HALF'], [{ ...HALF, comboIds: ['pair'] }])).toMatchObject({
    off: ['c-pair 3402 3400 0'],
    result: { used: [{ eventPricepointMap: { 'boat-tour': ['adult'], pier: ['adult'] } }] },
  })
  expect(couponed(['HALF'], [{ ...HALF, membershipCategoryIds: ['friend'] }])).toMatchObject({
    off: ['m-1 3000 3000 0'],
    result: { used: [{ eventPricepointMap: {} }] },
  })
  const all = couponed(['ALL'], [{ code: 'ALL', value: 100 }])
  expect(all.off.map(line => line.split(' ')[0])).toEqual([
    'boat-tour@10:00',
    'a-book',
    'a-set',
    'boat-tour@18:00',
    'c-pair',
    'c-pair~book',
    'm-1',
  ])
  expect(all.off[0]).toBe('boat-tour@10:00 7200 0 0')
})

test('codes are those that were typed, each once; what does not hold is told', () => {
  const known = [HALF, { code: 'OTHER', value: 10, conflictsWith: ['HALF'] }]
  expect(couponed([' half ', 'HALF', ''], known).result.used.map(({ code }) => code)).toEqual(['HALF'])
  expect(couponed(['lost'], known).result).toMatchObject({ used: [], invalid: ['LOST'] })
  expect(couponed(['HALF', 'OTHER'], known).result.conflicting).not.toEqual([])
  const none = couponed(['HALF'], known, { company: { coupons: false } })
  expect([none.off, none.result.used]).toEqual([[], []])
  const ended = [{ ...HALF, validUntil: '2026-11-20' }]
  expect(couponed(['HALF'], ended).result.invalid).toEqual(['HALF'])
  expect(couponed(['HALF'], [{ ...HALF, validUntil: '2026-11-21' }]).result.invalid).toEqual([])
})
