import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { anOrder, bare, bareCart, bareVenue, card } from '#tests/builders/checkout-page.ts'
import { FULL_FORM, plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { sectionsOf, securityOf } from './checkout-needs.server.ts'
import { memberIdsOf, openCheckout } from './open-checkout.server.ts'

describe('opening checkout', () => {
  const drafts = { read: async () => blankDraft }
  const checkout = (cart: object | null, { api = {}, ...about }: VisitDetails & { api?: object } = {}) => {
    const calls: unknown[] = []
    const visit = plainVisit({
      ...bareVenue,
      session: { cartId: 'c1' },
      ...about,
      context: { drafts },
      api: {
        carts: {
          get: async (input: unknown) => {
            calls.push(input)
            return { payload: cart }
          },
          memberships: async (input: unknown) => {
            calls.push(input)
            return { payload: [anOrder()] }
          },
        },
        ...api,
      },
    })
    return { calls, answer: openCheckout(visit, new Request('http://venue.example/')) }
  }

  test('without anything to pay for there is none', async () => {
    expect(await checkout(null).answer).toEqual({ cartError: false, headers: {} })
    expect(await checkout({ ...bareCart, orders: [] }).answer).toEqual({ cartError: false, headers: {} })
  })

  test('of tickets alone', async () => {
    const { answer, calls } = checkout(bareCart)
    expect(await answer).toEqual({
      cart: bareCart,
      steps: bare.steps,
      orders: [],
      savedCard: null,
      draft: blankDraft,
      isNew: false,
    })
    expect(calls).toEqual([{ headers: { 'x-cart-id': 'c1' }, query: {} }])
  })

  test('where tickets are sent, and of what the venue has ended', async () => {
    const { answer } = checkout(bareCart, { company: { showTicketEmail: true } })
    expect(await answer).toMatchObject({
      steps: [{ name: 'ticketDelivery' }, { name: 'payment' }, { name: 'review' }],
    })
    const gone = await checkout(
      { ...bareCart, gone: [] },
      { path: '/checkout/pier/process?campaign=roof' },
    ).answer.catch(thrown => thrown)
    expect([gone.status, gone.headers.get('Location')]).toEqual([
      302,
      '/orders/pier/tickets?cart=true&campaign=roof',
    ])
  })

  const renewal = {
    ...bareCart,
    templates: [],
    memberships: [{ id: 'm1', membershipId: 'M-1', isGift: false, isAutorenew: true }],
  }
  test.each([
    {
      why: 'that can be charged',
      recurring: {
        onfilePaymentMethod: { isChargeable: true, paymentMethodBrand: 'Visa', ccLastFourDigits: '4242' },
      },
      savedCard: card,
    },
    { why: 'that cannot', recurring: { onfilePaymentMethod: { isChargeable: false } }, savedCard: null },
    { why: 'that is not there', recurring: { onfilePaymentMethod: null }, savedCard: null },
    { why: 'that nobody answers for', recurring: null, savedCard: null },
  ])('of a renewal, with a card $why', async ({ recurring, savedCard }) => {
    const names: string[] = []
    const member = { membershipIds: ['M-1'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
    const { answer, calls } = checkout(renewal, {
      session: { cartId: 'c1', member } as never,
      api: {
        members: {
          recurring: async ({ params }: { params: { membershipId: string } }) => {
            names.push(params.membershipId)
            if (!recurring) throw refuse('NOT_FOUND')
            return { payload: recurring }
          },
        },
      },
    })
    expect(await answer).toMatchObject({
      savedCard,
      orders: [{ id: 'm1' }],
      steps: [{ name: 'memberInfo' }, { name: 'payment' }, { name: 'review' }],
    })
    expect(names).toEqual(['M-1'])
    expect(calls).toHaveLength(2)
    expect(calls[1]).toEqual(calls[0])
  })
})

const at = { venue: { company: { checkout: FULL_FORM } } } as never

test('sections and security follow the card on file, the renewal and what the gateway can', () => {
  const checkout = {
    cart: { ...bareCart, total: 0, memberships: [{ isAutorenew: true }] } as never,
    draft: blankDraft,
    savedCard: null,
  }
  expect(sectionsOf(at, checkout)).toEqual({
    payment: true,
    cardFields: true,
    savedCard: false,
    offersSavedCard: false,
    address: true,
  })
  expect(
    sectionsOf(at, {
      ...checkout,
      cart: { ...bareCart, total: 0, memberships: [{ isAutorenew: false }] } as never,
    }),
  ).toMatchObject({ payment: false })
  expect(sectionsOf(at, { ...checkout, savedCard: card })).toMatchObject({
    savedCard: true,
    cardFields: false,
  })
  const security = (enable3DS: boolean, checksCardholders: boolean) =>
    securityOf(
      plainVisit({ company: { enable3DS }, context: { cardEntry: { checksCardholders } } }),
      checkout,
    )
  expect([security(true, true), security(true, false), security(false, true)]).toEqual([
    '3ds',
    'captcha',
    'captcha',
  ])
})

test('calls name the verified membership that the address asks for, else all of them', () => {
  const member = { membershipIds: ['M-1', 'M-2'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
  const ids = (query: string, session: object = { member }) =>
    memberIdsOf(plainVisit({ path: `/checkout/pier/process${query}`, session: session as never }))
  expect(ids('?membershipId=M-2')).toEqual({ membershipId: 'M-2' })
  expect(ids('')).toEqual({ membershipIds: ['M-1', 'M-2'] })
  expect(ids('', {})).toEqual({})
})
