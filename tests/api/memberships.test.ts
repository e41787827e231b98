import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { CheckoutRequest } from '#app/contract/checkout.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { NOW, overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const offering = (id: string, price: number, about: object = {}) => ({
  id,
  name: id === 'year' ? 'One year' : 'Other',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
  ...about,
})

/** One of several terms that the venue has given one number. */
const ownTerm = (
  membershipId: string,
  term: Pick<VenueMember, 'categoryId' | 'startDate' | 'expirationDate'> & Partial<VenueMember>,
) => ({
  membershipId,
  membershipNumber: '99001',
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Di', lastName: 'Lund', email: 'di@example.com' }],
  ...term,
})

function aClub(overrides: Partial<VenueFileInput> = {}): VenueFileInput {
  const file = aMuseum()
  return aMuseum({
    company: { ...file.company, auxiliaryMembership: true, renewalWindowDays: 60 },
    memberships: {
      groups: [{ id: 'people', name: 'People' }],
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          levelCollection: 'Singles',
          groupId: 'people',
          upgradeToIds: ['patron'],
          auxiliaryCategoryIds: ['rowing'],
          offerings: [
            offering('year', 6000),
            offering('auto', 5000, { autorenewalType: 'required' }),
            offering('maybe', 5500, { autorenewalType: 'optional' }),
            offering('closed', -1),
          ],
        },
        {
          id: 'patron',
          name: 'Patron',
          rules: { canGift: false, numberOfCardHolders: 2 },
          offerings: [offering('year', 20_000)],
        },
        { id: 'founder', name: 'Founder', canJoin: false, offerings: [offering('year', 100)] },
        { id: 'rowing', name: 'Rowing Club', auxiliary: true, offerings: [offering('year', 3000)] },
        { id: 'painting', name: 'Painting Club', auxiliary: true, offerings: [offering('year', 3000)] },
        { id: 'inner', name: 'Inner Circle', restrictions: ['patron'], offerings: [offering('year', 900)] },
      ],
    },
    members: [
      {
        membershipId: 'M-1001',
        membershipNumber: '77001',
        categoryId: 'friend',
        offeringId: 'year',
        pricePointId: 'one',
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
      },
      {
        membershipId: 'M-2001',
        membershipNumber: '88001',
        categoryId: 'friend',
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        cardholders: [{ id: 'C-2', firstName: 'Bo', lastName: 'Reed', email: 'bo@example.com' }],
      },
      {
        membershipId: 'M-2002',
        membershipNumber: '88001',
        categoryId: 'friend',
        standing: 'new',
        startDate: '2027-01-01',
        expirationDate: '2027-12-31',
        cardholders: [
          { id: 'C-3', firstName: 'Bo', lastName: 'Reed', email: 'bo@example.com' },
          { id: 'C-4', firstName: 'Cy', lastName: 'Reed', cardType: 'secondary' },
        ],
      },
      ownTerm('M-3001', { categoryId: 'friend', startDate: '2026-01-01', expirationDate: '2026-12-31' }),
      ownTerm('M-3002', { categoryId: 'rowing', startDate: '2026-01-01', expirationDate: '2026-12-31' }),
      ownTerm('M-3003', {
        ...{ categoryId: 'rowing', standing: 'new' },
        ...{ startDate: '2027-01-01', expirationDate: '2027-12-31' },
      }),
    ],
    ...overrides,
  })
}

const { test } = useDatabase(async database => {
  await loadVenue(database, aClub())
  const as = (id: string, company: object) =>
    loadVenue(database, aClub({ venue: { id, name: id, timeZone: 'America/New_York' }, company }))
  await as('unsold', { membershipSales: false })
  await as('paused', { salesAllowed: false })
  await as('without', { membership: false })
  await as('single', { limitMemberships: true })
})

