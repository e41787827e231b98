import { type Refusal, refuse } from '#app/api/kernel/refuse.ts'
import { type askBank, completeOrder } from '#app/routes/checkout/process/place-order.server.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { FULL_FORM } from './plain-visit.ts'

export const UUID = '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11'

export const draft = {
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
  linkCoupon: null,
  certificate: null,
  wantsWholeAddress: false,
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

export const PLACED = { orderNumber: '7KQ2-MX9R', ccLastFourDigits: '4242' }

/** One press of Complete Order against an API that answers as told; `kept` is the draft afterwards, null when it has ended. */
export async function press({
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
      company: { enable3DS: bank !== null, verificationHours: 24, checkout: FULL_FORM },
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
