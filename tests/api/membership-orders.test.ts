import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { MembershipInfoDraft } from '#app/contract/membership-orders.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Database } from '#app/data/database/database.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { NOW, refusalOfCall } from '#tests/builders/api-client.ts'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import {
  aFamilyClub,
  aMembership,
  another,
  type Card,
  info,
  type MembershipDraft,
  person,
  primary,
  renewal,
} from '#tests/builders/family-club.ts'
import { aCheckout, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aFamilyClub())
  const venue = { id: 'desk', name: 'Desk', timeZone: 'America/New_York' }
  await loadVenue(database, aFamilyClub({ venue, company: { customerRep: true }, members: [] }))
})

const guest = (database: Database) => openShop(database).visitor()
const ada = (database: Database) => openShop(database).visitor(verifiedMember('M-1001'))
async function ordersOf(api: ApiClient, ...memberships: MembershipDraft[]) {
  const { id } = await fillCart(api, { memberships })
  return (await api.carts.memberships({ headers: { 'x-cart-id': id } })).payload
}

test('[MEM-107] a membership of the cart tells what it is and who it is for, in the shape of an order', async ({
  database,
}) => {
  const cards = [primary('Bea', { phoneNumber: '617 555 0101' }), another('Kit')]
  const [order] = await ordersOf(await guest(database), aMembership({ membershipInfo: info(cards) }))
  const address = {
    streetAddress1: '3 Quay',
    streetAddress2: '',
    city: 'Boston',
    state: 'MA',
    otherState: '',
  }
  const place = { ...address, zipCode: '02110', country: 'US' }
  expect(order).toMatchObject({
    id: 'item-1',
    type: 'membership',
    itemType: 'MembershipPurchase',
    name: 'Friend',
    membershipInfo: {
      isGift: false,
      giftMessage: '',
      notifyGiftRecipient: false,
      gifterInfo: { firstName: '', email: '' },
      pricePointId: 'one',
      pricePointName: 'Adult',
      membershipOfferingId: 'year',
      membershipOfferingName: 'One year',
      membershipCategoryId: 'friend',
      membershipCategoryName: 'Friend',
      membershipId: null,
      auxiliary: false,
      autorenewalType: 'none',
      isAutorenew: false,
      membershipCards: [
        { name: 'Bea Reed', cardType: 'primary' },
        { name: 'Kit Reed', cardType: 'secondary' },
      ],
    },
    numberOfSecondaryCardholders: 2,
    canGift: true,
    notNewPurchase: false,
    isInvalidMembership: false,
    neededLevels: [],
    isEdited: true,
    canSendMemberCardsForGift: false,
    membershipLevelCollection: 'Families',
  })
  expect(order?.primaryCardholder).toEqual({
    firstName: 'Bea',
    middleName: '',
    lastName: 'Reed',
    name: 'Bea Reed',
    email: 'bea@example.com',
    phoneNumber: '617 555 0101',
    ...place,
    address: place,
    id: '',
    barcode: '',
    dropped: false,
    cardType: 'primary',
    cardStatus: 'new',
    expirationDate: null,
    customerSource: 'acme',
    zip: place.zipCode,
    hasError: false,
  })
})

test('names and addresses are not in the cart, which browsers store', async ({ database }) => {
  const api = await guest(database)
  const cart = await fillCart(api, { memberships: [aMembership({ membershipInfo: info([primary('Bea')]) })] })
  expect(JSON.stringify(cart)).not.toContain('Bea')
})

test('what was said of a membership stays when the cart is stored again without it', async ({ database }) => {
  const api = await guest(database)
  const { id } = await fillCart(api, {
    memberships: [aMembership({ membershipInfo: info([primary('Bea')]) })],
  })
  await api.carts.put({ body: { id, memberships: [aMembership({ membershipOfferingId: 'auto' })] } })
  const [order] = (await api.carts.memberships({ headers: { 'x-cart-id': id } })).payload
  expect(order).toMatchObject({ primaryCardholder: { firstName: 'Bea' }, isEdited: true })
  await api.carts.put({ body: { id, memberships: [aMembership({ isGift: true })] } })
  const [gift] = (await api.carts.memberships({ headers: { 'x-cart-id': id } })).payload
  expect(gift).toMatchObject({ primaryCardholder: null, isEdited: false })
})