type MembershipDraft = NonNullable<CartDraft['memberships']>[number]
const aMembership = (about: Partial<MembershipDraft> = {}): MembershipDraft => ({
  id: 'item-1',
  type: 'MembershipPurchase',
  membershipCategoryId: 'friend',
  membershipOfferingId: 'year',
  ...about,
})
const order = (...memberships: MembershipDraft[]): CartDraft => ({ memberships })
const stranger = (database: Database) => openShop(database).visitor()
const ada = (database: Database) => openShop(database).visitor(verifiedMember('M-1001'))
const codeOf = async (api: ApiClient, draft: CartDraft) => (await refusalOfCall(fillCart(api, draft)))?.code

test('[ORD-150] only the first membership is kept where the venue says so', async ({ database }) => {
  const both = order(aMembership(), aMembership({ id: 'item-2' }))
  const kept = async (tenantId: string) => {
    const { memberships } = await fillCart(await openShop(database).visitor({}, tenantId), both)
    return memberships.map(({ id }) => id)
  }
  expect(await kept('single')).toEqual(['item-1'])
  expect(await kept('pier')).toEqual(['item-1', 'item-2'])
})

test('[ORD-319] a membership is priced by the server, and there is always one of it', async ({
  database,
}) => {
  const sent = { ...aMembership(), quantity: 3, price: 1, membershipCategoryName: 'Free' } as MembershipDraft
  const cart = await fillCart(await stranger(database), order(sent))
  expect(cart).toMatchObject({
    total: 6000,
    memberships: [
      {
        id: 'item-1',
        quantity: 1,
        price: 6000,
        membershipCategoryName: 'Friend',
        membershipOfferingName: 'One year',
        pricePointId: 'one',
        pricePointName: 'Adult',
        isAutorenew: false,
      },
    ],
    orders: [
      {
        itemType: 'MembershipPurchase',
        type: 'membership',
        name: 'Friend',
        amount: 1,
        itemSubtotal: 6000,
        items: [{ amount: 1, name: 'One year, Adult', price: 6000 }],
      },
    ],
  })
})

test('without an offering it waits in the cart, priced at nothing', async ({ database }) => {
  const cart = await fillCart(
    await stranger(database),
    order(aMembership({ membershipOfferingId: undefined })),
  )
  expect(cart).toMatchObject({ total: 0, orders: [{ name: 'Friend', itemSubtotal: 0 }] })
})

test('[MEM-153] [MEM-154] a level is given where it allows it and can be joined; a renewal never is', async ({
  database,
}) => {
  const { payload } = await (await stranger(database)).members.categories({})
  const gifts = Object.fromEntries(payload.map(({ id, canGift }) => [id, canGift]))
  expect(gifts).toMatchObject({ friend: true, patron: false, founder: false })
  const api = await stranger(database)
  const given = async (id: string) =>
    await codeOf(api, order(aMembership({ membershipCategoryId: id, isGift: true })))
  expect([await given('friend'), await given('patron')]).toEqual([undefined, 'MEMBERSHIP_NOT_ELIGIBLE'])
  const renewed = async (isGift: boolean) =>
    codeOf(await ada(database), order(aMembership({ type: 'Renewal', membershipId: 'M-1001', isGift })))
  expect([await renewed(false), await renewed(true)]).toEqual([undefined, 'MEMBERSHIP_NOT_ELIGIBLE'])
})

