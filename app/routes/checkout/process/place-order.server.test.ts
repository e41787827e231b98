import { expect, test } from 'vitest'
import { type Refusal, refuse } from '#app/api/kernel/refuse.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { askBank, completeOrder } from './place-order.server.ts'

const UUID = '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11'
const draft = {
  cartId: 'c1',
  uuid: UUID,
  done: ['ticketDelivery', 'payment'],
  deliveryEmail: 'ada@example.com',
  membership: '',
  contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phoneNumber: '555 010 9999' },
  address: {
    country: 'US',
    streetAddress1: '',
    streetAddress2: '',
    city: '',
    state: '',
    otherState: '',
    zip: '93940',
  },
  secureSession: '',
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
} satisfies CheckoutDraft

type SecureBody = { enhancedSecurity?: { sessionId: string } }

const PLACED = { orderNumber: '7KQ2-MX9R', ccLastFourDigits: '4242' }

/** One press of Complete Order against an API that answers as told; `kept` is the draft afterwards, null when it has ended. */
async function press({
  answer,
  registered = null,
  memberships = [],
  member,
  bank = null,
  secureSession = '',
  press: pressed = completeOrder,
  savedCard = null,
  form = {},
}: {
  answer: Refusal | typeof PLACED
  registered?: typeof PLACED | null
  /** what the bank says of the card where the venue has 3DS; null where it has not */
  bank?: Refusal | { sessionId: string; challenge: object | null } | null
  secureSession?: string
  memberships?: { type: string; isGift: boolean }[]
  /** as whom the visitor is known */
  member?: VisitorSession['member']
  press?: typeof completeOrder | typeof askBank
  /** what the browser sends with the press */
  form?: Record<string, string>
  savedCard?: { brand: string; lastFour: string } | null
}) {
  const requests = {
    place: [] as string[],
    registry: [] as string[],
    calls: [] as string[],
    bodies: [] as unknown[],
  }
  let kept: CheckoutDraft | null | undefined
  let session: VisitorSession | undefined
  const api = {
    checkout: {
      secure: async () => {
        requests.calls.push('secure')
        if (bank instanceof Error) throw bank
        return { payload: { security: '3ds', ...bank } }
      },
      place: async ({ headers, body }: { headers: Record<string, string>; body: SecureBody }) => {
        requests.bodies.push(body)
        requests.place.push(headers['x-request-uuid'] ?? '')
        requests.calls.push(`place ${body.enhancedSecurity?.sessionId ?? 'alone'}`)
        if (answer instanceof Error) throw answer
        return { payload: JSON.stringify(answer) }
      },
    },
    uuidRegistry: {
      get: async ({ params }: { params: { uuid: string } }) => {
        requests.registry.push(params.uuid)
        if (!registered) throw refuse('NOT_FOUND')
        return { payload: registered }
      },
    },
  }
  const issued = memberships.map(({ type, isGift }) => ({ ...MEMBERSHIP, itemType: type, isGift }))
  const orders = { get: async () => ({ payload: { memberships: issued } }) }
  const drafts = {
    write: async (_: string, written: CheckoutDraft | null) => {
      kept = written
      return 'draft=1'
    },
  }
  const visit = {
    api: { ...api, orders },
    tenantId: 'pier',
    now: new Date('2026-11-20T15:00:00Z'),
    url: new URL('http://venue.example/checkout/pier/process?date=2026-11-21'),
    session: { cartId: 'c1', member },
    commit: async (committed: VisitorSession) => {
      session = committed
      return { 'Set-Cookie': 'session=1' }
    },
    context: {
      drafts,
      cardEntry: {
        checksCardholders: true,
        place: { kind: 'frame', url: 'http://venue.example:3001/gateway/test/card-frame' },
      },
    },
    venue: {
      text: (reference: string) => reference,
      formatMessage: ({ text }: { text: string }) => text,
      locale: 'en',
      currency: 'USD',
      company: { enable3DS: bank !== null, verificationHours: 24 },
    },
  }
  const checkout = {
    cart: { id: 'c1', total: 4500, coupons: [], memberships, orders: [] },
    draft: { ...draft, secureSession },
    isNew: false,
    savedCard,
  }
  const formData = new FormData()
  for (const [name, value] of Object.entries(form)) formData.set(name, value)
  const submission = { visit, checkout, form: formData } as unknown as Parameters<typeof completeOrder>[0]
  const result = await pressed(submission)
  const response = result instanceof Response ? result : null
  return {
    location: response?.headers.get('Location') ?? null,
    reply: 'data' in result ? result.data : null,
    kept,
    requests,
    session,
  }
}

const MEMBERSHIP = {
  itemType: 'MembershipPurchase',
  membershipId: 'M-9',
  name: 'Ada Lovelace',
  isGift: false,
  expirationDate: '2027-11-19',
}

test('[CHK-134] a placed order leads to its confirmation with the date, and the attempt ends', async () => {
  const { location, kept, requests, session } = await press({ answer: PLACED })
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R?date=2026-11-21')
  expect(session?.placed).toEqual({ ...PLACED, giftCardDigits: null, placedAt: '2026-11-20T15:00:00.000Z' })
  expect(requests.place).toEqual([UUID])
  expect(kept).toBeNull()
})