test('[CHK-155] a renewal begins with the cardholders that count, told to whoever verified it alone', async ({
  database,
}) => {
  const [order] = await ordersOf(await ada(database), renewal())
  expect(order).toMatchObject({
    notNewPurchase: true,
    canGift: false,
    isPrimaryChecked: false,
    primaryCardholder: { id: 'C-1', barcode: 'B-1', name: 'Ada Moss', address: { city: 'New York' } },
    secondaryCardholders: [
      {
        id: 'Bo',
        dropped: false,
        cardStatus: 'active',
        customerSource: 'bay-pass',
        expirationDate: '2026-12-31',
      },
      { id: 'Cy' },
    ],
  })
  expect(order?.secondaryCardholders).toHaveLength(2)
  const stranger = await guest(database)
  expect(await refusalOfCall(fillCart(stranger, { memberships: [renewal()] }))).toMatchObject({
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  })
})

test('cards are known by the ids of their own membership only', async ({ database }) => {
  const theft = renewal({ membershipInfo: info([another('Zoe', { id: 'C-9' })]) })
  const refusal = await refusalOfCall(fillCart(await ada(database), { memberships: [theft] }))
  expect(refusal).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: { 'memberships.item-1.membershipCards.C-9': 'This membership has no such cardholder' },
  })
})

test('a locked primary cardholder stays as on record, one that is asked is as typed', async ({
  database,
}) => {
  const api = await ada(database)
  const sent = { membershipInfo: info([primary('Eve', { id: 'C-1' })]) }
  expect((await ordersOf(api, renewal(sent)))[0]?.primaryCardholder).toMatchObject({ name: 'Ada Moss' })
  const [order] = await ordersOf(api, renewal({ ...sent, membershipOfferingId: 'auto' }))
  expect(order).toMatchObject({ isPrimaryChecked: true, primaryCardholder: { id: 'C-1', name: 'Eve Reed' } })
})

test('[CHK-153] [CHK-223] gifts share their first giver; the recipient is told by mail where cards may be sent', async ({
  database,
}) => {
  const gift = (id: string, about: Partial<MembershipInfoDraft>) =>
    aMembership({ id, isGift: true, membershipInfo: info([primary('Rae')], about) })
  const first = gift('g1', { gifterInfo: person('Gil'), notifyGiftRecipient: true, giftMessage: 'Enjoy' })
  const both = [first, gift('g2', { gifterInfo: { firstName: 'Al' } })]
  const online = await ordersOf(await guest(database), ...both)
  expect(online.map(({ membershipInfo }) => membershipInfo.gifterInfo.name)).toEqual(['Gil Reed', 'Gil Reed'])
  expect(online[0]?.membershipInfo.gifterInfo.addresses).toMatchObject([{ city: 'Boston' }])
  expect(online[0]).toMatchObject({
    canSendMemberCardsForGift: true,
    isEdited: true,
    membershipInfo: { notifyGiftRecipient: true, giftMessage: 'Enjoy' },
  })
  const [atDesk] = await ordersOf(await openShop(database).visitor({}, 'desk'), ...both)
  expect(atDesk).toMatchObject({
    canSendMemberCardsForGift: false,
    membershipInfo: { notifyGiftRecipient: false },
  })
})

test('an order with wrong people is not done, whatever is said of it', async ({ database }) => {
  const three = ['Kit', 'Lou', 'Max'].map(name => another(name))
  const edited = async (membershipCards: Card[]) =>
    (await ordersOf(await guest(database), aMembership({ membershipInfo: info(membershipCards) })))[0]
      ?.isEdited
  expect(await edited([primary('Bea')])).toBe(true)
  expect(await edited([primary('Bea', { zipCode: '1' })])).toBe(false)
  expect(await edited([primary('Bea'), ...three])).toBe(false)
})

