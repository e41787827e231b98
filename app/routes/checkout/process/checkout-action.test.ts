import { describe, expect, test } from 'vitest'
import { blankDraft } from '#tests/builders/blank-records.ts'
import type { VisitDetails } from '#tests/builders/plain-visit.ts'
import {
  broken,
  card,
  cart,
  draft,
  failing,
  PAGE,
  type Press,
  press,
  wrong,
} from '#tests/builders/press-checkout.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

const paid = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@moss.test',
  phoneNumber: '555 010 9999',
  zip: '93940',
}

describe('the delivery of tickets', () => {
  const deliver = (deliveryEmail: string) =>
    press({ intent: 'delivery', path: `${PAGE}?date=2026-11-21&paymentToken=x`, form: { deliveryEmail } })

  test('goes on to payment', async () => {
    expect(await deliver(' ada@moss.test ')).toEqual({
      leadsTo: `${PAGE}?date=2026-11-21`,
      cookies: ['draft=1'],
      reply: null,
      status: 302,
      kept: { ...draft, deliveryEmail: 'ada@moss.test', done: ['ticketDelivery'] },
      requests: [],
    })
  })

  test('keeps what was typed where it is no email', async () => {
    expect(await deliver('ada')).toEqual({
      leadsTo: null,
      reply: wrong({ deliveryEmail: 'ticket-delivery-email-invalid' }),
      status: 400,
      kept: { ...draft, deliveryEmail: 'ada' },
      requests: [],
    })
  })
})

describe('payment', () => {
  const onPayment = { draft: { ...draft, done: ['ticketDelivery' as const] } }
  const pay = (form: object, checkout: Partial<OpenCheckout> = onPayment, about: VisitDetails = {}) =>
    press({ intent: 'payment', form: { ...paid, ...form }, checkout, ...about })
  const { zip, ...contact } = paid
  const typed = { contact, address: { ...blankDraft.address, zip } }

  test('goes on with contact, address and the card that the gateway has given', async () => {
    const { token: paymentToken, ...shown } = card
    expect(await pay({ paymentToken, ...shown })).toMatchObject({
      leadsTo: PAGE,
      kept: { ...onPayment.draft, ...typed, card, done: ['ticketDelivery', 'payment'] },
    })
  })

  test('goes on with the card of before, and without one where none is needed', async () => {
    expect(await pay({}, { draft: { ...onPayment.draft, card } })).toMatchObject({
      leadsTo: PAGE,
      kept: { card, done: ['ticketDelivery', 'payment'] },
    })
    const free = { cart: { ...cart, total: 0 }, draft: { ...onPayment.draft, card } }
    expect(await pay({ zip: '' }, free)).toMatchObject({
      leadsTo: PAGE,
      kept: { card: null, done: ['ticketDelivery', 'payment'] },
    })
  })

  test.each([
    ['Anna Maria van Dijk', {}, 'Anna Maria', 'van Dijk'],
    [
      'Gabriel García Márquez',
      { firstName: 'Gabriel', lastName: 'García Márquez' },
      'Gabriel',
      'García Márquez',
    ],
  ])('parts the name %j, unless its parts were filled in: %j', async (name, parts, firstName, lastName) => {
    const form = { name, firstName: '', lastName: '', ...parts }
    const { kept } = await pay(form, { draft: { ...onPayment.draft, card } })
    expect(kept?.contact).toMatchObject({ firstName, lastName })
    const again = { draft: { ...onPayment.draft, card, contact: kept!.contact } }
    const unfilled = await pay({ name, firstName: '', lastName: '' }, again)
    expect(unfilled.kept?.contact).toMatchObject({ firstName, lastName })
  })

  test('keeps the parts that the name of who is signed in has in their account, as long as it is typed as it is there', async () => {
    const visitor = { name: 'Gabriel García Márquez', firstName: 'Gabriel', lastName: 'García Márquez' }
    const session = { visitor: { ...visitor, id: 'v', email: 'g@example.com' } }
    const partsOf = async (name: string) => {
      const form = { name, firstName: '', lastName: '' }
      const { kept } = await pay(form, { draft: { ...onPayment.draft, card } }, { session } as never)
      return [kept?.contact.firstName, kept?.contact.lastName, kept?.contact.email]
    }
    expect(await partsOf('Gabriel García Márquez')).toEqual(['Gabriel', 'García Márquez', paid.email])
    expect(await partsOf('Ana García Márquez')).toEqual(['Ana García', 'Márquez', paid.email])
  })

  test('asks for a card', async () => {
    expect(await pay({})).toMatchObject({
      reply: wrong({ number: 'payment-card-number-invalid' }),
      status: 400,
      kept: { ...typed, card: null, done: ['ticketDelivery'] },
    })
    expect(await pay({ cardRefused: '1' })).toMatchObject({ reply: wrong({}), status: 400 })
  })

  test('leads a browser without a script to the page of the gateway, where there is one', async () => {
    const path = `${PAGE}?date=2026-11-21`
    expect((await pay({ scriptless: '1' }, onPayment, { path })).leadsTo).toBe(
      `/card?venue=pier?returnTo=${encodeURIComponent(path)}`,
    )
    const context = { cardEntry: { place: { kind: 'page' }, pageUrl: null } }
    expect(await pay({ scriptless: '1' }, onPayment, { context })).toMatchObject({
      reply: wrong({ number: 'payment-card-number-invalid' }),
    })
  })

  test('says what is wrong at its fields', async () => {
    expect(await pay({ email: 'ada', zip: '', paymentToken: 'tok' })).toMatchObject({
      status: 400,
      reply: { errors: { email: expect.any(String), zip: 'payment-zip-invalid name=zip' } },
      kept: { contact: { email: 'ada' }, card: { token: 'tok' }, done: ['ticketDelivery'] },
    })
  })

  test.each([
    ['asks for it', true],
    ['has no field for it', false],
  ])('refuses a phone number only where the form %s', async (_, phone) => {
    const company = {
      billingAddress: { display: 'zipcode', validation: 'zipcode' },
      country: 'US',
      checkout: { form: 'short', phone, address: false },
    }
    const { reply } = await pay({ email: 'ada', phoneNumber: '<1>' }, onPayment, { company })
    const fields = Object.keys((reply as { errors?: object } | null)?.errors ?? {})
    expect(fields).toEqual(phone ? ['email', 'phoneNumber'] : ['email'])
  })

  test('applies codes that no button has seen before it goes on', async () => {
    const calls = { certificate: () => ({ balance: 900 }) }
    const { leadsTo, kept, requests } = await press({
      intent: 'payment',
      form: { ...paid, giftCard: 'GC12345678' },
      checkout: { draft: { ...onPayment.draft, card } },
      calls,
    })
    expect(leadsTo).toBe(PAGE)
    expect(requests).toEqual([['certificate', { params: { number: 'GC12345678' } }]])
    expect(kept).toMatchObject({
      certificate: { number: 'GC12345678', balance: 900, isApplied: true },
      done: ['ticketDelivery'],
      card,
    })
  })
})