test('[CHK-128] after success nothing is left of card, certificate and cart', async () => {
  const { kept, session } = await press({ answer: PLACED })
  expect(kept).toBeNull()
  expect(session?.cartId).toBeUndefined()
})

test('[CHK-066] whoever has bought a new membership is its member from then on, nobody by another order', async () => {
  const bought = await press({ answer: PLACED, memberships: [{ type: 'MembershipPurchase', isGift: false }] })
  expect(bought.session?.member).toEqual({
    membershipIds: ['M-9'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-21T15:00:00.000Z',
    isExpired: false,
  })
  const given = await press({ answer: PLACED, memberships: [{ type: 'MembershipPurchase', isGift: true }] })
  expect([given.session?.member, (await press({ answer: PLACED })).session?.member]).toEqual([
    undefined,
    undefined,
  ])
})

test('whoever renews an expired membership is its member from then on; a secondary cardholder is asked who they are again', async () => {
  const member = {
    membershipIds: ['M-1'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-20T16:00:00.000Z',
    isExpired: true,
  }
  const memberships = [{ type: 'PostTermRenewal', isGift: false }]
  const renewed = await press({ answer: PLACED, memberships, member })
  expect(renewed.session?.member).toEqual({
    membershipIds: ['M-9', 'M-1'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-21T15:00:00.000Z',
    isExpired: false,
  })
  const secondary = { ...member, secondaryCardholders: { 'M-1': 'C-2' } }
  expect((await press({ answer: PLACED, memberships, member: secondary })).session?.member).toEqual(secondary)
})

test('[CHK-102] [CHK-103] [CHK-104] [CHK-188] what is sent names who pays and shows of the card what may be shown', async () => {
  const { requests } = await press({ answer: PLACED })
  const [body] = JSON.parse(JSON.stringify(requests.bodies))
  expect(body).toEqual({
    shoppingCartId: 'c1',
    billingFirstName: 'Ada',
    billingLastName: 'Lovelace',
    billingEmail: 'ada@example.com',
    billingPhoneNumber: '555 010 9999',
    billingAddress1: '',
    billingAddress2: '',
    billingCity: '',
    billingState: '',
    billingZipCode: '93940',
    billingCountry: 'US',
    ticketDeliveryEmail: 'ada@example.com',
    paymentToken: 'tok_1',
    token: '424242******4242',
    expDate: '0731',
    ccLastFourDigits: '4242',
    shownTotal: 4500,
    shownDue: 4500,
  })
})

test('[CHK-259] the id of the browser goes with the order, and an order without one goes as well', async () => {
  const known = await press({ answer: PLACED, form: { analyticsClientId: '555.777' } })
  expect(known.requests.bodies).toMatchObject([{ emailAnalytics: '555.777' }])
  const unknown = await press({ answer: PLACED, form: { analyticsClientId: '' } })
  expect(unknown.location).toContain('/confirm/')
})

test('[CHK-131] an order that was placed before is fetched by the uuid of the attempt and confirmed', async () => {
  const { location, requests, kept } = await press({ answer: refuse('20152'), registered: PLACED })
  expect(requests.registry).toEqual([UUID])
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R?date=2026-11-21')
  expect(kept).toBeNull()
})

test.each(['SEATS_LEFT', 'PRICE_CHANGED', 'CONFLICT'] as const)(
  '[CHK-132] a 409 with %s is an error like any other',
  async code => {
    const { location, reply, requests } = await press({ answer: refuse(code), registered: PLACED })
    expect(location).toBeNull()
    expect(reply?.notice).toBeTruthy()
    expect(requests.registry).toEqual([])
  },
)

test('[CHK-133] after a refusal the same attempt goes on', async () => {
  expect((await press({ answer: refuse('6108') })).kept?.uuid).toBe(UUID)
  expect((await press({ answer: refuse('INTERNAL') })).kept?.uuid).toBe(UUID)
})

test('an order that was paid and given back says how much, and leads to the order', async () => {
  const { reply, kept } = await press({ answer: refuse('ORDER_REFUNDED', { details: { amount: 4500 } }) })
  expect(reply).toMatchObject({ notice: 'checkout-refunded', editOrder: true, errors: {} })
  expect(kept?.card).toEqual(draft.card)
})

test('[CHK-287] too many tickets leave the visitor where they are, with the way to the order', async () => {
  const { reply, kept } = await press({ answer: refuse('9049') })
  expect(reply).toMatchObject({
    notice: 'event-limit-exceeded-message',
    fixDescription: 'event-limit-exceeded-message',
    editOrder: true,
    errors: {},
  })
  expect(kept?.done).toEqual(['ticketDelivery', 'payment'])
})

test.each([
  { code: '6108', fields: ['number'], card: null },
  { code: '6106', fields: ['cvc'], card: null },
  { code: '6107', fields: ['zip'], card: draft.card },
  { code: '5083', fields: ['city'], card: draft.card },
] as const)('$code opens payment again at $fields', async ({ code, fields, card }) => {
  const { reply, kept } = await press({ answer: refuse(code) })
  expect(Object.keys(reply?.errors ?? {})).toEqual(fields)
  expect(kept).toMatchObject({
    done: ['ticketDelivery'],
    contact: draft.contact,
    address: draft.address,
    card,
  })
})

test('[CHK-204] a wrong address marks all of it, in the words of the venue or in those of the provider', async () => {
  const whole = ['country', 'streetAddress1', 'city', 'state', 'zip']
  const { reply: standard } = await press({ answer: refuse('6113') })
  expect(Object.keys(standard?.errors ?? {})).toEqual(whole)
  expect(
    Object.values(standard?.errors ?? {}).map(text => defaultWords({ text: text as 'error-6113' })),
  ).toEqual(whole.map(() => 'Please enter the correct billing address for your credit card.'))
  const { reply: own } = await press({ answer: refuse('6113', { text: 'AVS: no such street' }) })
  expect(new Set(Object.values(own?.errors ?? {}))).toEqual(new Set(['AVS: no such street']))
})

const QUESTION = {
  kind: 'frame',
  path: '/gateway/test/challenge-frame?session=s1',
  pageUrl: '/gateway/test/challenge?session=s1',
}
const CONTENT = { sessionId: 's1', challenge: null }
const ASKS = { sessionId: 's1', challenge: QUESTION }

test('[CHK-261] the session of the bank’s check is there before the order is sent, and goes with it', async () => {
  const { requests, location } = await press({ answer: PLACED, bank: CONTENT })
  expect(requests.calls).toEqual(['secure', 'place s1'])
  expect(location).toContain('/confirm/')
  expect((await press({ answer: PLACED, bank: CONTENT, secureSession: 's0' })).requests.calls).toEqual([
    'place s0',
  ])
  expect((await press({ answer: PLACED })).requests.calls).toEqual(['place alone'])
})

test('a browser that can show it is told of the bank’s question, and the order waits', async () => {
  const { requests, reply, kept } = await press({ answer: PLACED, bank: ASKS, press: askBank })
  expect(requests.calls).toEqual(['secure'])
  const url = 'http://venue.example:3001/gateway/test/challenge-frame?session=s1'
  expect(reply?.secure).toEqual({ challenge: { kind: 'frame', url } })
  expect(kept?.secureSession).toBe('s1')
})

test('without JavaScript the bank’s question is a page of its own, with a way back', async () => {
  const { requests, location, kept } = await press({ answer: PLACED, bank: ASKS })
  expect(requests.calls).toEqual(['secure'])
  expect(location).toBe(
    `/gateway/test/challenge?session=s1&returnTo=${encodeURIComponent('/checkout/pier/process?date=2026-11-21')}`,
  )
  expect(kept?.secureSession).toBe('s1')
})

test.each([
  ['NETWORK_ERROR', 'CHK-292', 'Please check your network connection.'],
  ...(['TIMEOUT_ERROR', 'DDC_PROFILE_FAILED', 'DDC_TIMEOUT'] as const).map(
    code =>
      [
        code,
        'CHK-293',
        'Secure checkout took too long. Please check your network connection and try again.',
      ] as const,
  ),
  [
    'STEPUP_TIMEOUT',
    'CHK-294',
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  ],
] as const)('after %s [%s] the visitor reads what happened, and can try again', async (code, _, sentence) => {
  const atOpening = await press({ answer: PLACED, bank: refuse(code), press: askBank })
  const atPlacing = await press({ answer: refuse(code), bank: CONTENT, secureSession: 's1' })
  for (const { reply: payload, kept } of [atOpening, atPlacing]) {
    expect(defaultWords({ text: payload?.notice as 'error-secure-network' })).toBe(sentence)
    expect(payload).toMatchObject({ errors: {}, blocked: false, editOrder: false })
    expect(kept).toMatchObject({ secureSession: '', done: ['ticketDelivery', 'payment'], card: draft.card })
  }
})

test('a no of the cardholder leads back to the card', async () => {
  const { reply: payload, kept } = await press({
    answer: refuse('SECURE_CHECK_REFUSED'),
    bank: CONTENT,
    secureSession: 's1',
  })
  expect(payload?.errors).toEqual({ number: 'error-secure-refused' })
  expect(kept).toMatchObject({ secureSession: '', card: null, done: ['ticketDelivery'] })
})

test.each([
  ['SEATS_LEFT', true],
  ['CONFLICT', true],
  ['6108', false],
  ['PRICE_CHANGED', false],
] as const)('[CHK-052] after %s there is a way to edit the order: %s', async (code, editOrder) => {
  const { reply } = await press({ answer: refuse(code) })
  expect([reply?.editOrder, Boolean(reply?.fixDescription)]).toEqual([editOrder, editOrder])
})

test('a surprise is not made into words', async () => {
  await expect(press({ answer: new Error('no database') as Refusal })).rejects.toThrow('no database')
})