const refusals: { why: string; about: Partial<MembershipDraft>; code: string }[] = [
  { why: 'a level that is not there', about: { membershipCategoryId: 'nobody' }, code: 'UNPROCESSABLE' },
  { why: 'an offering that is not there', about: { membershipOfferingId: 'never' }, code: 'UNPROCESSABLE' },
  { why: 'a price of -1', about: { membershipOfferingId: 'closed' }, code: 'UNPROCESSABLE' },
  { why: 'a price point of another offering', about: { pricePointId: 'two' }, code: 'UNPROCESSABLE' },
  {
    why: 'a level that nobody can join',
    about: { membershipCategoryId: 'founder' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'a gift of a level that is no gift',
    about: { membershipCategoryId: 'patron', isGift: true },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'a gift that would renew by itself',
    about: { membershipOfferingId: 'auto', isGift: true },
    code: 'UNPROCESSABLE',
  },
  {
    why: 'a level for members of another',
    about: { membershipCategoryId: 'inner' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'an upgrade of nothing',
    about: { type: 'Upgrade', membershipCategoryId: 'patron' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  {
    why: 'an upgrade of a stranger’s membership',
    about: { type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' },
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  },
  { why: 'an item without an id', about: { id: undefined }, code: 'CART_ITEM_WITHOUT_ID' },
]
for (const { why, about, code } of refusals)
  test(`the cart refuses ${why}`, async ({ database }) => {
    expect(await codeOf(await stranger(database), order(aMembership(about)))).toBe(code)
  })

test('[MEM-207] a membership without a level is no membership', async ({ database }) => {
  const { membershipCategoryId: _level, ...levelless } = aMembership()
  const put = async (item: object) => {
    const api = await stranger(database)
    return refusalOfCall(api.carts.put({ body: { memberships: [item] } as CartDraft }))
  }
  expect(await put(levelless)).toMatchObject({ status: 400 })
  expect(await put({ ...levelless, membershipCategoryId: '' })).toMatchObject({ status: 400 })
})

test('an auxiliary group goes with a membership that includes it, held or in the same order', async ({
  database,
}) => {
  const api = await stranger(database)
  const rowing = aMembership({ id: 'aux', membershipCategoryId: 'rowing' })
  const painting = aMembership({ id: 'aux', membershipCategoryId: 'painting' })
  expect(await codeOf(api, order(aMembership(), rowing))).toBeUndefined()
  expect(await codeOf(api, order(aMembership(), painting))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  expect(await codeOf(await ada(database), order(painting))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  const cart = await fillCart(await ada(database), order({ ...rowing, auxiliary: false }))
  expect(cart.memberships).toMatchObject([{ auxiliary: true }])
})

test('whether it renews by itself is the offering’s and the visitor’s wish, and never a gift’s', async ({
  database,
}) => {
  const api = await stranger(database)
  const renews = async (about: Partial<MembershipDraft>) =>
    (await fillCart(api, order(aMembership(about)))).memberships[0]?.isAutorenew
  expect(await renews({ membershipOfferingId: 'auto', isAutorenew: false })).toBe(true)
  expect(await renews({ membershipOfferingId: 'maybe', isAutorenew: true })).toBe(true)
  expect(await renews({ membershipOfferingId: 'maybe', isAutorenew: true, isGift: true })).toBe(false)
  expect(await renews({ membershipOfferingId: 'year', isAutorenew: true })).toBe(false)
})

test('memberships are sold only where the venue has them, sells them and has not paused', async ({
  database,
}) => {
  for (const tenantId of ['unsold', 'paused', 'without']) {
    const api = await openShop(database).visitor({}, tenantId)
    expect(await codeOf(api, order(aMembership()))).toBe('NOT_SOLD_ONLINE')
    expect((await api.members.categories({})).payload).toEqual([])
  }
})

test('a member-only event can be bought together with a membership of its levels', async ({ database }) => {
  const api = await stranger(database)
  const walk = aDraft({
    eventTemplateId: 'night-walk',
    eventId: slotAt('night-walk', '2026-11-20', '20:00'),
    adult: 2,
  })
  const patron = aMembership({ membershipCategoryId: 'patron' })
  expect(await codeOf(api, walk)).toBe('MEMBERS_ONLY')
  expect(await codeOf(api, { ...walk, ...order(patron) })).toBe('MEMBERS_ONLY')
  expect(await codeOf(api, { ...walk, ...order(aMembership({ isGift: true })) })).toBe('MEMBERS_ONLY')
  const cart = await fillCart(api, { ...walk, ...order(aMembership()) })
  expect(cart.total).toBe(7400)
  const holder = await openShop(database).visitor({ cartId: cart.id })
  const { payload } = await holder.events.template({ params: { eventTemplateId: 'night-walk' } })
  expect(payload).toMatchObject({ memberAccess: 'eligible', memberCanPurchase: true })
})

test('a membership in the cart lowers no price: member prices are for verified members', async ({
  database,
}) => {
  const cart = await fillCart(await stranger(database), { ...aDraft({ adult: 1 }), ...order(aMembership()) })
  expect(cart).toMatchObject({ total: 7800, discountTotal: 0 })
})

test('[MEM-125] an upgrade is credited with what is held, under both of its names', async ({ database }) => {
  for (const type of ['Upgrade', 'MembershipUpgrade'] as const) {
    const upgrade = aMembership({ type, membershipCategoryId: 'patron', membershipId: 'M-1001' })
    const cart = await fillCart(await ada(database), order(upgrade))
    expect(cart).toMatchObject({
      total: 14_000,
      memberships: [{ type: 'Upgrade', price: 14_000, calculatedPrice: 14_000 }],
      orders: [{ itemType: 'Upgrade' }],
    })
  }
})

test('[ORD-265] [MEM-246] [MEM-249] the levels that can be joined are listed by action and group', async ({
  database,
}) => {
  const call = await overHttp(database)
  const ids = async (query: string) => {
    const { body } = await call(`/membership/categoriesBySalesChannel?${query}`)
    return (body as { payload: { id: string }[] }).payload.map(({ id }) => id)
  }
  const all = ['friend', 'patron', 'founder', 'rowing', 'painting', 'inner']
  expect(await ids('salesChannels=online')).toEqual(all)
  expect(await ids('action=NEW_MEMBERSHIPS&salesChannels=online&group=individualAndFamily')).toEqual([
    'friend',
    'patron',
    'inner',
  ])
  expect(await ids('action=NEW_MEMBERSHIPS&group=people')).toEqual(['friend'])

  const cookie = (await testSessions.write('pier', verifiedMember('M-1001', 'M-2001'))).split(';')[0] ?? ''
  const ask = (path: string) => call(path, { headers: { cookie } })
  expect((await ask('/membership/recent/M-2001?active=true')).body).toMatchObject({
    payload: { membershipId: 'M-2002' },
  })
  const bulk =
    '/membership/eligibleoptions/levels/multiple?membershipIds=M-1001,M-2001,M-9&saleChannels=online&actions=upgrade,renew&summarize=true'
  expect((await ask(bulk)).body).toEqual({
    payload: [
      {
        membershipId: 'M-1001',
        levels: { Renewal: [{ id: 'friend', name: 'Friend' }], Upgrade: [{ id: 'patron', name: 'Patron' }] },
      },
      { membershipId: 'M-2001', levels: { Upgrade: [{ id: 'patron', name: 'Patron' }] } },
    ].map(entry => expect.objectContaining(entry)),
  })
})

test('[MEM-247] one level is told by its id, an unknown one is an error', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call('/membership/categories/friend?action=NEW_MEMBERSHIPS&salesChannels=online')
  expect(body).toMatchObject({
    payload: {
      id: 'friend',
      membershipLevelCollection: 'Singles',
      membershipLevelGroup: { id: 'people', name: 'People' },
      rules: { canGift: true, numberOfCardHolders: 1 },
    },
  })
  expect((await call('/membership/categories/nobody')).status).toBe(404)
})

test('[MEM-106] an offering tells its term, its renewal and a price for each person type', async ({
  database,
}) => {
  const { payload } = await (await stranger(database)).members.category({ params: { id: 'friend' } })
  expect(payload.offerings[0]).toEqual({
    id: 'year',
    name: 'One year',
    duration: 12,
    autorenewalType: 'none',
    priceLists: [
      {
        prices: [
          {
            id: 'one',
            personType: { id: 'adult', name: 'Adult', type: 'individual', description: '' },
            price: 6000,
            calculatedPrice: null,
          },
        ],
      },
    ],
  })
  expect(payload.offerings.map(({ autorenewalType }) => autorenewalType)).toEqual([
    'none',
    'required',
    'optional',
    'none',
  ])
})

test('[MEM-248] [MEM-209] eligible levels are told per action, for a membership that is named and was verified', async ({
  database,
}) => {
  const call = await overHttp(database)
  const cookie = (await testSessions.write('pier', verifiedMember('M-1001'))).split(';')[0] ?? ''
  const path = '/membership/eligibleoptions/levels'
  const query = 'membershipId=M-1001&saleChannels=online&actions=new_memberships,renew&summarize=true'
  const mine = await call(`${path}?${query}`, { headers: { cookie } })
  expect(mine.body).toMatchObject({
    payload: {
      membershipId: 'M-1001',
      levels: {
        Renewal: [{ id: 'friend' }],
        MembershipPurchase: [{ id: 'friend' }, { id: 'patron' }, { id: 'inner' }],
      },
    },
  })
  expect((await call(`${path}?${query}`)).body).toEqual({ payload: { membershipId: 'M-1001', levels: {} } })
  expect((await call(path)).status).toBe(400)
  expect((await call(`${path}/multiple?membershipIds=`)).status).toBe(400)
})

test('[MEM-132] [MEM-251] [MEM-252] [MEM-210] the next term is told to the verified member, by id and by email', async ({
  database,
}) => {
  const bo = await openShop(database).visitor(verifiedMember('M-2001'))
  const { payload } = await bo.members.upcoming({ params: { membershipId: 'M-2001' } })
  expect(payload).toEqual({
    membershipId: 'M-2002',
    categoryId: 'friend',
    name: 'Friend',
    expirationDate: '2027-12-31',
    dateRange: { startDate: '2027-01-01', endDate: '2027-12-31' },
    membershipCategory: 'Friend',
    primaryCardholder: { id: 'C-3', firstName: 'Bo', lastName: 'Reed', cardType: 'primary' },
    secondaryCardholders: [{ id: 'C-4', firstName: 'Cy', lastName: 'Reed', cardType: 'secondary' }],
  })
  const byEmail = (api: ApiClient, email: string) =>
    api.members.upcomingByEmail({ query: { email, active: 'true' } })
  expect((await byEmail(bo, 'BO@example.com')).payload).toEqual(payload)
  expect((await byEmail(bo, 'ada@example.com')).payload).toBeNull()
  const nobody = await stranger(database)
  expect((await byEmail(nobody, 'bo@example.com')).payload).toBeNull()
  expect(await refusalOfCall(nobody.members.upcoming({ params: { membershipId: 'M-2001' } }))).toMatchObject({
    status: 404,
  })
  const call = await overHttp(database)
  expect((await call('/membership/recent')).status).toBe(400)
})

test('[MEM-253] [MEM-254] a purchase is checked and an upgrade priced, with what was paid counting toward it', async ({
  database,
}) => {
  const api = await ada(database)
  const check = (query: {
    levelId: string
    offeringId: string
    action?: string
    membershipId?: string
    pricePointId?: string
  }) => api.members.validatePurchase({ query })
  const upgrade = {
    membershipId: 'M-1001',
    action: 'MembershipUpgrade',
    offeringId: 'year',
    levelId: 'patron',
    pricePointId: 'one',
  }
  expect((await check(upgrade)).payload).toEqual({
    price: 20_000,
    calculatedPrice: 14_000,
    isAutorenew: false,
  })
  expect((await check({ levelId: 'friend', offeringId: 'year' })).payload).toMatchObject({
    price: 6000,
    calculatedPrice: null,
  })
  expect(await refusalOfCall(check({ ...upgrade, membershipId: 'M-2001' }))).toMatchObject({
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  })
  expect(await refusalOfCall(check({ ...upgrade, action: 'Steal' }))).toMatchObject({
    status: 400,
    errors: { 'query.action': 'is no way to buy a membership' },
  })
  const call = await overHttp(database)
  const query = new URLSearchParams({
    action: 'NEW_MEMBERSHIPS',
    levelId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
  })
  expect(await call(`/membership/validate/checkout?${query}`)).toMatchObject({
    status: 200,
    body: { payload: { price: 6000 } },
  })
  query.set('levelId', 'nobody')
  expect((await call(`/membership/validate/checkout?${query}`)).status).toBe(422)
})

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
    paymentMethodReference: 'saved_test.ok.Visa.4242',
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
