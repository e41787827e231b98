import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { orderRequest } from './order-payload.server.ts'
import { askBank, completeOrder, recoverOrder } from './place-order.server.ts'
import { challengeView } from './secure.server.ts'

const UUID = '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11'
const draft = {
  cartId: 'c1',
  uuid: UUID,
  done: ['ticketDelivery', 'payment'],
  deliveryEmail: 'to@moss.test',
  membership: '',
  contact: { firstName: 'Ada', lastName: 'Moss', email: 'ada@moss.test', phoneNumber: '555' },
  address: {
    country: 'US',
    streetAddress1: '1 Pier',
    streetAddress2: 'b',
    city: 'Monterey',
    state: 'CA',
    otherState: '',
    zip: '93940',
  },
  secureSession: 'session',
  coupon: '',
  giftCard: '',
  certificate: null,
  usesNewCard: false,
  card: {
    token: 'tok_1',
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '7',
    expYear: '2031',
  },
} as CheckoutDraft
const cart = { id: 'c1', total: 4500, coupons: [], memberships: [], orders: [] }
const placed = { orderNumber: 'A-1', ccLastFourDigits: '4242' }

type Press = VisitDetails & {
  place?: () => unknown
  secure?: () => unknown
  coupons?: () => unknown
  registry?: () => unknown
  own?: object
  checkout?: object
  form?: Record<string, string>
  press?: typeof completeOrder | typeof askBank
}
const unknown = () => {
  throw refuse('NOT_FOUND')
}
const usual = { press: completeOrder, place: () => JSON.stringify(placed) }

function aSubmission({
  place = usual.place,
  secure = () => ({ sessionId: 's1', challenge: null }),
  coupons,
  registry,
  own = {},
  checkout = {},
  form = {},
  ...about
}: Press) {
  const requests: [string, unknown][] = []
  const held: { draft?: CheckoutDraft | null } = {}
  const call = (name: string, answer: (() => unknown) | undefined) => async (input: unknown) => {
    requests.push([name, input])
    return { payload: answer?.() }
  }
  const visit = plainVisit({
    path: '/checkout/pier/process?date=2026-11-21&membershipId=M-2',
    session: { cartId: 'c1' },
    company: { enable3DS: false },
    ...about,
    context: {
      drafts: {
        read: async () => own,
        write: async (_: string, written: CheckoutDraft | null) => {
          held.draft = written
          return 'draft=1'
        },
      },
      cardEntry: {
        checksCardholders: true,
        place: { kind: 'frame', url: 'http://gateway.test/fields/frame' },
        pageUrl: null,
      },
      ...about.context,
    },
    api: {
      checkout: { place: call('place', place), secure: call('secure', secure) },
      orders: { get: async () => ({ payload: { memberships: [] } }) },
      coupons: { validate: call('coupons', coupons) },
      uuidRegistry: { get: call('registry', registry ?? unknown) },
    },
  })
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.set(name, value)
  const whole = { cart, draft, isNew: false, steps: [], orders: [], savedCard: null, ...checkout }
  return {
    submission: { visit, checkout: whole, form: data } as never as Parameters<typeof completeOrder>[0],
    visit,
    requests,
    held,
  }
}

/** A press of Complete Order: where it leads or what it says, the draft that is kept, and the calls that were made. */
async function press({ press: pressed = usual.press, ...about }: Press) {
  const { submission, requests, held } = aSubmission(about)
  const answer = (await pressed(submission)) as unknown
  const calls = requests.map(([name]) => name)
  if (answer instanceof Response)
    return { leadsTo: answer.headers.get('Location'), reply: null, kept: held.draft, requests, calls }
  const { data, init } = answer as { data: unknown; init: { status?: number; headers?: object } }
  return {
    leadsTo: null,
    reply: data,
    status: init.status,
    headers: init.headers,
    kept: held.draft,
    requests,
    calls,
  }
}
const refused = (...about: Parameters<typeof refuse>) => ({
  place: () => {
    throw refuse(...about)
  },
})
const answer = (about: object) => ({
  limits: [],
  errors: {},
  editOrder: false,
  isOverLimit: false,
  blocked: false,
  asksCheckbox: false,
  ...about,
})
const cookie = { 'Set-Cookie': 'draft=1' }