describe('codes', () => {
  const certificate = { number: 'GC12345678', balance: 900, isApplied: true }
  const calls = { certificate: () => ({ balance: 900 }) }

  test.each([
    ['certificate', true],
    ['certificateCheck', false],
  ])('%s looks a gift certificate up, and uses it: %s', async (intent, isApplied) => {
    const { leadsTo, kept } = await press({ intent, form: { ...paid, giftCard: ' GC12345678 ' }, calls })
    expect([leadsTo, kept?.certificate, kept?.giftCard, kept?.contact.firstName]).toEqual([
      PAGE,
      { ...certificate, isApplied },
      '',
      'Ada',
    ])
  })

  test.each([
    ['one that is not known', 'GC12345678', failing('NOT_FOUND')],
    ['one that can be none', '!', () => ({ balance: 1 })],
  ])('a gift certificate, %s, is refused', async (_, giftCard, known) => {
    const checkout = { draft: { ...draft, certificate } }
    expect(
      await press({ intent: 'certificate', form: { giftCard }, checkout, calls: { certificate: known } }),
    ).toMatchObject({
      reply: wrong({ giftCard: 'gift-certificate-invalid' }),
      kept: { certificate: null, giftCard },
    })
  })

  test('what fails is thrown on', async () => {
    await expect(
      press({ intent: 'certificate', form: { giftCard: 'GC12345678' }, calls: { certificate: broken } }),
    ).rejects.toThrow('no answer')
  })

  test('a certificate is taken off, and a coupon out of the cart', async () => {
    expect(
      await press({
        intent: 'certificateRemove',
        form: { firstName: 'Ada' },
        checkout: { draft: { ...draft, certificate } },
      }),
    ).toMatchObject({ leadsTo: PAGE, kept: { certificate: null, contact: { firstName: 'Ada' } } })
    const { leadsTo, kept, requests } = await press({
      intent: 'couponRemove:SAVE',
      form: { firstName: 'Ada' },
    })
    expect([leadsTo, kept?.contact.firstName]).toEqual([PAGE, 'Ada'])
    expect(requests).toEqual([
      [
        'put',
        {
          headers: { 'x-cart-id': 'c1' },
          body: {
            id: 'c1',
            version: 3,
            templates: cart.templates,
            comboItems: [],
            memberships: [],
            donations: [],
            forms: [],
            couponCodes: ['MORE'],
          },
        },
      ],
    ])
    expect((await press({ intent: 'couponRemove' })).requests[0]?.[1]).toMatchObject({
      body: { couponCodes: ['SAVE', 'MORE'] },
    })
  })
})

