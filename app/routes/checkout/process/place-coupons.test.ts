import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { cart, cookie, draft, press } from '#tests/builders/placed-checkout.ts'
import { askBank, completeOrder } from './place-order.server.ts'

describe('the coupons of an order', () => {
  const checkout = { cart: { ...cart, coupons: [{ couponCode: 'SAVE' }, { couponCode: 'MORE' }] } }
  const checked = (about: object) =>
    JSON.stringify({
      valid: false,
      validCouponcodes: [],
      invalidCouponCodes: [],
      conflictingCoupons: [],
      ...about,
    })

  test('[CHK-122] are checked once more before anything is charged', async () => {
    const { requests, leadsTo, calls } = await press({ checkout, coupons: () => checked({ valid: true }) })
    expect(requests[0]).toEqual([
      'coupons',
      { body: { shoppingCartId: 'c1', couponCodes: ['SAVE', 'MORE'] } },
    ])
    expect([calls, leadsTo]).toEqual([['coupons', 'place'], '/checkout/pier/confirm/A-1?date=2026-11-21'])
    expect((await press({})).calls).toEqual(['place'])
  })

  test('[CHK-122] of which one does not hold stand in their field with the reason', async () => {
    const conflict = { couponCode: 'MORE', conflictingCouponCodes: ['SAVE'] }
    expect(
      await press({ checkout, coupons: () => checked({ conflictingCoupons: [conflict] }) }),
    ).toMatchObject({
      status: 422,
      reply: { notice: 'coupon-conflict code=SAVE', errors: { coupon: 'coupon-conflict code=SAVE' } },
      kept: { ...draft, coupon: 'MORE', done: ['ticketDelivery'] },
      calls: ['coupons'],
    })
    expect(await press({ checkout, coupons: () => checked({}) })).toMatchObject({
      reply: { notice: 'coupon-invalid' },
      kept: { coupon: '' },
    })
  })

  test('that do not hold, or cannot be checked, lead back to payment', async () => {
    for (const pressed of [completeOrder, askBank]) {
      const failing = () => {
        throw refuse('UNPROCESSABLE', { text: 'Sorry' })
      }
      expect(await press({ checkout, coupons: failing, press: pressed })).toMatchObject({
        status: 422,
        reply: { notice: 'Sorry', errors: { coupon: 'Sorry' }, editOrder: false, blocked: false },
        headers: cookie,
        kept: { ...draft, coupon: '', done: ['ticketDelivery'] },
        calls: ['coupons'],
      })
    }
  })
})
