import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import {
  applyCode,
  applyCodes,
  applyCouponCodes,
  halfTypedCodes,
  hasUnusedCodes,
  lookUpCertificate,
  removeCoupon,
} from './codes.server.ts'

type Answers = { invalid?: string[]; conflicts?: Record<string, string[]>; balance?: number; failure?: Error }

/** A checkout whose API answers as it is told; `asked` is what it was asked. */
function atTheTill(
  form: [string, string][],
  { invalid = [], conflicts = {}, balance, failure }: Answers = {},
  used: string[] = [],
) {
  const calls: { validated: string[][]; stored: CartDraft[]; looked: string[] } = {
    validated: [],
    stored: [],
    looked: [],
  }
  const api = {
    coupons: {
      validate: async ({ body }: { body: { couponCodes: string[] } }) => {
        calls.validated.push(body.couponCodes)
        if (failure) throw failure
        const conflicting = Object.entries(conflicts)
        const valid = body.couponCodes.filter(code => !invalid.includes(code) && !conflicts[code])
        return {
          payload: JSON.stringify({
            valid: valid.length === body.couponCodes.length,
            validCouponcodes: valid.map(couponCode => ({ couponCode, events: [], eventPricepointMap: {} })),
            invalidCouponCodes: invalid,
            conflictingCoupons: conflicting.map(([couponCode, codes]) => ({
              couponCode,
              conflictingCouponCodes: codes,
            })),
          }),
        }
      },
    },
    carts: { put: async ({ body }: { body: CartDraft }) => void calls.stored.push(body) },
    giftCertificates: {
      get: async ({ params }: { params: { number: string } }) => {
        calls.looked.push(params.number)
        if (balance === undefined) throw refuse('NOT_FOUND', { text: 'Invalid code' })
        return { payload: { balance } }
      },
    },
  }
  const text = (reference: string) => defaultWords({ text: reference })
  const fields = new FormData()
  for (const [name, value] of form) fields.append(name, value)
  const codes = {
    visit: {
      api,
      venue: { text, formatMessage: defaultWords, company: { giftCertificates: true } },
    },
    checkout: {
      cart: { id: 'c1', version: 2, coupons: used.map(couponCode => ({ couponCode, discount: 100 })) },
      draft: { coupon: '', giftCard: '', certificate: null },
    },
    form: fields,
  }
  return { codes: codes as unknown as Parameters<typeof applyCouponCodes>[0], calls }
}

test.each(['', '   '])('[CHK-149] a blank code (%j) is told without asking the server', async typed => {
  const { codes, calls } = atTheTill([['coupon', typed]])
  expect(await applyCouponCodes(codes)).toMatchObject({ errors: { coupon: 'Invalid code' } })
  expect(calls).toEqual({ validated: [], stored: [], looked: [] })
})

test('[CHK-150] a code that holds is checked with those in use, and all that hold are stored', async () => {
  const { codes, calls } = atTheTill([['coupon', 'save10 ']], {}, ['BOAT5'])
  expect(await applyCouponCodes(codes)).toMatchObject({ errors: {}, draft: { coupon: '' } })
  expect(calls.validated).toEqual([['BOAT5', 'SAVE10']])
  expect(calls.stored.map(({ couponCodes }) => couponCodes)).toEqual([['BOAT5', 'SAVE10']])
})

test.each([
  ['the server calls invalid', { invalid: ['SAVE10'] }, 'Invalid coupon'],
  ['conflicts', { conflicts: { SAVE10: ['BOAT5', 'KIDS'] } }, 'Coupon conflicts with: BOAT5'],
])(
  '[CHK-150] a code that %s stays typed, with the reason, and the others stay in use',
  async (_why, answers, sentence) => {
    const { codes, calls } = atTheTill([['coupon', 'SAVE10']], answers, ['BOAT5'])
    expect(await applyCouponCodes(codes)).toMatchObject({
      errors: { coupon: sentence },
      draft: { coupon: 'SAVE10' },
    })
    expect(calls.stored.map(({ couponCodes }) => couponCodes)).toEqual([['BOAT5']])
  },
)

