import { expect } from 'vitest'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aMembership, another, info, person, primary } from '#tests/builders/family-club.ts'
import { aFullMuseum, buyEverything } from '#tests/builders/full-order.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const picture = {
  thumbnail: '/pictures/pier/wave-thumbnail.avif',
  screen: '/pictures/pier/wave-screen.avif',
  highRes: '/pictures/pier/wave-highres.avif',
  description: 'A wave',
  primary: true,
}
const year = {
  id: 'year',
  name: 'One year',
  duration: 12,
  autorenewalType: 'optional' as const,
  prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
}
const friend = {
  id: 'friend',
  name: 'Friend',
  shortDescription: 'One card.',
  description: 'Every day.',
  benefits: ['Free entry'],
  images: [picture],
  infoTemplate: 'Bring your card.',
  levelCollection: 'Families',
  groupId: 'people',
  rules: { canGift: true, numberOfCardHolders: 3 },
  restrictions: ['patron'],
  displayOrder: 7,
  upgradeToIds: ['patron', 'single'],
  auxiliaryCategoryIds: ['rowing'],
  offerings: [year],
}
const held = {
  membershipId: 'M-1',
  membershipNumber: '77001',
  externalMembershipId: 'EXT-5',
  categoryId: 'friend',
  offeringId: 'year',
  pricePointId: 'one',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  recurring: { status: 'active' as const },
  gift: { firstName: 'Gil', lastName: 'Reed', email: 'gil@example.com' },
  cardholders: [
    { id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' },
    { id: 'C-2', firstName: 'Bo', lastName: 'Moss', cardType: 'secondary' as const },
  ],
}
const next = {
  ...held,
  membershipId: 'M-2',
  externalMembershipId: undefined,
  recurring: undefined,
  gift: undefined,
  standing: 'new' as const,
  startDate: '2027-01-01',
  expirationDate: '2027-12-31',
  cardholders: [{ id: 'C-3', firstName: 'Ada', lastName: 'Moss' }],
}

const { test } = useDatabase(async database => {
  const full = aFullMuseum({
    company: { renewalWindowDays: 60, allowUpgradeExternalMemberships: true, auxiliaryMembership: true },
    members: [held, next],
  })
  const memberships = {
    groups: [{ id: 'people', name: 'People', description: 'Who come often.', displayOrder: 4 }],
    categories: [
      friend,
      { id: 'patron', name: 'Patron', groupId: 'people', offerings: [year] },
      { id: 'single', name: 'Single', offerings: [year] },
      { id: 'rowing', name: 'Rowing', auxiliary: true, offerings: [year] },
    ],
  }
  await loadVenue(database, { ...full, memberships })
})

const flags = {
  membership: false,
  membershipSales: false,
  giftCertificates: false,
  coupons: false,
  multipleCoupons: true,
  reviews: false,
  enable3DS: true,
  auxiliaryMembership: true,
  sortTemplatesByDisplayOrder: true,
  allowUpgradeExternalMemberships: true,
  membershipBenefitsExtension: 3,
  showTicketEmail: false,
  allowAmericanExpress: false,
}

test('[MEM-002] [CHK-107] every flag of a venue is told as the venue has set it', async ({ database }) => {
  const venue = {
    id: 'other',
    name: 'Other',
    timeZone: 'America/Toronto',
    country: 'CA',
    phoneNumber: '416 555 0100',
  }
  const people = { members: [], visitors: [], staff: [], reviews: [] }
  await loadVenue(database, aMuseum({ ...people, venue, company: flags }))
  const api = await inProcess(database, { tenantId: 'other' })
  const { payload } = await api.themes.get({ params: { tenantId: 'other' }, query: {} })
  expect(payload.company).toMatchObject({ ...flags, country: 'CA', phoneNumber: '416 555 0100' })
})

test('[MEM-104] [MEM-105] a level tells everything of itself, and of the membership that the visitor has of it', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1'))
  const { payload } = await api.members.category({ params: { id: 'friend' } })
  expect(payload, 'MEM-104').toMatchObject({
    id: 'friend',
    name: 'Friend',
    shortDescription: 'One card.',
    description: 'Every day.',
    benefits: ['Free entry'],
    auxiliary: false,
    membershipLevelCollection: 'Families',
    membershipLevelGroup: { id: 'people', name: 'People', description: 'Who come often.', displayOrder: 4 },
    offerings: [{ id: 'year' }],
    images: [{ description: 'A wave', primary: true }],
    infoTemplate: 'Bring your card.',
    rules: { canGift: true, numberOfCardHolders: 3 },
    restrictions: [{ id: 'patron', name: 'Patron' }],
    displayOrder: 7,
    recurring: { recurringPaymentPlan: { status: 'active', currentTermEnd: '2026-12-31' } },
    isInvalidMembership: false,
    numberOfSecondaryCardholders: 2,
    primaryCardholder: { firstName: 'Ada', lastName: 'Moss' },
    secondaryCardholders: [{ firstName: 'Bo', lastName: 'Moss' }],
    gifterInfo: { firstName: 'Gil', lastName: 'Reed', email: 'gil@example.com' },
  })
  expect(payload.upcoming, 'MEM-105').toMatchObject({
    categoryId: 'friend',
    membershipId: 'M-2',
    name: 'Friend',
    expirationDate: '2027-12-31',
    dateRange: { startDate: '2027-01-01', endDate: '2027-12-31' },
    membershipCategory: 'Friend',
    primaryCardholder: { firstName: 'Ada' },
    secondaryCardholders: [],
  })
  const stranger = await openShop(database).visitor()
  const rowing = (await stranger.members.category({ params: { id: 'rowing' } })).payload
  expect([rowing.auxiliary, rowing.isInvalidMembership], 'MEM-104').toEqual([true, true])
})

