import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/refuse.ts'
import { gifterPayload, newCardholder } from '#app/api/memberships/cardholder-payload.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { submitCheckout } from './checkout-action.server.ts'
import type { OpenCheckout } from './checkout-page.server.ts'
import { addressWithoutCard, draftWithCard } from './hosted-card.server.ts'
import { sentInfo, withMemberInfo } from './store-cart.server.ts'
import { justPlaced, toConfirmation } from './to-confirmation.server.ts'
import { visitHours } from './visit-hours.ts'

const PAGE = '/checkout/pier/process'
const NOTHING = { firstName: '', lastName: '', email: '', phoneNumber: '' }
const NOWHERE = {
  country: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  otherState: '',
  zip: '',
}
const card = {
  token: 'tok',
  firstSix: '424242',
  lastFour: '4242',
  brand: 'Visa',
  expMonth: '7',
  expYear: '2031',
}
const draft: CheckoutDraft = {
  cartId: 'c1',
  uuid: '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11',
  done: [],
  deliveryEmail: '',
  membership: '',
  contact: NOTHING,
  address: NOWHERE,
  secureSession: 'session',
  coupon: '',
  giftCard: '',
  certificate: null,
  usesNewCard: false,
  card: null,
}
const cart = {
  id: 'c1',
  version: 3,
  total: 1400,
  templates: [{ eventTemplateId: 'boat', events: [] }],
  comboItems: [],
  memberships: [],
  donations: [],
  forms: [],
  coupons: [
    { couponCode: 'SAVE', discount: 100 },
    { couponCode: 'MORE', discount: 50 },
  ],
  orders: [],
} as unknown as CartPayload
const steps: OpenCheckout['steps'] = [
  { name: 'ticketDelivery', number: 1 },
  { name: 'payment', number: 2 },
  { name: 'review', number: 3 },
]
const paid = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@moss.test',
  phoneNumber: '555 010 9999',
  zip: '93940',
}

type Press = VisitDetails & {
  intent?: string
  form?: Record<string, string>
  opened?: Partial<OpenCheckout>
  calls?: Record<string, (input: never) => unknown>
}

/** A press of a button of checkout: where it leads or what it says, the draft that is kept, and the calls that were made. */
async function press({ intent, form = {}, opened = {}, calls = {}, ...about }: Press) {
  let kept: CheckoutDraft | null | undefined
  const asked: [string, unknown][] = []
  const call = (name: string) => async (input: unknown) => {
    asked.push([name, input])
    return { payload: calls[name]?.(input as never) }
  }
  const visit = plainVisit({
    path: PAGE,
    session: { cartId: 'c1' },
    company: { billingAddress: { display: 'zipcode', validation: 'zipcode' }, country: 'US' },
    ...about,
    context: {
      drafts: {
        write: async (_: string, written: CheckoutDraft | null) => {
          kept = written
          return 'draft=1'
        },
      },
      cardEntry: { place: { kind: 'page' }, pageUrl: '/card?venue=pier', checksCardholders: false },
      ...about.context,
    },
    api: {
      carts: {
        put: call('put'),
        hold: call('hold'),
        delete: call('delete'),
        memberships: call('memberships'),
      },
      coupons: { validate: call('coupons') },
      giftCertificates: { get: call('certificate') },
      orders: { get: call('order') },
    },
  })
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...(intent ? { intent } : {}), ...form }))
    data.set(name, value)
  const whole: OpenCheckout = { cart, draft, isNew: false, steps, orders: [], savedCard: null, ...opened }
  const answer = (await submitCheckout({ visit, opened: whole, form: data })) as unknown
  if (answer instanceof Response)
    return {
      leadsTo: answer.headers.get('Location'),
      cookies: answer.headers.getSetCookie(),
      said: null,
      status: answer.status,
      kept,
      asked,
    }
  const { data: said, init } = answer as { data: unknown; init: { status?: number } }
  return { leadsTo: null, said, status: init.status, kept, asked }
}
const failing = (code: Parameters<typeof refuse>[0], text?: string) => () => {
  throw refuse(code, text === undefined ? {} : { text })
}
const broken = () => {
  throw new Error('no answer')
}
const wrong = (errors: object) => ({ notice: null, errors, editOrder: false, blocked: false })