test('[CHK-295] a check that fails is told in the server’s words', async () => {
  const { codes } = atTheTill([['coupon', 'SAVE10']], {
    failure: refuse('TOO_MANY_REQUESTS', { text: 'Please wait' }),
  })
  expect(await applyCouponCodes(codes)).toMatchObject({
    errors: { coupon: 'Please wait' },
    draft: { coupon: 'SAVE10' },
  })
})

test('a code can be taken out again', async () => {
  const { codes, calls } = atTheTill([], {}, ['BOAT5', 'SAVE10'])
  await removeCoupon(codes, 'BOAT5')
  expect(calls.stored.map(({ couponCodes }) => couponCodes)).toEqual([['SAVE10']])
})

test('[CHK-143] a certificate that is only checked is not applied', async () => {
  const { codes } = atTheTill([['giftCard', 'GIFT-1']], { balance: 5000 })
  expect(await lookUpCertificate(codes, { isApplied: false })).toMatchObject({
    errors: {},
    draft: { certificate: { number: 'GIFT-1', balance: 5000, isApplied: false } },
  })
})

test.each([
  ['not a number', 'no spaces!', 0],
  ['unknown', 'GIFT-2', 1],
])(
  '[CHK-205] [CHK-296] a certificate that is %s is an invalid code, and no balance is left',
  async (_why, number, asks) => {
    const { codes, calls } = atTheTill([['giftCard', number]])
    expect(await lookUpCertificate(codes, { isApplied: true })).toMatchObject({
      errors: { giftCard: 'Invalid code' },
      draft: { certificate: null, giftCard: number },
    })
    expect(calls.looked).toHaveLength(asks)
  },
)

const SPENT = 'This certificate has nothing left.'

test('a spent certificate is refused at its field, where it stays typed; its balance can still be looked at', async () => {
  const { codes } = atTheTill([['giftCard', 'GIFT-1']], { balance: 0 })
  expect(await lookUpCertificate(codes, { isApplied: true })).toMatchObject({
    errors: { giftCard: SPENT },
    draft: { certificate: null, giftCard: 'GIFT-1' },
  })
  expect(await lookUpCertificate(codes, { isApplied: false })).toMatchObject({
    errors: {},
    draft: { certificate: { number: 'GIFT-1', balance: 0, isApplied: false } },
  })
})

test('in the field for every code a spent certificate is refused as one that is spent, and stays typed', async () => {
  const { codes } = atTheTill([['code', 'GIFT-1']], { balance: 0 })
  expect(await applyCode(codes)).toMatchObject({
    errors: { code: SPENT },
    draft: { certificate: null, coupon: 'GIFT-1' },
  })
})

test('what was typed and not applied is applied before the order goes on', async () => {
  const { codes, calls } = atTheTill(
    [
      ['coupon', 'SAVE10'],
      ['giftCard', 'GIFT-1'],
    ],
    { balance: 5000 },
  )
  expect(hasUnusedCodes(codes.form, codes.checkout.draft)).toBe(true)
  expect(await applyCodes(codes)).toMatchObject({ errors: {}, draft: { certificate: { isApplied: true } } })
  expect(calls.stored).toHaveLength(1)
})

test('nothing typed is nothing to apply', () => {
  const { codes } = atTheTill([
    ['coupon', ' '],
    ['giftCard', ''],
  ])
  expect(hasUnusedCodes(codes.form, codes.checkout.draft)).toBe(false)
})

test.each([
  { typed: ' G1 ', giftCard: 'G1', known: true },
  { typed: 'G2', giftCard: 'G2', known: false },
  { typed: '', giftCard: '', known: false },
  { typed: null, giftCard: '', known: true },
])(
  'with "$typed" in the field of the certificate G1 its balance is known: $known',
  ({ typed, giftCard, known }) => {
    const certificate = { number: 'G1', balance: 500, isApplied: false }
    const form = new FormData()
    form.append('coupon', 'SAVE')
    if (typed !== null) form.append('giftCard', typed)
    expect(halfTypedCodes({ certificate } as never, form)).toEqual({
      coupon: 'SAVE',
      giftCard,
      certificate: known ? certificate : null,
    })
  },
)