describe('an order that is not placed', () => {
  test('for a card leads back to it, with all else as it was', async () => {
    expect(await press(refused('6108'))).toMatchObject({
      status: 402,
      reply: answer({ notice: 'error-6108', errors: { number: 'error-6108' } }),
      headers: cookie,
      kept: { ...draft, secureSession: '', card: null, usesNewCard: true, done: ['ticketDelivery'] },
    })
  })

  test('for an address keeps the card', async () => {
    expect(await press(refused('6107'))).toMatchObject({
      kept: { ...draft, secureSession: '', done: ['ticketDelivery'] },
    })
  })

  test('for its limits names each of them', async () => {
    const violations = [aRule({ fails: true })]
    const reply = answer({
      notice: 'event-limit-exceeded-message',
      fixDescription: 'event-limit-exceeded-message',
      editOrder: true,
      isOverLimit: true,
      limits: [
        'event-limit-of heading=event-limit-exceeded-cart-title type=event-limit-event: event-limit-more count=4. event-limit-edit-order',
      ],
    })
    expect((await press(refused('9049', { details: { violations } }))).reply).toEqual(reply)
    expect((await press(refused('9049'))).reply).toEqual({ ...reply, limits: [] })
  })

  test('for its captcha ends there, or asks the person', async () => {
    expect((await press(refused('5157'))).reply).toEqual(answer({ notice: 'error-5157', blocked: true }))
    expect((await press(refused('5157', { details: { captcha: 'checkbox' } }))).reply).toEqual(
      answer({ notice: 'review-step-captcha-unsure', asksCheckbox: true }),
    )
  })

  test('for another total than was shown says both', async () => {
    const reply = async (details: object) =>
      (
        (await press(refused('PRICE_CHANGED', { text: 'Changed', details: details as never }))).reply as {
          notice: string
        }
      ).notice
    expect(await reply({ total: 5000, shownTotal: 4000 })).toBe('checkout-total-changed before=$40 after=$50')
    expect(await reply({ total: 5000 })).toBe('checkout-total-changed before=$45 after=$50')
    expect(await reply({})).toBe('Changed')
  })

  test('after it was paid says what goes back', async () => {
    const reply = async (details: object) =>
      (await press(refused('ORDER_REFUNDED', { text: 'Back', details: details as never }))).reply
    expect(await reply({ amount: 4500 })).toEqual(
      answer({
        notice: 'checkout-refunded amount=$45',
        fixDescription: 'checkout-refunded amount=$45',
        editOrder: true,
      }),
    )
    expect(await reply({})).toMatchObject({ notice: 'Back' })
    expect(
      (await press(refused('CONFLICT', { text: 'Other', details: { amount: 4500, total: 1 } }))).reply,
    ).toMatchObject({ notice: 'Other' })
  })

  test.each(['SLOT_UNAVAILABLE', 'SEATS_LEFT', 'CONFLICT', 'MEMBERS_ONLY', 'PREREQUISITE_MISSING'] as const)(
    'for %s has to be changed',
    async code => {
      expect((await press(refused(code, { text: 'Why' }))).reply).toEqual(
        answer({ notice: 'Why', fixDescription: 'Why', editOrder: true }),
      )
    },
  )

  test('because nobody can read the answer may have been placed: the attempt goes on', async () => {
    expect(await press({ place: () => '<html>' })).toMatchObject({
      status: 502,
      reply: { notice: 'error-checkout-unreadable', errors: {}, editOrder: false, blocked: false },
      headers: cookie,
      kept: draft,
    })
  })

  test('because something fails is no answer', async () => {
    const place = () => {
      throw new Error('no answer')
    }
    await expect(press({ place })).rejects.toThrow('no answer')
    await expect(press({ press: askBank, secure: place })).rejects.toThrow('no answer')
  })
})

