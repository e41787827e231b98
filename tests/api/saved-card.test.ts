import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { type CheckoutRequest, readPlacedOrder } from '#app/contract/checkout.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Database } from '#app/data/database/database.ts'
import Checkout, { action, loader as checkout } from '#app/routes/checkout/process/route.tsx'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { instead, load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const offering = (id: string, price: number, autorenewalType: 'none' | 'required') => ({
  id,
  name: id,
  duration: 12,
  autorenewalType,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
})

const memberWith = (membershipId: string, recurring?: VenueMember['recurring']) => ({
  membershipId,
  categoryId: 'friend',
  offeringId: 'auto',
  pricePointId: 'one',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
  recurring,
})
const card = (paymentMethodReference?: string) => ({
  status: 'active' as const,
  paymentMethodBrand: 'Mastercard',
  ccLastFourDigits: '5454',
  paymentMethodReference,
})

const { test } = useDatabase(database => {
  const file = aMuseum()
  return loadVenue(
    database,
    aMuseum({
      company: { ...file.company, renewalWindowDays: 60 },
      memberships: {
        groups: [],
        categories: [
          {
            id: 'friend',
            name: 'Friend',
            offerings: [
              offering('auto', 5000, 'required'),
              offering('year', 6000, 'none'),
              offering('free', 0, 'required'),
            ],
          },
        ],
      },
      members: [
        memberWith('M-1', card('saved_test.ok.Mastercard.5454')),
        memberWith('M-2', card('saved_test.6108.Mastercard.5454')),
        memberWith('M-3', card()),
        memberWith('M-4', card('cus_1/pm_1')),
        memberWith('M-5'),
        memberWith('M-6', { ...card(), status: 'canceled', currentTermEnd: '2027-06-30' }),
      ],
    }),
  )
})

const primary = {
  cardType: 'primary' as const,
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  phoneNumber: '(212) 555-0101',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
}

const renewal = (membershipId: string, membershipOfferingId = 'auto'): CartDraft => ({
  memberships: [
    {
      id: 'item-1',
      type: 'Renewal',
      membershipCategoryId: 'friend',
      membershipOfferingId,
      membershipId,
      membershipInfo: { membershipCards: [primary] },
    },
  ],
})

async function buyer(database: Database, { verified, draft }: { verified: string; draft: CartDraft }) {
  const shop = openShop(database)
  const api = await shop.visitor(verifiedMember(verified))
  const cart = await fillCart(api, draft)
  const pay = (about: Partial<CheckoutRequest> = { usesSavedCard: true }) =>
    place(api, aCheckout({ shoppingCartId: cart.id, shownTotal: cart.total, ...about }))
  return { shop, api, cart, pay }
}

const charges = ({ ledger }: Shop) =>
  ledger
    .entries()
    .flatMap(line => (line.kind === 'charge' ? [[line.charge.amount, line.charge.lastFour]] : []))

/** The renewals of the newest term in the venue. */
async function newestTerm(database: Database) {
  const { rows } = await database.system.execute<{ document: VenueMember }>(
    sql`select document from members where document->>'startDate' = '2027-01-01'`,
  )
  return rows[0]?.document
}

test('[CHK-105] [MEM-111] [MEM-255] the recurring info of a verified membership names plan and card, and never what the gateway calls it', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor(verifiedMember('M-1', 'M-3', 'M-5', 'M-6'))
  const of = async (membershipId: string) =>
    (await api.members.recurring({ params: { membershipId } })).payload
  expect(await of('M-1')).toEqual({
    replacesCard: true,
    recurring: {
      recurringPaymentPlan: { status: 'active', currentTermEnd: '2026-12-31', canceledOn: null },
    },
    onfilePaymentMethod: {
      paymentMethodBrand: 'Mastercard',
      ccLastFourDigits: '5454',
      isChargeable: true,
      validUntil: null,
    },
    nextCharge: { amount: 5000, daysBefore: 7, on: '2026-12-24' },
  })
  expect((await of('M-3')).onfilePaymentMethod).toMatchObject({ isChargeable: false })
  expect((await of('M-6')).recurring).toEqual({
    recurringPaymentPlan: { status: 'canceled', currentTermEnd: '2027-06-30', canceledOn: null },
  })
  expect(await of('M-5')).toEqual({
    replacesCard: false,
    recurring: { recurringPaymentPlan: null },
    onfilePaymentMethod: null,
    nextCharge: null,
  })
  expect(await refusalOfCall(of('M-2'))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const call = await overHttp(database, { services: shop.services })
  expect((await call('/membership/M-1/recurring/details')).status).toBe(404)
})

test('[CHK-037] whoever asked for a new card can go back to the saved one while nothing has to be paid', async ({
  database,
}) => {
  const choosing = async (offering: string) => {
    const { api, cart } = await buyer(database, { verified: 'M-1', draft: renewal('M-1', offering) })
    const session = { ...verifiedMember('M-1'), cartId: cart.id }
    // The pages of these tests have no gateway of their own; the shop's says which card it keeps.
    const watch = (client: ApiClient) =>
      instead(client, 'members', instead(client.members, 'recurring', api.members.recurring))
    const about = { database, path: '/checkout/pier/process', session, watch }
    const cookieOf = ({ headers }: { headers: Headers }) => headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const shown = async (cookie: string) => {
      const { page } = await load(checkout, { ...about, cookie })
      const drawn = await drawScreen(Checkout, { ...page, page: { ...page.page, open: 'payment' } })
      return [page.page?.usesSavedCard, drawn.includes('Use saved card')]
    }
    const first = cookieOf(await load(checkout, about))
    const press = async (cookie: string, intent: string) =>
      cookieOf(await load(action, { ...about, cookie, form: { intent } }))
    const fresh = await press(first, 'cardNew')
    return [await shown(first), await shown(fresh), await shown(await press(fresh, 'cardSaved'))]
  }
  const [onFile, anew, offered] = [
    [true, false],
    [false, false],
    [false, true],
  ]
  expect(await choosing('free')).toEqual([onFile, offered, onFile])
  expect(await choosing('auto')).toEqual([onFile, anew, onFile])
})

test('the card on file pays for the renewal of its membership and goes on with it', async ({ database }) => {
  const { shop, pay } = await buyer(database, { verified: 'M-1', draft: renewal('M-1') })
  expect(readPlacedOrder(await pay())).toMatchObject({ ccLastFourDigits: '5454' })
  expect(charges(shop)).toEqual([[5000, '5454']])
  expect((await newestTerm(database))?.recurring).toEqual({
    status: 'active',
    paymentMethodBrand: 'Mastercard',
    ccLastFourDigits: '5454',
    paymentMethodReference: 'saved_test.ok.Mastercard.5454',
  })
})

test('a renewal that costs nothing keeps the card on file, or a new one, and charges neither', async ({
  database,
}) => {
  const first = await buyer(database, { verified: 'M-1', draft: renewal('M-1', 'free') })
  await first.pay()
  expect((await newestTerm(database))?.recurring).toMatchObject({ ccLastFourDigits: '5454' })
  const second = await buyer(database, { verified: 'M-3', draft: renewal('M-3', 'free') })
  expect(await refusalOfCall(second.pay())).toMatchObject({ code: '6109' })
  await second.pay({ paymentToken: second.shop.token(GOOD_CARD) })
  expect([...charges(first.shop), ...charges(second.shop)]).toEqual([])
  const { rows } = await database.system.execute<{ reference: string; month: string | null }>(
    sql`select document->'recurring'->>'paymentMethodReference' as reference,
          document->'recurring'->>'cardValidUntil' as month from members
        where document->>'startDate' = '2027-01-01' order by 1`,
  )
  expect(rows).toEqual([
    { reference: 'saved_test.ok.Mastercard.5454', month: null },
    { reference: 'saved_test.ok.Visa.4242.2030-12', month: '2030-12' },
  ])
})

test('a card that cannot be kept refuses a renewal of nothing with its code', async ({ database }) => {
  const { shop, pay } = await buyer(database, { verified: 'M-5', draft: renewal('M-5', 'free') })
  const paymentToken = shop.token('4000000006105003')
  expect(await refusalOfCall(pay({ paymentToken }))).toMatchObject({ code: '6105' })
  expect(await newestTerm(database)).toBeUndefined()
})

const strangeOrders = [
  { why: 'a card that the gateway does not keep', verified: 'M-3', draft: renewal('M-3') },
  { why: 'a card of another gateway', verified: 'M-4', draft: renewal('M-4') },
  { why: 'no card on file', verified: 'M-5', draft: renewal('M-5') },
  { why: 'tickets', verified: 'M-1', draft: aDraft({ adult: 1 }) },
  { why: 'a renewal with tickets', verified: 'M-1', draft: { ...renewal('M-1'), ...aDraft({ adult: 1 }) } },
]
for (const { why, ...order } of strangeOrders) {
  test(`${why}: no card on file pays, whatever is asked for`, async ({ database }) => {
    const { shop, pay } = await buyer(database, order)
    expect(await refusalOfCall(pay())).toMatchObject({ code: '6109' })
    expect(charges(shop)).toEqual([])
  })
}

test('a card on file that is declined answers its code', async ({ database }) => {
  const { shop, pay } = await buyer(database, { verified: 'M-2', draft: renewal('M-2') })
  expect(await refusalOfCall(pay())).toMatchObject({ code: '6108' })
  expect(charges(shop)).toEqual([])
})
