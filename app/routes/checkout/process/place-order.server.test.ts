import { expect, test } from 'vitest'
import { type Refusal, refuse } from '#app/api/refuse.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { said } from '#tests/builders/said.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { completeOrder } from './place-order.server.ts'

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
  coupon: '',
  giftCard: '',
  certificate: null,
  card: {
    token: 'tok_1',
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '7',
    expYear: '2031',
  },
} satisfies CheckoutDraft

const PLACED = { orderNumber: '7KQ2-MX9R', ccLastFourDigits: '4242' }

/** One press of Complete Order against an API that answers as told; `kept` is the draft afterwards, null when it has ended. */
async function press({
  answer,
  registered = null,
  memberships = [],
}: {
  answer: Refusal | typeof PLACED
  registered?: typeof PLACED | null
  memberships?: { type: string; isGift: boolean }[]
}) {
  const asked = { place: [] as string[], registry: [] as string[] }
  let kept: CheckoutDraft | null | undefined
  let session: VisitorSession | undefined
  const api = {
    checkout: {
      place: async ({ headers }: { headers: Record<string, string> }) => {
        asked.place.push(headers['x-request-uuid'] ?? '')
        if (answer instanceof Error) throw answer
        return { payload: JSON.stringify(answer) }
      },
    },
    uuidRegistry: {
      get: async ({ params }: { params: { uuid: string } }) => {
        asked.registry.push(params.uuid)
        if (!registered) throw refuse('NOT_FOUND')
        return { payload: registered }
      },
    },
  }
  const orders = { get: async () => ({ payload: { memberships: [MEMBERSHIP] } }) }
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
    session: { cartId: 'c1' },
    commit: async (committed: VisitorSession) => {
      session = committed
      return { 'Set-Cookie': 'session=1' }
    },
    context: { drafts },
    venue: { text: (reference: string) => reference, locale: 'en', currency: 'USD' },
  }
  const opened = { cart: { id: 'c1', total: 4500, coupons: [], memberships }, draft, isNew: false }
  const submission = { visit, opened, form: new FormData() } as unknown as Parameters<typeof completeOrder>[0]
  const result = await completeOrder(submission)
  const response = result instanceof Response ? result : null
  return {
    location: response?.headers.get('Location') ?? null,
    said: 'data' in result ? result.data : null,
    kept,
    asked,
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
  const { location, kept, asked, session } = await press({ answer: PLACED })
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R?date=2026-11-21')
  expect(session?.placed).toEqual(PLACED)
  expect(asked.place).toEqual([UUID])
  expect(kept).toBeNull()
})

test('[CHK-128] after success nothing is left of card, certificate and cart', async () => {
  const { kept, session } = await press({ answer: PLACED })
  expect(kept).toBeNull()
  expect(session?.cartId).toBeUndefined()
})

test('[CHK-066] whoever has bought a new membership is its member from then on, nobody by another order', async () => {
  const bought = await press({
    answer: PLACED,
    memberships: [{ type: 'MembershipPurchase', isGift: false }],
  })
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

test('[CHK-131] an order that was placed before is fetched by the uuid of the attempt and confirmed', async () => {
  const { location, asked, kept } = await press({ answer: refuse('20152'), registered: PLACED })
  expect(asked.registry).toEqual([UUID])
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R?date=2026-11-21')
  expect(kept).toBeNull()
})

test.each(['SEATS_LEFT', 'PRICE_CHANGED', 'CONFLICT'] as const)(
  '[CHK-132] a 409 with %s is an error like any other',
  async code => {
    const { location, said, asked } = await press({ answer: refuse(code), registered: PLACED })
    expect(location).toBeNull()
    expect(said?.notice).toBeTruthy()
    expect(asked.registry).toEqual([])
  },
)

test('[CHK-133] after a refusal the same attempt goes on', async () => {
  expect((await press({ answer: refuse('6108') })).kept?.uuid).toBe(UUID)
  expect((await press({ answer: refuse('INTERNAL') })).kept?.uuid).toBe(UUID)
})

test('[CHK-287] too many tickets leave the visitor where they are, with the way to the order', async () => {
  const { said, kept } = await press({ answer: refuse('9049') })
  expect(said).toMatchObject({ notice: 'event-limit-exceeded-message', editOrder: true, errors: {} })
  expect(kept?.done).toEqual(['ticketDelivery', 'payment'])
})

test.each([
  { code: '6108', fields: ['number'], card: null },
  { code: '6106', fields: ['cvc'], card: null },
  { code: '6107', fields: ['zip'], card: draft.card },
  { code: '5083', fields: ['city'], card: draft.card },
] as const)('$code opens payment again at $fields', async ({ code, fields, card }) => {
  const { said, kept } = await press({ answer: refuse(code) })
  expect(Object.keys(said?.errors ?? {})).toEqual(fields)
  expect(kept).toMatchObject({
    done: ['ticketDelivery'],
    contact: draft.contact,
    address: draft.address,
    card,
  })
})

test('[CHK-204] a wrong address marks all of it, in the words of the venue or in those of the provider', async () => {
  const whole = ['country', 'streetAddress1', 'city', 'state', 'zip']
  const { said: standard } = await press({ answer: refuse('6113') })
  expect(Object.keys(standard?.errors ?? {})).toEqual(whole)
  expect(Object.values(standard?.errors ?? {}).map(text => said({ text: text as 'error-6113' }))).toEqual(
    whole.map(() => 'Please enter the correct billing address for your credit card.'),
  )
  const { said: own } = await press({ answer: refuse('6113', { text: 'AVS: no such street' }) })
  expect(new Set(Object.values(own?.errors ?? {}))).toEqual(new Set(['AVS: no such street']))
})

test('a surprise is not made into words', async () => {
  await expect(press({ answer: new Error('no database') as Refusal })).rejects.toThrow('no database')
})