test('[MEM-108] [MEM-109] a member’s record tells its membership, its people and what it may become', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1'))
  const { payload } = await api.members.detail({ params: { membershipId: 'M-1' } })
  expect(payload, 'MEM-108').toMatchObject({
    membershipId: 'M-1',
    categoryId: 'friend',
    name: 'Ada Moss',
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada@example.com',
    externalMembershipId: 'EXT-5',
    membershipNumber: '77001',
    membershipStanding: 'active',
    membershipStartDate: '2026-01-01',
    membershipExpirationDate: '2026-12-31',
    pricePointId: 'one',
    offeringId: 'year',
    auxiliaryMembership: false,
    cardholders: [
      { id: 'C-1', cardType: 'primary' },
      { id: 'C-2', cardType: 'secondary' },
    ],
  })
  const option = (id: string, groupId: string | null) =>
    expect.objectContaining({ id, action: 'Upgrade', groupId })
  const [patron, single] = [option('patron', 'people'), option('single', null)]
  expect(payload.eligibility, 'MEM-109').toEqual({
    renewOptions: [],
    renewalOpensOn: null,
    renewGrouped: [],
    renewUngrouped: [],
    upgradeOptions: [patron, single],
    upgradeGrouped: [patron],
    upgradeUngrouped: [single],
    disallowUpgrade: false,
  })
})

test('[MEM-107] [MEM-223] a gift of the cart tells its giver, its recipient and its message, each apart', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1'))
  const membershipInfo = info([primary('Bea'), another('Kit')], {
    gifterInfo: person('Gil'),
    giftMessage: 'Enjoy',
    notifyGiftRecipient: true,
  })
  const gift = aMembership({ isGift: true, membershipInfo, membershipCategoryId: 'patron' })
  const own = aMembership({ id: 'item-2', membershipCategoryId: 'patron', isAutorenew: true })
  const { id } = await fillCart(api, { memberships: [gift, own] })
  const { payload } = await api.carts.memberships({ headers: { 'x-cart-id': id } })
  const [first, second] = payload
  expect(first?.membershipInfo).toMatchObject({
    membershipCategoryId: 'patron',
    membershipCategoryName: 'Patron',
    membershipOfferingId: 'year',
    membershipOfferingName: 'One year',
    pricePointId: 'one',
    pricePointName: 'Adult',
    autorenewalType: 'optional',
    isAutorenew: false,
    isGift: true,
    giftMessage: 'Enjoy',
    notifyGiftRecipient: true,
    gifterInfo: { firstName: 'Gil', email: 'gil@example.com' },
    auxiliary: false,
    membershipId: null,
    membershipCards: [
      { cardType: 'primary', firstName: 'Bea' },
      { cardType: 'secondary', firstName: 'Kit' },
    ],
  })
  expect(first?.primaryCardholder?.firstName).toBe('Bea')
  expect(second?.membershipInfo).toMatchObject({ isGift: false, giftMessage: '', isAutorenew: true })
})

test('[MEM-117] each item of an order tells what it is, when it is and what it came to', async ({
  database,
}) => {
  await loadVenue(database, aFullMuseum())
  const { cartId, orderNumber } = await buyEverything(openShop(database))
  const api = await inProcess(database, { session: { cartId } })
  const { payload } = await api.orders.get({ params: { orderId: orderNumber } })
  const boat = payload.orderItems.find(({ itemType }) => itemType === 'Event')
  expect(boat).toMatchObject({
    eventId: 'boat-tour.2026-11-20.1500',
    eventName: 'Boat Tour',
    eventStartTime: '2026-11-20T15:00:00',
    itemId: expect.stringMatching(/./),
    amount: 3600,
    discountedAmount: expect.any(Number),
  })
  expect(boat?.discountedAmount).toBeLessThan(3600)
  const kinds = payload.orderItems.map(({ itemType }) => itemType)
  expect(kinds).toEqual(expect.arrayContaining(['Event', 'Combo', 'MembershipPurchase', 'Donation']))
  expect(payload.orderItems.find(({ itemType }) => itemType === 'Donation')).toMatchObject({ eventId: null })
})
