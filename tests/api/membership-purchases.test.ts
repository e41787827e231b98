import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { CheckoutRequest } from '#app/contract/checkout.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { saveRegistration } from '#app/data/queries/pass-registrations/write.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { NOW, refusalOfCall } from '#tests/builders/api-client.ts'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import { ada, aMembership, codeOf, loadVenues, order, stranger } from '#tests/builders/membership-calls.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

const membersOf = async (database: Database, number?: string) => {
  const { rows } = await database.system.execute<{ id: string; document: Record<string, unknown> }>(
    sql`select id, document from members where tenant_id = 'pier' and (${number ?? null}::text is null or membership_number = ${number ?? null}) order by document->>'startDate', id`,
  )
  return rows
}

/** `member`: true for Ada, who holds M-1001 */
type Purchase = {
  draft: CartDraft
  member?: boolean | ReturnType<typeof verifiedMember>
  billing?: Partial<CheckoutRequest>
}

async function buy(database: Database, { draft, member = false, billing }: Purchase) {
  const shop = openShop(database)
  const api = await shop.visitor(member === true ? verifiedMember('M-1001') : member || {})
  const cart = await fillCart(api, draft)
  const body = aCheckout({
    shoppingCartId: cart.id,
    paymentToken: shop.token(GOOD_CARD),
    shownTotal: cart.total,
    ...billing,
  })
  const placed = readPlacedOrder(await place(api, body))
  return { shop, cart, placed, api }
}