test('an auxiliary membership without its base is invalid; with it, it is for the same person', async ({
  database,
}) => {
  const rowing = aMembership({ id: 'row', membershipCategoryId: 'rowing' })
  expect(await ordersOf(await guest(database), rowing)).toMatchObject([
    { isInvalidMembership: true, neededLevels: ['Friend'] },
  ])
  const own = aMembership({ membershipInfo: info([primary('Bea')]) })
  const [, beside] = await ordersOf(await guest(database), own, rowing)
  expect(beside).toMatchObject({
    isInvalidMembership: false,
    neededLevels: [],
    isPrimaryChecked: false,
    primaryCardholder: { name: 'Bea Reed' },
  })
  expect(await ordersOf(await ada(database), rowing)).toMatchObject([
    { isInvalidMembership: false, primaryCardholder: { id: '', name: 'Ada Moss' } },
  ])
})

async function buy(database: Database, memberships: MembershipDraft[], { isMember = false, body = {} } = {}) {
  const shop = openShop(database)
  const api = await shop.visitor(isMember ? verifiedMember('M-1001') : {})
  const cart = await fillCart(api, { memberships })
  const checkout = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD), ...body })
  const placed = readPlacedOrder(await place(api, checkout))
  return { shop, placed, api, cart }
}

async function issued(database: Database): Promise<VenueMember[]> {
  const { rows } = await database.system.execute<{ document: VenueMember }>(
    sql`select document from members where tenant_id = 'pier' and document->>'membershipId' <> 'M-2001'
      order by document->>'startDate', id`,
  )
  return rows.map(({ document }) => document)
}
const namesOf = (member?: VenueMember) =>
  member?.cardholders.map(({ firstName, cardType, cardStatus }) => [firstName, cardType, cardStatus])

test('an order makes the people of a new membership its members, each with a card', async ({ database }) => {
  const cards = [primary('Bea', { country: 'United States' }), another('Kit', { email: 'kit@example.com' })]
  await buy(database, [aMembership({ membershipInfo: info(cards) })])
  const member = (await issued(database)).at(-1)
  expect(member?.cardholders).toMatchObject([
    {
      id: `${member?.membershipId}-1`,
      firstName: 'Bea',
      email: 'bea@example.com',
      address: { city: 'Boston', country: 'US' },
      cardType: 'primary',
      cardStatus: 'active',
      customerSource: 'acme',
    },
    { id: `${member?.membershipId}-2`, firstName: 'Kit', email: 'kit@example.com', cardType: 'secondary' },
  ])
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('[MEM-223] a gift is made out to its recipient and names its giver', async ({ database }) => {
  const about = { gifterInfo: person('Gil'), giftMessage: ' Enjoy the boats ' }
  await buy(database, [aMembership({ isGift: true, membershipInfo: info([primary('Rae')], about) })])
  const gift = (await issued(database)).at(-1)
  expect(namesOf(gift)).toEqual([['Rae', 'primary', 'active']])
  expect(gift?.gift).toEqual({
    firstName: 'Gil',
    lastName: 'Reed',
    email: 'gil@example.com',
    message: 'Enjoy the boats',
  })
})

test('[CHK-223] the recipient of a gift is told by mail where it is wished and cards may be sent, without a price', async ({
  database,
}) => {
  const giftMails = async (about: Partial<MembershipInfoDraft>, tenantId = 'pier') => {
    const shop = openShop(database)
    const api = await shop.visitor({}, tenantId)
    const membershipInfo = info([primary('Rae')], {
      gifterInfo: person('Gil'),
      giftMessage: 'Enjoy',
      ...about,
    })
    const { id } = await fillCart(api, { memberships: [aMembership({ isGift: true, membershipInfo })] })
    await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) }))
    await workJobs(shop.services)
    return shop.mails.filter(({ to }) => to === 'rae@example.com')
  }
  const [mail] = await giftMails({ notifyGiftRecipient: true })
  expect(mail?.subject).toBe('Gil Reed sent you a membership at Pier Museum')
  for (const words of ['Hello Rae Reed,', 'Enjoy', 'Friend', 'Member number'])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('$')
  expect(await giftMails({ notifyGiftRecipient: false })).toEqual([])
  expect(await giftMails({ notifyGiftRecipient: true }, 'desk')).toEqual([])
})

