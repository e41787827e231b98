import { refuse } from '#app/api/kernel/refuse.ts'
import { type askBank, completeOrder } from '#app/routes/checkout/process/place-order.server.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'

export const UUID = '7b1f7a52-9a55-4d7c-8e16-3a6d2f0f4d11'

export const draft = {
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

export const cart = { id: 'c1', total: 4500, coupons: [], memberships: [], orders: [] }

export const placed = { orderNumber: 'A-1', ccLastFourDigits: '4242' }

export type Press = VisitDetails & {
  place?: () => unknown
  secure?: () => unknown
  coupons?: () => unknown
  registry?: () => unknown
  own?: object
  checkout?: object
  form?: Record<string, string>
  press?: typeof completeOrder | typeof askBank
}

export const unknown = () => {
  throw refuse('NOT_FOUND')
}

const usual = { press: completeOrder, place: () => JSON.stringify(placed) }

export function aSubmission({
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
export async function press({ press: pressed = usual.press, ...about }: Press) {
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

export const refused = (...about: Parameters<typeof refuse>) => ({
  place: () => {
    throw refuse(...about)
  },
})

export const answer = (about: object) => ({
  limits: [],
  errors: {},
  editOrder: false,
  isOverLimit: false,
  blocked: false,
  asksCheckbox: false,
  ...about,
})

export const cookie = { 'Set-Cookie': 'draft=1' }