describe('the delivery of tickets', () => {
  const deliver = (deliveryEmail: string) =>
    press({ intent: 'delivery', path: `${PAGE}?date=2026-11-21&paymentToken=x`, form: { deliveryEmail } })

  test('goes on to payment', async () => {
    expect(await deliver(' ada@moss.test ')).toEqual({
      leadsTo: `${PAGE}?date=2026-11-21`,
      cookies: ['draft=1'],
      said: null,
      status: 302,
      kept: { ...draft, deliveryEmail: 'ada@moss.test', done: ['ticketDelivery'] },
      asked: [],
    })
  })

  test('keeps what was typed where it is no email', async () => {
    expect(await deliver('ada')).toEqual({
      leadsTo: null,
      said: wrong({ deliveryEmail: 'ticket-delivery-email-invalid' }),
      status: 400,
      kept: { ...draft, deliveryEmail: 'ada' },
      asked: [],
    })
  })
})

describe('payment', () => {
  const onPayment = { draft: { ...draft, done: ['ticketDelivery' as const] } }
  const pay = (form: object, opened: Partial<OpenCheckout> = onPayment, about: VisitDetails = {}) =>
    press({ intent: 'payment', form: { ...paid, ...form }, opened, ...about })
  const { zip, ...contact } = paid
  const typed = { contact, address: { ...NOWHERE, zip } }

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

  test('asks for a card', async () => {
    expect(await pay({})).toMatchObject({
      said: wrong({ number: 'payment-card-number-invalid' }),
      status: 400,
      kept: { ...typed, card: null, done: ['ticketDelivery'] },
    })
    expect(await pay({ cardRefused: '1' })).toMatchObject({ said: wrong({}), status: 400 })
  })

  test('leads a browser without a script to the page of the gateway, where there is one', async () => {
    const path = `${PAGE}?date=2026-11-21`
    expect((await pay({ scriptless: '1' }, onPayment, { path })).leadsTo).toBe(
      `/card?venue=pier?returnTo=${encodeURIComponent(path)}`,
    )
    const context = { cardEntry: { place: { kind: 'page' }, pageUrl: null } }
    expect(await pay({ scriptless: '1' }, onPayment, { context })).toMatchObject({
      said: wrong({ number: 'payment-card-number-invalid' }),
    })
  })

  test('says what is wrong at its fields', async () => {
    expect(await pay({ email: 'ada', zip: '', paymentToken: 'tok' })).toMatchObject({
      status: 400,
      said: { errors: { email: expect.any(String), zip: 'payment-zip-invalid' } },
      kept: { contact: { email: 'ada' }, card: { token: 'tok' }, done: ['ticketDelivery'] },
    })
  })

  test('applies codes that no button has seen before it goes on', async () => {
    const calls = { certificate: () => ({ balance: 900 }) }
    const { leadsTo, kept, asked } = await press({
      intent: 'payment',
      form: { ...paid, giftCard: 'GC12345678' },
      opened: { draft: { ...onPayment.draft, card } },
      calls,
    })
    expect(leadsTo).toBe(PAGE)
    expect(asked).toEqual([['certificate', { params: { number: 'GC12345678' } }]])
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
    const opened = { draft: { ...draft, certificate } }
    expect(
      await press({ intent: 'certificate', form: { giftCard }, opened, calls: { certificate: known } }),
    ).toMatchObject({
      said: wrong({ giftCard: 'gift-certificate-invalid' }),
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
        opened: { draft: { ...draft, certificate } },
      }),
    ).toMatchObject({
      leadsTo: PAGE,
      kept: { certificate: null, contact: { firstName: 'Ada' } },
    })
    const { leadsTo, kept, asked } = await press({ intent: 'couponRemove:SAVE', form: { firstName: 'Ada' } })
    expect([leadsTo, kept?.contact.firstName]).toEqual([PAGE, 'Ada'])
    expect(asked).toEqual([
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
    expect((await press({ intent: 'couponRemove' })).asked[0]?.[1]).toMatchObject({
      body: { couponCodes: ['SAVE', 'MORE'] },
    })
  })
})

describe('other buttons', () => {
  test('the card on file, or a new one', async () => {
    const opened = { draft: { ...draft, card, usesNewCard: true } }
    expect(await press({ intent: 'cardSaved', form: { email: 'a' }, opened })).toMatchObject({
      leadsTo: PAGE,
      kept: { usesNewCard: false, card: null, contact: { email: 'a' } },
    })
    expect(await press({ intent: 'cardNew' })).toMatchObject({ kept: { usesNewCard: true, card: null } })
  })

  test('a step that is opened again, and those behind it, are not done any more', async () => {
    const opened = {
      draft: { ...draft, done: ['ticketDelivery' as const, 'payment' as const], card, coupon: 'OLD' },
    }
    expect(await press({ intent: 'change:payment', opened })).toMatchObject({
      leadsTo: PAGE,
      kept: { done: ['ticketDelivery'], card: null, secureSession: '', coupon: 'OLD' },
    })
    expect(await press({ intent: 'change:ticketDelivery', opened })).toMatchObject({
      kept: { done: [], card },
    })
    const half = { firstName: 'Ada', zip: '1', coupon: 'HALF' }
    expect(await press({ intent: 'change:ticketDelivery', form: half, opened })).toMatchObject({
      kept: {
        contact: { ...NOTHING, firstName: 'Ada' },
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
        said: null,
        status: 302,
        kept: undefined,
        asked: [],
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
      asked: [['delete', { headers: { 'x-cart-id': 'c1' } }]],
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
    expect(found.asked).toEqual([['hold', { headers: { 'x-cart-id': 'c1' } }]])
    expect(found.leadsTo).toBe(leadsTo)
    if (answer)
      expect(found).toMatchObject({
        status: answer.status,
        said: { notice: answer.notice, errors: {}, editOrder: true, blocked: false },
      })
    await expect(press({ intent: 'hold', calls: { hold: broken } })).rejects.toThrow('no answer')
  })
})

const ada = newCardholder(
  {
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada@moss.test',
    country: 'CA',
    zipCode: 'H2X 1Y4',
    city: 'M',
    streetAddress1: 'a',
    state: 'QC',
  },
  'primary',
)
const bo = { ...newCardholder({ firstName: 'Bo', lastName: 'Moss' }, 'secondary'), id: 'card-2' }
const anOrder = (about: object = {}, info: object = {}) =>
  ({
    id: 'm1',
    isEdited: false,
    isInvalidMembership: false,
    isPrimaryChecked: true,
    primaryCardholder: { ...ada, id: 'card-1' },
    secondaryCardholders: [bo],
    numberOfSecondaryCardholders: 2,
    membershipInfo: {
      isGift: false,
      giftMessage: '',
      notifyGiftRecipient: false,
      gifterInfo: gifterPayload(),
      ...info,
    },
    ...about,
  }) as unknown as MembershipOrderPayload

describe('the member info step', () => {
  const memberships = [{ id: 'm1', type: 'MembershipPurchase' }, { id: 'm2' }]
  const person = {
    firstName: 'Ada',
    lastName: 'Moss',
    country: 'CA',
    streetAddress1: '1 Rue',
    city: 'Montréal',
    state: 'QC',
    zipCode: 'H2X 1Y4',
  }
  const named = (prefix: string, fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]))
  const typed = {
    itemId: 'm1',
    secondaries: '2',
    ...named('primary', person),
    ...named('secondary.0', { id: 'card-2', firstName: 'Bo', lastName: 'Moss' }),
    ...named('secondary.1', { firstName: 'Cy', lastName: 'Moss' }),
  }
  const memberSteps: OpenCheckout['steps'] = [
    { name: 'memberInfo', number: 1 },
    { name: 'payment', number: 2 },
    { name: 'review', number: 3 },
  ]
  const change = (
    intent: string,
    form: object,
    {
      after = [anOrder({ isEdited: true })] as unknown,
      orders = [anOrder(), anOrder({ id: 'm2' })],
      calls = {},
      ...about
    }: Press & { after?: unknown; orders?: MembershipOrderPayload[] } = {},
  ) =>
    press({
      intent,
      form: form as Record<string, string>,
      opened: { steps: memberSteps, orders, cart: { ...cart, memberships } as never },
      calls: { memberships: () => after, ...calls },
      ...about,
    })
  const stored = ({ asked }: Awaited<ReturnType<typeof change>>) =>
    (asked[0]?.[1] as { body: { memberships: object[] } } | undefined)?.body.memberships

  test('keeps who the membership is for, and goes on when all of them are done', async () => {
    const found = await change('memberInfo', {
      ...typed,
      giftMessage: 'x'.repeat(1_001),
      notifyGiftRecipient: 'on',
    })
    expect(found).toMatchObject({ leadsTo: PAGE, kept: { membership: '', done: ['memberInfo'] } })
    expect(stored(found)).toEqual([
      {
        id: 'm1',
        membershipInfo: {
          giftMessage: 'x'.repeat(1_000),
          gifterInfo: {
            city: '',
            country: '',
            email: '',
            firstName: '',
            lastName: '',
            otherState: '',
            phoneNumber: '',
            state: '',
            streetAddress1: '',
            streetAddress2: '',
            zipCode: '',
          },
          isEdited: true,
          membershipCards: [
            {
              cardType: 'primary',
              city: 'Montréal',
              country: 'CA',
              email: '',
              firstName: 'Ada',
              id: 'card-1',
              lastName: 'Moss',
              otherState: '',
              phoneNumber: '',
              state: 'QC',
              streetAddress1: '1 Rue',
              streetAddress2: '',
              zipCode: 'H2X 1Y4',
            },
            {
              cardType: 'secondary',
              city: '',
              country: '',
              dropped: false,
              email: '',
              firstName: 'Bo',
              id: 'card-2',
              lastName: 'Moss',
              otherState: '',
              phoneNumber: '',
              state: '',
              streetAddress1: '',
              streetAddress2: '',
              zipCode: '',
            },
            {
              cardType: 'secondary',
              city: '',
              country: '',
              dropped: false,
              email: '',
              firstName: 'Cy',
              id: undefined,
              lastName: 'Moss',
              otherState: '',
              phoneNumber: '',
              state: '',
              streetAddress1: '',
              streetAddress2: '',
              zipCode: '',
            },
          ],
          notifyGiftRecipient: true,
        },
        type: 'MembershipPurchase',
      },
      {
        id: 'm2',
        membershipInfo: {
          giftMessage: '',
          gifterInfo: {
            address: {
              city: '',
              country: '',
              otherState: '',
              state: '',
              streetAddress1: '',
              streetAddress2: '',
              zipCode: '',
            },
            addresses: [],
            city: '',
            country: '',
            email: '',
            firstName: '',
            lastName: '',
            middleName: '',
            name: '',
            otherState: '',
            phoneNumber: '',
            state: '',
            streetAddress1: '',
            streetAddress2: '',
            zipCode: '',
          },
          isEdited: false,
          membershipCards: [
            {
              address: {
                city: 'M',
                country: 'CA',
                otherState: '',
                state: 'QC',
                streetAddress1: 'a',
                streetAddress2: '',
                zipCode: 'H2X 1Y4',
              },
              barcode: '',
              cardStatus: 'new',
              cardType: 'primary',
              city: 'M',
              country: 'CA',
              customerSource: 'acme',
              dropped: false,
              email: 'ada@moss.test',
              expirationDate: null,
              firstName: 'Ada',
              hasError: false,
              id: 'card-1',
              lastName: 'Moss',
              middleName: '',
              name: 'Ada Moss',
              otherState: '',
              phoneNumber: '',
              state: 'QC',
              streetAddress1: 'a',
              streetAddress2: '',
              zip: 'H2X 1Y4',
              zipCode: 'H2X 1Y4',
            },
            {
              address: {
                city: '',
                country: '',
                otherState: '',
                state: '',
                streetAddress1: '',
                streetAddress2: '',
                zipCode: '',
              },
              barcode: '',
              cardStatus: 'new',
              cardType: 'secondary',
              city: '',
              country: '',
              customerSource: 'acme',
              dropped: false,
              email: '',
              expirationDate: null,
              firstName: 'Bo',
              hasError: false,
              id: 'card-2',
              lastName: 'Moss',
              middleName: '',
              name: 'Bo Moss',
              otherState: '',
              phoneNumber: '',
              state: '',
              streetAddress1: '',
              streetAddress2: '',
              zip: '',
              zipCode: '',
            },
          ],
          notifyGiftRecipient: false,
        },
      },
    ])
    expect(found.asked[1]).toEqual(['memberships', { headers: { 'x-cart-id': 'c1' } }])
  })

  test('goes on to the next membership while one is not done', async () => {
    const after = [anOrder({ isEdited: true }), anOrder({ id: 'm2' })]
    expect(await change('memberInfo', typed, { after })).toMatchObject({
      leadsTo: `${PAGE}#membership-open`,
      kept: { done: [], membership: '' },
    })
  })

  test('says what is wrong at its fields, and which cards are too many', async () => {
    const after = [
      anOrder({
        isEdited: true,
        primaryCardholder: { ...ada, firstName: '' },
        secondaryCardholders: [bo, { ...bo, lastName: '' }],
        numberOfSecondaryCardholders: 1,
      }),
    ]
    expect(await change('memberInfo', typed, { after })).toMatchObject({
      status: 400,
      said: wrong({
        'primary.firstName': 'cardholder-first-name-required',
        secondaries: 'member-info-too-many allowed=2 excess=1',
        'secondary.1.lastName': 'cardholder-last-name-required',
      }),
      kept: { membership: 'm1', done: [] },
    })
    const gift = [anOrder({ isEdited: true, secondaryCardholders: [] }, { isGift: true })]
    const { said } = await change('memberInfo', typed, { after: gift })
    expect(Object.keys((said as { errors: object }).errors)).toEqual([
      'gifter.firstName',
      'gifter.lastName',
      'gifter.email',
    ])
  })

  test('a membership that cannot be bought sends back to the order, once the others are done', async () => {
    const invalid = anOrder({ id: 'm2', isInvalidMembership: true })
    expect(
      await change('memberInfo', typed, { after: [anOrder({ isEdited: true }), invalid] }),
    ).toMatchObject({ said: { notice: 'member-info-invalid', editOrder: true, errors: {} } })
    const other = await change('memberInfo', typed, {
      after: [anOrder({ isEdited: true }), anOrder({ id: 'm3' }), invalid],
    })
    expect(other).toMatchObject({ leadsTo: `${PAGE}#membership-open`, kept: { done: [] } })
    const none = await change(
      'memberInfo',
      { itemId: 'm2' },
      { orders: [anOrder({ isEdited: true }), invalid] },
    )
    expect(none).toMatchObject({
      said: { notice: 'member-info-invalid' },
      asked: [],
      kept: { membership: 'm2' },
    })
  })

  test('what the server does not take is told in its words, or the venue’s', async () => {
    const put = (text: string) =>
      change('memberInfo', typed, { calls: { put: failing('UNPROCESSABLE', text) } })
    expect(await put('Too long')).toMatchObject({
      status: 400,
      said: { notice: 'Too long', editOrder: true },
      kept: { membership: 'm1' },
    })
    expect(await put('')).toMatchObject({ said: { notice: 'error-checkout-failed' } })
    await expect(change('memberInfo', typed, { calls: { put: broken } })).rejects.toThrow('no answer')
    expect(
      await change('openMembership:m2', typed, { calls: { put: failing('UNPROCESSABLE', 'No') } }),
    ).toMatchObject({ said: { notice: 'No' } })
    expect(
      await change('addCardholder', typed, { calls: { put: failing('UNPROCESSABLE', 'No') } }),
    ).toMatchObject({ said: { notice: 'No' } })
    expect(
      await change('change:payment', typed, { calls: { put: failing('UNPROCESSABLE', 'No') } }),
    ).toMatchObject({ said: { notice: 'No' } })
  })

  test('another membership is opened; what was typed of this one stays', async () => {
    const found = await change('openMembership:m:2', typed)
    expect(found).toMatchObject({ leadsTo: `${PAGE}#membership-open`, kept: { membership: 'm:2' } })
    expect(stored(found)).toMatchObject([
      {
        id: 'm1',
        membershipInfo: { isEdited: false, membershipCards: [{ firstName: 'Ada' }, {}, { firstName: 'Cy' }] },
      },
      { id: 'm2' },
    ])
    expect(await change('openMembership:m2', {})).toMatchObject({ asked: [], kept: { membership: 'm2' } })
  })

  test('cardholders are added, removed and taken back', async () => {
    const cards = (found: Awaited<ReturnType<typeof change>>) =>
      (
        stored(found)![0] as {
          membershipInfo: {
            membershipCards: { cardType: string; id?: string; dropped?: boolean; firstName?: string }[]
          }
        }
      ).membershipInfo.membershipCards.map(({ cardType, id, dropped, firstName }) => [
        cardType,
        id,
        dropped,
        firstName,
      ])
    const primary = ['primary', 'card-1', undefined, 'Ada']
    const one = { ...typed, secondaries: '1' }
    const added = await change('addCardholder', one)
    expect(added).toMatchObject({ leadsTo: `${PAGE}#additional-cardholders`, kept: { membership: 'm1' } })
    expect(cards(added)).toEqual([
      primary,
      ['secondary', 'card-2', false, 'Bo'],
      ['secondary', undefined, undefined, undefined],
    ])
    expect(cards(await change('addCardholder', typed))).toHaveLength(3)
    expect(cards(await change('removeCardholder:0', typed))).toEqual([
      primary,
      ['secondary', 'card-2', true, 'Bo'],
      ['secondary', undefined, false, 'Cy'],
    ])
    expect(cards(await change('removeCardholder:1', typed))).toEqual([
      primary,
      ['secondary', 'card-2', false, 'Bo'],
    ])
    const dropped = { ...one, 'secondary.0.dropped': 'on', 'secondary.0.firstName': 'typed over' }
    expect(cards(await change('undoRemove:0', dropped))).toEqual([
      primary,
      ['secondary', 'card-2', false, 'Bo'],
    ])
    expect(await change('addCardholder', { itemId: 'gone' })).toMatchObject({
      leadsTo: PAGE,
      asked: [],
      kept: draft,
    })
    expect(
      await change('addCardholder', one, { orders: [anOrder({ isInvalidMembership: true })] }),
    ).toMatchObject({ asked: [] })
  })

  test('who is not asked is not read, and no more cards than there can be', async () => {
    const unasked = await change('openMembership:m2', typed, {
      orders: [anOrder({ isPrimaryChecked: false, primaryCardholder: null })],
    })
    expect(stored(unasked)?.[0]).toMatchObject({
      membershipInfo: { membershipCards: [{ cardType: 'secondary' }, { cardType: 'secondary' }] },
    })
    const many = await change(
      'openMembership:m2',
      { itemId: 'm1', secondaries: '9999' },
      { orders: [anOrder({ isPrimaryChecked: false })] },
    )
    expect(
      (stored(many)![0] as { membershipInfo: { membershipCards: object[] } }).membershipInfo.membershipCards,
    ).toHaveLength(100)
    const long = 'x'.repeat(300)
    const fields = [
      'firstName',
      'email',
      'phoneNumber',
      'country',
      'streetAddress1',
      'streetAddress2',
      'zipCode',
    ]
    const cut = await change('openMembership:m2', {
      itemId: 'm1',
      secondaries: 'none',
      ...named('primary', Object.fromEntries(fields.map(field => [field, long]))),
    })
    const [primary] = (stored(cut)![0] as { membershipInfo: { membershipCards: Record<string, string>[] } })
      .membershipInfo.membershipCards
    expect(fields.map(field => primary?.[field]?.length)).toEqual([100, 254, 40, 60, 200, 200, 20])
  })

  test('what is known of people is sent with their memberships', () => {
    const order = anOrder({ isEdited: true }, { giftMessage: 'Hi', notifyGiftRecipient: true })
    const info = {
      isEdited: true,
      giftMessage: 'Hi',
      notifyGiftRecipient: true,
      gifterInfo: gifterPayload(),
      membershipCards: [{ ...ada, id: 'card-1' }, bo],
    }
    expect(sentInfo(order)).toEqual(info)
    expect(sentInfo(anOrder({ isPrimaryChecked: false })).membershipCards).toEqual([bo])
    expect(sentInfo(anOrder({ primaryCardholder: null })).membershipCards).toEqual([bo])
    expect(withMemberInfo({ memberships } as never, [order])).toEqual([
      { ...memberships[0], membershipInfo: info },
      memberships[1],
    ])
  })
})

test('the card that came back in the address goes with the draft, and out of the address', () => {
  const url = (query: string) => new URL(`http://venue.test${PAGE}${query}`)
  const back =
    '?date=2026-11-21&paymentToken=tok&firstSix=424242&lastFour=4242&brand=Visa&expMonth=7&expYear=2031'
  const before = { ...draft, done: ['ticketDelivery' as const], contact: { ...NOTHING, email: 'a' } }
  expect(draftWithCard({ draft: before, steps }, url(back))).toEqual({
    ...before,
    card,
    done: ['ticketDelivery', 'payment'],
  })
  expect(draftWithCard({ draft: { ...before, contact: NOTHING }, steps }, url(back))).toMatchObject({
    card,
    done: ['ticketDelivery'],
  })
  expect(draftWithCard({ draft: before, steps }, url('?lastFour=4242'))).toBeNull()
  expect(addressWithoutCard(url(back))).toBe(`${PAGE}?date=2026-11-21`)
  expect(addressWithoutCard(url('?brand=Visa'))).toBe(PAGE)
})

describe('an order that was placed', () => {
  const place = async (
    about: VisitDetails,
    bought: object | null = cart,
    order: () => unknown = () => ({ memberships: [] }),
  ) => {
    const asked: unknown[] = []
    let kept: unknown
    const visit = plainVisit({
      path: `${PAGE}?date=2026-11-21&fund=boats`,
      session: { cartId: 'c1' },
      context: {
        drafts: {
          write: async (_: string, written: unknown) => {
            kept = written
            return 'draft='
          },
        },
      },
      api: {
        orders: {
          get: async (input: unknown) => {
            asked.push(input)
            return { payload: order() }
          },
        },
      },
      ...about,
    })
    const placed = { orderNumber: 'A-1', ccLastFourDigits: '4242' }
    const answer = await toConfirmation(visit, { placed, giftCardDigits: '9X', cart: bought as never })
    const [session = '', ending] = answer.headers.getSetCookie()
    return { leadsTo: answer.headers.get('Location'), session: JSON.parse(session), ending, kept, asked }
  }

  test('is remembered in the place of its cart', async () => {
    const orderNumbers = Array.from({ length: 20 }, (_, place) => `B-${place}`)
    expect(
      await place({
        session: { cartId: 'c1', orderNumbers: ['A-1', ...orderNumbers], visitor: { email: 'a' } } as never,
      }),
    ).toEqual({
      leadsTo: '/checkout/pier/confirm/A-1?date=2026-11-21&giftCardDigits=9X&fund=boats',
      session: {
        visitor: { email: 'a' },
        orderNumbers: ['A-1', ...orderNumbers.slice(0, 19)],
        placed: {
          orderNumber: 'A-1',
          ccLastFourDigits: '4242',
          giftCardDigits: '9X',
          placedAt: '2026-11-20T15:00:00.000Z',
        },
      },
      ending: 'draft=',
      kept: null,
      asked: [],
    })
  })

  test.each([
    [{ type: 'MembershipPurchase', isGift: false }, 1],
    [{ type: 'MembershipPurchase', isGift: true }, 0],
    [{ type: 'Renewal', isGift: false }, 0],
  ])('with %o its memberships are asked for %i times', async (membership, times) => {
    const { asked } = await place({}, { ...cart, memberships: [membership] })
    expect(asked).toEqual(Array(times).fill({ params: { orderId: 'A-1' }, headers: { 'x-cart-id': 'c1' } }))
  })

  test('whose cart is gone is asked for its memberships; without an answer the visitor stays who they were', async () => {
    const member = { membershipIds: ['M-1'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
    const { asked, session } = await place({ session: { cartId: 'c1', member } as never }, null, broken)
    expect(asked).toHaveLength(1)
    expect(session.member).toEqual(member)
  })

  test('just now, is where whoever comes back is led', () => {
    const back = (placedAt: string | null) =>
      justPlaced(
        plainVisit({
          path: PAGE,
          session: (placedAt
            ? { placed: { orderNumber: 'A-1', giftCardDigits: null, placedAt } }
            : {}) as never,
        }),
      )?.headers.get('Location') ?? null
    expect(back('2026-11-20T14:50:01.000Z')).toBe('/checkout/pier/confirm/A-1')
    expect(back('2026-11-20T14:50:00.000Z')).toBeNull()
    expect(back(null)).toBeNull()
  })
})

test('the hours of each day of the visit, each once and in their order', () => {
  const { venue, url, now } = plainVisit({ path: `${PAGE}?date=2026-11-25` })
  const told = (date: string) => `checkout-hours date=${date} hours=hours-closed`
  const event = (startTime?: string) => ({ events: [{ startTime }] })
  const orders = [
    event('2026-11-22T10:00:00'),
    event('2026-11-21T10:00:00'),
    event('2026-11-22T12:00:00'),
    event(),
  ]
  expect(visitHours({ venue, url, now }, { orders } as never)).toEqual([
    told('Saturday, November 21, 2026'),
    told('Sunday, November 22, 2026'),
  ])
  expect(visitHours({ venue, url, now }, { orders: [event()] } as never)).toEqual([
    told('Wednesday, November 25, 2026'),
  ])
  expect(visitHours({ venue, url: new URL('http://venue.test/'), now }, null)).toEqual([
    told('Friday, November 20, 2026'),
  ])
})
