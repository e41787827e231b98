import { describe, expect, test } from 'vitest'
import { aSubmission, draft, type Press } from '#tests/builders/placed-checkout.ts'
import { orderRequest } from './order-payload.server.ts'

describe('what is sent', () => {
  const sent = (about: Press, sessionId = '') =>
    JSON.parse(JSON.stringify(orderRequest(aSubmission(about).submission, { sessionId })))

  test('with everything', () => {
    const member = { membershipIds: ['M-1', 'M-2'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
    const form = {
      shownTotal: '4400',
      shownDue: '0',
      captchaToken: 'cap',
      formToken: 'form',
      captchaV2Token: 'v2',
      analyticsClientId: 'x'.repeat(101),
    }
    const checkout = { draft: { ...draft, certificate: { number: 'GC-1', balance: 900, isApplied: true } } }
    expect(sent({ session: { cartId: 'c1', member } as never, form, checkout }, 's1')).toEqual({
      body: {
        billingAddress1: '1 Pier',
        billingAddress2: 'b',
        billingCity: 'Monterey',
        billingCountry: 'US',
        billingEmail: 'ada@moss.test',
        billingFirstName: 'Ada',
        billingLastName: 'Moss',
        billingPhoneNumber: '555',
        billingState: 'CA',
        billingZipCode: '93940',
        ccLastFourDigits: '4242',
        emailAnalytics: 'x'.repeat(100),
        enhancedSecurity: { sessionId: 's1' },
        expDate: '0731',
        giftCardNumber: 'GC-1',
        membershipId: 'M-2',
        paymentToken: 'tok_1',
        shoppingCartId: 'c1',
        shownDue: 0,
        shownTotal: 4400,
        ticketDeliveryEmail: 'to@moss.test',
        token: '424242******4242',
      },
      headers: {
        'x-captcha-token': 'cap',
        'x-captcha-v2-token': 'v2',
        'x-request-uuid': '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11',
      },
    })
  })

  test('with as little as can be', () => {
    const checkout = {
      draft: { ...draft, card: null, certificate: { number: 'GC-1', balance: 900, isApplied: false } },
    }
    expect(sent({ checkout })).toEqual({
      body: {
        billingAddress1: '1 Pier',
        billingAddress2: 'b',
        billingCity: 'Monterey',
        billingCountry: 'US',
        billingEmail: 'ada@moss.test',
        billingFirstName: 'Ada',
        billingLastName: 'Moss',
        billingPhoneNumber: '555',
        billingState: 'CA',
        billingZipCode: '93940',
        shoppingCartId: 'c1',
        shownDue: 4500,
        shownTotal: 4500,
        ticketDeliveryEmail: 'to@moss.test',
      },
      headers: { 'x-captcha-token': '', 'x-request-uuid': '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11' },
    })
  })

  test('sums as they were shown, else as they are known', () => {
    const checkout = { draft: { ...draft, certificate: { number: 'GC-1', balance: 900, isApplied: true } } }
    const sums = (form: Record<string, string>) => {
      const { shownTotal, shownDue } = sent({ checkout, form }).body
      return [shownTotal, shownDue]
    }
    expect(sums({})).toEqual([4500, 3600])
    expect(sums({ shownTotal: '-1', shownDue: '1.5' })).toEqual([4500, 3600])
    expect(sums({ shownTotal: 'x', shownDue: '' })).toEqual([4500, undefined])
    expect(sums({ shownTotal: '', shownDue: '0' })).toEqual([undefined, 0])
    expect(sums({ shownTotal: '0', shownDue: '1' })).toEqual([0, 1])
  })

  test('the token of a form without a script, and whether the card on file pays', () => {
    expect(sent({ form: { formToken: 'x'.repeat(5_001) } }).headers['x-captcha-token']).toHaveLength(5_000)
    expect(sent({ form: { captchaToken: '', formToken: 'form' } }).headers).toMatchObject({
      'x-captcha-token': 'form',
    })
    expect(sent({ checkout: { savedCard: { brand: 'Visa', lastFour: '4242' } } }).body.usesSavedCard).toBe(
      true,
    )
    expect(sent({}).body).not.toHaveProperty('usesSavedCard')
  })
})