test('checkout makes the buyer a member from today, who is recognised and in order', async ({ database }) => {
  const known = (await membersOf(database)).map(({ id }) => id)
  const { shop, cart, placed } = await buy(database, { draft: order(aMembership()) })
  const [record] = (await membersOf(database)).filter(({ id }) => !known.includes(id))
  expect(record?.id).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(record?.document).toMatchObject({
    categoryId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
    standing: 'active',
    startDate: '2026-11-20',
    expirationDate: '2027-11-19',
    cardholders: [
      {
        firstName: 'Ada',
        lastName: 'Moss',
        email: 'Ada@example.com',
        cardType: 'primary',
        cardStatus: 'active',
        address: { city: 'New York', zipCode: '10001' },
      },
    ],
  })
  expect(shop.charged()).toBe(6000)
  const api = await shop.visitor({ cartId: cart.id })
  expect((await api.orders.get({ params: { orderId: placed.orderNumber } })).payload).toMatchObject({
    orderItems: [{ itemType: 'MembershipPurchase', eventName: 'Friend', discountedAmount: 6000 }],
    tickets: [],
    memberships: [
      {
        itemId: 'item-1',
        membershipId: record?.id,
        membershipCategoryName: 'Friend',
        membershipOfferingName: 'One year',
        name: 'Ada Moss',
        startDate: '2026-11-20',
        expirationDate: '2027-11-19',
      },
    ],
  })
  const found = await api.members.validate({ query: { membershipId: record?.id, lastName: 'moss' } })
  expect(found.payload).toMatchObject([{ status: 'verified' }])
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('a buyer with longer names than a card holds is a member under what fits, as the venue’s file takes it', async ({
  database,
}) => {
  const known = (await membersOf(database)).map(({ id }) => id)
  const billing = { billingFirstName: 'A'.repeat(150), billingLastName: 'M'.repeat(150) }
  await buy(database, { draft: order(aMembership()), billing })
  const [record] = (await membersOf(database)).filter(({ id }) => !known.includes(id))
  expect(record?.document).toMatchObject({
    cardholders: [{ firstName: 'A'.repeat(100), lastName: 'M'.repeat(100) }],
  })
})

test('a card that renews a membership is named in its record', async ({ database }) => {
  await buy(database, { draft: order(aMembership({ membershipOfferingId: 'auto' })) })
  const [latest] = (await membersOf(database)).filter(({ document }) => document.recurring)
  expect(latest?.document.recurring).toEqual({
    status: 'active',
    paymentMethodBrand: 'Visa',
    ccLastFourDigits: '4242',
    cardValidUntil: '2030-12',
    paymentMethodReference: 'saved_test.ok.Visa.4242.2030-12',
  })
})

test('a gift names its giver', async ({ database }) => {
  const ada = { firstName: 'Ada', lastName: 'Moss', email: 'Ada@example.com' }
  const address = { country: 'US', streetAddress1: '3 Quay', city: 'Boston', state: 'MA', zipCode: '02110' }
  const rae = { cardType: 'primary' as const, ...ada, firstName: 'Rae', ...address }
  const membershipInfo = { gifterInfo: ada, membershipCards: [rae] }
  await buy(database, { draft: order(aMembership({ isGift: true, membershipInfo })) })
  const [gift] = (await membersOf(database)).filter(({ document }) => document.gift)
  expect(gift?.document.gift).toMatchObject({ firstName: 'Ada', lastName: 'Moss', email: 'Ada@example.com' })
})

test('a renewal is a new term of the same number, and cannot be bought twice', async ({ database }) => {
  const renewal = aMembership({ type: 'Renewal', membershipId: 'M-1001' })
  await buy(database, { draft: order(renewal), member: true })
  const terms = await membersOf(database, '77001')
  expect(
    terms.map(({ document }) => [document.standing, document.startDate, document.expirationDate]),
  ).toEqual([
    ['active', '2026-01-01', '2026-12-31'],
    ['new', '2027-01-01', '2027-12-31'],
  ])
  expect(await codeOf(await ada(database), order(renewal))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
})

test('a membership is renewed though the auxiliary group of its number has its next term already', async ({
  database,
}) => {
  const di = await openShop(database).visitor(verifiedMember('M-3001', 'M-3002'))
  const upcoming = async (membershipId: string) =>
    (await di.members.upcoming({ params: { membershipId } })).payload?.membershipId ?? null
  expect([await upcoming('M-3001'), await upcoming('M-3002')]).toEqual([null, 'M-3003'])
  const renewal = aMembership({ type: 'Renewal', membershipId: 'M-3001' })
  const { shop } = await buy(database, { draft: order(renewal), member: verifiedMember('M-3001', 'M-3002') })
  expect([shop.charged(), shop.refunded()]).toEqual([6000, 0])
  const terms = (await membersOf(database, '99001')).filter(
    ({ document }) => document.categoryId === 'friend',
  )
  expect(terms.map(({ document }) => document.startDate)).toEqual(['2026-01-01', '2027-01-01'])
})

test('an upgrade changes the record in place and keeps its people', async ({ database }) => {
  const upgrade = aMembership({ type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' })
  const { shop } = await buy(database, { draft: order(upgrade), member: true })
  expect(shop.charged()).toBe(14_000)
  expect((await membersOf(database, '77001')).map(({ document }) => document)).toMatchObject([
    {
      membershipId: 'M-1001',
      categoryId: 'patron',
      startDate: '2026-01-01',
      expirationDate: '2026-12-31',
      cardholders: [{ id: 'C-1', firstName: 'Ada' }],
    },
  ])
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('whoever has the pass of a card is told of it: of an upgrade at once, of a renewal when its term begins', async ({
  database,
}) => {
  const pass = { deviceId: 'd', passTypeId: 'pass.example', serial: 's', pushToken: 't', now: NOW }
  const db = database.forTenant('pier')
  await saveRegistration(db, 'pier', { ...pass, scope: 'card', subject: '77001' })
  const updates = async () => {
    const { rows } = await database.system.execute<{ subject: string; at: Date }>(
      sql`select payload->>'subject' as subject, run_at::text as at from jobs where kind = 'pass-update' order by run_at`,
    )
    return rows.map(({ subject, at }) => [subject, new Date(at).toISOString()])
  }
  const renewal = aMembership({ type: 'Renewal', membershipId: 'M-1001' })
  await buy(database, { draft: order(renewal), member: true })
  expect(await updates()).toEqual([['77001', '2027-01-01T05:00:00.000Z']])
  const upgrade = aMembership({ type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' })
  await buy(database, { draft: order(upgrade), member: true })
  expect(await updates()).toEqual([
    ['77001', NOW.toISOString()],
    ['77001', '2027-01-01T05:00:00.000Z'],
  ])
})

test('a membership that changed while its upgrade was paid is not issued, and the money goes back', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor(verifiedMember('M-1001'))
  const upgrade = aMembership({ type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' })
  const cart = await fillCart(api, order(upgrade))
  const { payments } = shop.services.gateways
  const charge = payments.charge.bind(payments)
  payments.charge = async request => {
    await database.system.execute(sql`update members set category_id = 'patron' where id = 'M-1001'`)
    return charge(request)
  }
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  expect(await refusalOfCall(place(api, body))).toMatchObject({ status: 409 })
  expect([shop.charged(), shop.refunded()]).toEqual([14_000, 14_000])
})

const checkoutCode = async (api: ApiClient, draft: CartDraft) => {
  const { id } = await fillCart(api, draft)
  return (await refusalOfCall(place(api, aCheckout({ shoppingCartId: id, paymentToken: 'x' }))))?.code
}

test('checkout waits for an offering, for a base membership, and for an upgrade that stands by itself', async ({
  database,
}) => {
  const guest = await stranger(database)
  expect(await checkoutCode(guest, order(aMembership({ membershipOfferingId: undefined })))).toBe(
    'OFFERING_MISSING',
  )
  const rowing = aMembership({ membershipCategoryId: 'rowing' })
  expect(await checkoutCode(await stranger(database), order(rowing))).toBe('MEMBERSHIP_BASE_MISSING')
  const upgrade = aMembership({ type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' })
  const mixed = { ...aDraft({ adult: 1 }), ...order(upgrade) }
  expect(await checkoutCode(await ada(database), mixed)).toBe('ORDER_SEPARATELY')
})

test('a guest buys a membership and the member-only event in one order', async ({ database }) => {
  const walk = aDraft({
    eventTemplateId: 'night-walk',
    eventId: slotAt('night-walk', '2026-11-20', '20:00'),
    adult: 2,
  })
  const { shop, placed } = await buy(database, { draft: { ...walk, ...order(aMembership()) } })
  expect(placed.orderNumber).not.toBe('')
  expect(shop.charged()).toBe(7400)
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('a member renews and buys tickets in one order, which is paid at once', async ({ database }) => {
  const renewal = aMembership({ type: 'Renewal', membershipId: 'M-1001' })
  const draft = { ...aDraft({ adult: 2 }), ...order(renewal) }
  const { shop, cart, placed } = await buy(database, { draft, member: true })
  const api = await shop.visitor({ cartId: cart.id })
  const { payload } = await api.orders.get({ params: { orderId: placed.orderNumber } })
  expect(payload.tickets.map(({ eventTemplateId }) => eventTemplateId)).toEqual(['boat-tour', 'boat-tour'])
  expect(payload.memberships.map(({ startDate }) => startDate)).toEqual(['2027-01-01'])
  expect([shop.charged(), payload.discountedSumTotal]).toEqual([cart.total, cart.total])
  const terms = await membersOf(database, '77001')
  expect(terms.map(({ document }) => document.startDate)).toEqual(['2026-01-01', '2027-01-01'])
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('a verified member who also joins another level has both, the one as it was', async ({ database }) => {
  const known = await membersOf(database)
  const patron = aMembership({ membershipCategoryId: 'patron' })
  const { shop, api } = await buy(database, { draft: order(patron), member: true })
  expect(shop.charged()).toBe(20_000)
  const members = await membersOf(database)
  const joined = members.filter(({ id }) => !known.some(record => record.id === id))
  expect(members.filter(record => !joined.includes(record))).toEqual(known)
  expect(joined.map(({ document }) => [document.categoryId, document.startDate])).toEqual([
    ['patron', '2026-11-20'],
  ])
  const query = { membershipId: joined[0]?.id, lastName: 'moss' }
  expect((await api.members.validate({ query })).payload).toMatchObject([{ status: 'verified' }])
})

test('verify finds an order whose membership has no record', async ({ database }) => {
  const { placed } = await buy(database, { draft: order(aMembership()) })
  await database.system.execute(sql`delete from members where document->>'startDate' = '2026-11-20'`)
  expect(await findViolations(database.system, NOW)).toMatchObject([
    { check: 'memberships', row: placed.orderNumber, tenantId: 'pier' },
  ])
})

test('[MEM-208] [MEM-244] whether a customer holds a level is answered yes or no, and only with all that it takes', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const ada = {
    membershipCategoryId: 'friend',
    email: 'ADA@example.com',
    firstName: 'ada',
    lastName: 'Moss',
  }
  const isKnown = async (query: typeof ada) => (await api.members.duplicates({ query })).payload.hasDuplicates
  expect(await isKnown(ada)).toBe(true)
  expect(await isKnown({ ...ada, firstName: 'Bo' })).toBe(false)
  expect(await isKnown({ ...ada, membershipCategoryId: 'patron' })).toBe(false)
  expect(await isKnown({ ...ada, email: 'bo@example.com' })).toBe(false)
  for (const name of Object.keys(ada))
    expect(await refusalOfCall(api.members.duplicates({ query: { ...ada, [name]: '' } }))).toMatchObject({
      status: 400,
    })
})