describe('other buttons', () => {
  test('the card on file, or a new one', async () => {
    const checkout = { draft: { ...draft, card, usesNewCard: true } }
    expect(await press({ intent: 'cardSaved', form: { email: 'a' }, checkout })).toMatchObject({
      leadsTo: PAGE,
      kept: { usesNewCard: false, card: null, contact: { email: 'a' } },
    })
    expect(await press({ intent: 'cardNew' })).toMatchObject({ kept: { usesNewCard: true, card: null } })
  })

  test('a step that is opened again, and those behind it, are not done any more', async () => {
    const checkout = {
      draft: { ...draft, done: ['ticketDelivery' as const, 'payment' as const], card, coupon: 'OLD' },
    }
    expect(await press({ intent: 'change:payment', checkout })).toMatchObject({
      leadsTo: PAGE,
      kept: { done: ['ticketDelivery'], card: null, secureSession: '', coupon: 'OLD' },
    })
    expect(await press({ intent: 'change:ticketDelivery', checkout })).toMatchObject({
      kept: { done: [], card },
    })
    const half = { firstName: 'Ada', email: '', zip: '1', coupon: 'HALF' }
    expect(await press({ intent: 'change:ticketDelivery', form: half, checkout })).toMatchObject({
      kept: {
        contact: { ...blankDraft.contact, firstName: 'Ada' },
        address: { zip: '1' },
        coupon: 'HALF',
        giftCard: '',
      },
    })
  })

  test('what is no button changes nothing', async () => {
    for (const intent of [undefined, 'toString', 'nonsense'])
      expect(await press({ intent, path: `${PAGE}?paymentToken=x` })).toEqual({
        leadsTo: PAGE,
        cookies: [],
        reply: null,
        status: 302,
        kept: undefined,
        requests: [],
      })
  })

  test('whoever cancels leaves cart, order and draft behind', async () => {
    const session = { cartId: 'c1', placed: { orderNumber: '1' }, visitor: { email: 'a' } } as never
    const cancel = (about: Press) =>
      press({
        intent: 'cancel',
        path: `${PAGE}?date=2026-11-21&fund=boats`,
        session,
        venue: { texts: {} },
        ...about,
      })
    const cookies = ['{"visitor":{"email":"a"}}', 'draft=1']
    const gone = {
      leadsTo: '/events/pier/list?date=2026-11-21&fund=boats',
      cookies,
      kept: null,
      requests: [['delete', { headers: { 'x-cart-id': 'c1' } }]],
    }
    expect(await cancel({})).toMatchObject(gone)
    expect(await cancel({ calls: { delete: broken } })).toMatchObject(gone)
    expect(
      await cancel({ venue: { texts: { 'cancel-order-redirect-url': 'https://pier.example/bye' } } }),
    ).toMatchObject({ leadsTo: 'https://pier.example/bye' })
  })

  test.each([
    [() => ({ released: [] }), PAGE, null],
    [
      () => ({ released: [{ name: 'Boat' }, { name: 'Pool' }] }),
      null,
      { notice: 'cart-released name=Boat cart-released name=Pool', status: 200 },
    ],
    [failing('HOLD_SPENT'), null, { notice: 'cart-hold-spent', status: 409 }],
    [failing('CONFLICT'), null, { notice: 'cart-sales-rules-failed', status: 409 }],
  ])('tickets are kept longer, or it is said why not', async (hold, leadsTo, answer) => {
    const found = await press({ intent: 'hold', calls: { hold } })
    expect(found.requests).toEqual([['hold', { headers: { 'x-cart-id': 'c1' } }]])
    expect(found.leadsTo).toBe(leadsTo)
    if (answer)
      expect(found).toMatchObject({
        status: answer.status,
        reply: { notice: answer.notice, errors: {}, editOrder: true, blocked: false },
      })
    await expect(press({ intent: 'hold', calls: { hold: broken } })).rejects.toThrow('no answer')
  })
})