describe('an order that was placed before', () => {
  test('is confirmed by what the refusal says of it, else by its attempt', async () => {
    const details = { orderNumber: 'A-9', ccLastFourDigits: '1111' }
    expect(await press(refused('20152', { details }))).toMatchObject({
      leadsTo: '/checkout/pier/confirm/A-9?date=2026-11-21',
      calls: ['place'],
      kept: null,
    })
    expect(await press({ ...refused('20152'), registry: () => placed })).toMatchObject({
      leadsTo: '/checkout/pier/confirm/A-1?date=2026-11-21',
      calls: ['place', 'registry'],
    })
    const unknown = await press(refused('20152', { text: 'Again' }))
    expect(unknown).toMatchObject({
      leadsTo: null,
      reply: { notice: 'error-checkout-failed' },
      calls: ['place', 'registry'],
    })
    expect(unknown.requests[1]).toEqual(['registry', { params: { uuid: UUID } }])
  })

  test('while it is being placed it is waited for, unless nobody knows of it', async () => {
    expect(await press({ ...refused('CHECKOUT_IN_FLIGHT'), registry: () => placed })).toMatchObject({
      leadsTo: expect.stringContaining('/confirm/A-1'),
    })
    let times = 0
    const second = () => {
      times += 1
      if (times < 2) throw refuse('NOT_FOUND')
      return placed
    }
    expect(await press({ ...refused('CHECKOUT_IN_FLIGHT'), registry: second })).toMatchObject({
      calls: ['place', 'registry', 'registry'],
      leadsTo: expect.stringContaining('/confirm/A-1'),
    })
    expect(await press(refused('CHECKOUT_IN_FLIGHT', { details: { unknown: true } }))).toMatchObject({
      leadsTo: null,
      calls: ['place', 'registry'],
    })
  })

  test('by a browser that never got the answer is found by its draft', async () => {
    const recover = async (about: Press) => {
      const { visit, requests } = aSubmission(about)
      const answer = await recoverOrder(visit, new Request('http://venue.test/'))
      return [answer?.headers.get('Location') ?? null, requests.map(([name]) => name)]
    }
    const certificate = { number: 'GC-12345678', balance: 1, isApplied: true }
    expect(await recover({ own: { ...draft, certificate }, registry: () => placed })).toEqual([
      '/checkout/pier/confirm/A-1?date=2026-11-21&giftCardDigits=5678',
      ['registry'],
    ])
    expect(await recover({ own: draft })).toEqual([null, ['registry']])
    expect(await recover({ own: draft, session: {} })).toEqual([null, []])
  })

  test('a certificate that paid is told by its last digits', async () => {
    const paid = (isApplied: boolean) =>
      press({
        checkout: { draft: { ...draft, certificate: { number: 'GC-12345678', balance: 1, isApplied } } },
      })
    expect((await paid(true)).leadsTo).toBe('/checkout/pier/confirm/A-1?date=2026-11-21&giftCardDigits=5678')
    expect((await paid(false)).leadsTo).toBe('/checkout/pier/confirm/A-1?date=2026-11-21')
  })
})

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

  test('are checked once more before anything is charged', async () => {
    const { requests, leadsTo, calls } = await press({ checkout, coupons: () => checked({ valid: true }) })
    expect(requests[0]).toEqual([
      'coupons',
      { body: { shoppingCartId: 'c1', couponCodes: ['SAVE', 'MORE'] } },
    ])
    expect([calls, leadsTo]).toEqual([['coupons', 'place'], '/checkout/pier/confirm/A-1?date=2026-11-21'])
    expect((await press({})).calls).toEqual(['place'])
  })

  test('of which one does not hold stand in their field with the reason', async () => {
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

describe('the check of the bank', () => {
  const bank = { company: { enable3DS: true } }
  const question = { kind: 'frame' as const, path: '/ask?session=s1', pageUrl: '/page?session=s1' }

  test('is asked for with the order, and its session kept', async () => {
    const { requests, ...result } = await press({ ...bank, press: askBank })
    expect(result).toMatchObject({
      reply: { notice: null, errors: {}, editOrder: false, blocked: false, secure: { challenge: null } },
      status: undefined,
      headers: cookie,
      kept: { ...draft, secureSession: 's1' },
    })
    expect(requests).toMatchObject([
      [
        'secure',
        {
          headers: { 'x-request-uuid': UUID },
          body: { shoppingCartId: 'c1', shownTotal: 4500, enhancedSecurity: undefined },
        },
      ],
    ])
    expect(await press({ ...bank, press: askBank, secure: () => ({ challenge: null }) })).toMatchObject({
      kept: { secureSession: '' },
    })
  })

  test('asks on a page of its own where there is no script', async () => {
    const unasked = { draft: { ...draft, secureSession: '' } }
    const secure = () => ({ sessionId: 's1', challenge: question })
    expect(await press({ ...bank, checkout: unasked, secure })).toMatchObject({
      leadsTo: `/page?session=s1&returnTo=${encodeURIComponent('/checkout/pier/process?date=2026-11-21&membershipId=M-2')}`,
      kept: { ...draft, secureSession: 's1' },
      calls: ['secure'],
    })
    const script = { kind: 'script', gateway: 'other', settings: { secret: 'x' } }
    const byScript = () => ({ sessionId: 's1', challenge: script })
    expect((await press({ ...bank, checkout: unasked, secure: byScript })).calls).toEqual(['secure', 'place'])
    expect((await press({ ...bank })).calls).toEqual(['place'])
  })

  test('is shown as the gateway of the venue can show it', () => {
    const shown = (place: object, challenge: Parameters<typeof challengeView>[1] = question) =>
      challengeView(aSubmission({ context: { cardEntry: { place } } }).visit, challenge)
    expect(shown({ kind: 'frame', url: 'http://gateway.test/fields/frame' })).toEqual({
      kind: 'frame',
      url: 'http://gateway.test/ask?session=s1',
    })
    const returnTo = encodeURIComponent('/checkout/pier/process?date=2026-11-21&membershipId=M-2')
    expect(shown({ kind: 'page' })).toEqual({ kind: 'page', url: `/page?session=s1&returnTo=${returnTo}` })
    const secret = { kind: 'script' as const, gateway: 'other', settings: { secret: 'x' } }
    expect(shown({ kind: 'script', gateway: 'other', settings: { key: 'pk' } }, secret)).toEqual({
      ...secret,
      settings: { key: 'pk', secret: 'x' },
    })
    expect(shown({ kind: 'page' }, secret)).toEqual(secret)
  })
})

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
