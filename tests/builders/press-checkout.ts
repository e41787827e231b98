import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { submitCheckout } from '#app/routes/checkout/process/checkout-action.server.ts'
import type { OpenCheckout } from '#app/routes/checkout/process/open-checkout.server.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { blankDraft } from './blank-records.ts'
import { plainVisit, type VisitDetails } from './plain-visit.ts'

export const PAGE = '/checkout/pier/process'
export const card = {
  token: 'tok',
  firstSix: '424242',
  lastFour: '4242',
  brand: 'Visa',
  expMonth: '7',
  expYear: '2031',
}
export const draft: CheckoutDraft = { ...blankDraft, secureSession: 'session' }
export const cart = {
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
export const steps: OpenCheckout['steps'] = [
  { name: 'ticketDelivery', number: 1 },
  { name: 'payment', number: 2 },
  { name: 'review', number: 3 },
]

export type Press = VisitDetails & {
  intent?: string
  form?: Record<string, string>
  checkout?: Partial<OpenCheckout>
  calls?: Record<string, (input: never) => unknown>
}

/** A press of a button of checkout: where it leads or what it says, the draft that is kept, and the calls that were made. */
export async function press({ intent, form = {}, checkout = {}, calls = {}, ...about }: Press) {
  let kept: CheckoutDraft | null | undefined
  const requests: [string, unknown][] = []
  const call = (name: string) => async (input: unknown) => {
    requests.push([name, input])
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
      checkout: { place: call('place'), secure: call('secure') },
      coupons: { validate: call('coupons') },
      giftCertificates: { get: call('certificate') },
      orders: { get: call('order') },
    },
  })
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...(intent ? { intent } : {}), ...form }))
    data.set(name, value)
  const whole: OpenCheckout = { cart, draft, isNew: false, steps, orders: [], savedCard: null, ...checkout }
  const answer = (await submitCheckout({ visit, checkout: whole, form: data })) as unknown
  if (answer instanceof Response)
    return {
      leadsTo: answer.headers.get('Location'),
      cookies: answer.headers.getSetCookie(),
      reply: null,
      status: answer.status,
      kept,
      requests,
    }
  const { data: reply, init } = answer as { data: unknown; init: { status?: number } }
  return { leadsTo: null, reply, status: init.status, kept, requests }
}
export const failing = (code: Parameters<typeof refuse>[0], text?: string) => () => {
  throw refuse(code, text === undefined ? {} : { text })
}
export const broken = () => {
  throw new Error('no answer')
}
export const wrong = (errors: object) => ({ notice: null, errors, editOrder: false, blocked: false })