test('a renewal goes on with those who were not dropped, and with new ones', async ({ database }) => {
  const cards = [another('Bo', { id: 'Bo', dropped: true }), another('Cyrus', { id: 'Cy' }), another('New')]
  await buy(database, [renewal({ membershipInfo: info(cards) })], { isMember: true })
  const [before, next] = await issued(database)
  expect(before?.cardholders).toHaveLength(5)
  expect(namesOf(next)).toEqual([
    ['Ada', 'primary', 'active'],
    ['Cyrus', 'secondary', 'active'],
    ['New', 'secondary', 'active'],
  ])
})

test('an upgrade changes the cards there are and keeps the dropped ones as dropped', async ({ database }) => {
  const upgrade = aMembership({ type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' })
  const cards = [another('Bo', { id: 'Bo', dropped: true }), another('Cyrus', { id: 'Cy' }), another('New')]
  await buy(database, [{ ...upgrade, membershipInfo: info(cards) }], { isMember: true })
  const [member] = await issued(database)
  expect(namesOf(member)).toEqual([
    ['Ada', 'primary', 'active'],
    ['Bo', 'secondary', 'dropped'],
    ['Cyrus', 'secondary', 'active'],
    ['Di', 'secondary', 'dropped'],
    ['Ed', 'secondary', 'active'],
    ['New', 'secondary', 'active'],
  ])
  expect(new Set(member?.cardholders.map(({ id }) => id)).size).toBe(6)
})

test('checkout may name the people itself, instead of the cart', async ({ database }) => {
  const body = { membershipInfo: [{ id: 'item-1', ...info([primary('Uma')]) }] }
  await buy(database, [aMembership({ membershipInfo: info([primary('Bea')]) })], { body })
  expect(namesOf((await issued(database)).at(-1))).toEqual([['Uma', 'primary', 'active']])
})

const wrong: { why: string; about: Partial<MembershipDraft>; field: string; words: string }[] = [
  {
    why: 'a gift without a recipient',
    about: { isGift: true, membershipInfo: info([], { gifterInfo: person('Gil') }) },
    field: 'primaryCardholder.firstName',
    words: 'Please enter a first name',
  },
  {
    why: 'a gift without a giver',
    about: { isGift: true, membershipInfo: info([primary('Rae')]) },
    field: 'gifterInfo.email',
    words: 'Please enter a valid email',
  },
  {
    why: 'a primary cardholder without a street',
    about: { membershipInfo: info([primary('Bea', { streetAddress1: '' })]) },
    field: 'primaryCardholder.streetAddress1',
    words: 'Please enter a valid address',
  },
  {
    why: 'a secondary cardholder without a last name',
    about: { membershipInfo: info([primary('Bea'), another('Kit', { lastName: '' })]) },
    field: 'secondaryCardholders.0.lastName',
    words: 'Please enter a last name',
  },
  {
    why: 'too many cardholders',
    about: { membershipInfo: info([primary('Bea'), another('Kit'), another('Lou'), another('Max')]) },
    field: 'secondaryCardholders',
    words: 'Your membership allows up to 3 cardholders. Please remove at least 1 cardholder below.',
  },
]
for (const { why, about, field, words } of wrong)
  test(`checkout refuses ${why}, and charges nothing`, async ({ database }) => {
    const shop = openShop(database)
    const api = await shop.visitor()
    const { id } = await fillCart(api, { memberships: [aMembership(about)] })
    const refusal = await refusalOfCall(
      place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })),
    )
    expect(refusal).toMatchObject({
      code: 'MEMBER_INFO_MISSING',
      errors: { [`memberships.item-1.${field}`]: words },
    })
    expect(shop.charged()).toBe(0)
  })
