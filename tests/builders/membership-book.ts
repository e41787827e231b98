import { type CartDraft, cartInput } from '#app/contract/carts.ts'
import { judgeMembership, type MembershipBook } from '#app/rules/memberships/judge-membership.ts'
import { membershipOrders } from '#app/rules/memberships/membership-orders.ts'
import { aPriceBook, aSource } from './price-book.ts'
import { aMembershipCategory } from './venue-file.ts'

export const price = (id: string, cents: number, more: object = {}) => ({
  id,
  personTypeId: 'adult',
  price: cents,
  ...more,
})
export const year = { id: 'year', name: 'One year', duration: 12, prices: [price('adult', 6000)] }
export const life = {
  id: 'life',
  name: 'For life',
  duration: 1200,
  autorenewalType: 'required',
  prices: [price('one', 90_000, { name: 'You', description: 'Alone' }), price('two', -1)],
}
export const picture = { thumbnail: '/t.avif', screen: '/s.avif', highRes: '/h.avif', description: 'A card' }

export const CATEGORIES = [
  aMembershipCategory({
    offerings: [year, life],
    images: [picture],
    groupId: 'people',
    levelCollection: 'Basic',
    benefits: ['Free entry'],
    shortDescription: 'Short',
    description: 'Long',
    infoTemplate: 'Show it',
    rules: { numberOfCardHolders: 3 },
    upgradeToIds: ['patron'],
    restrictions: [],
    displayOrder: 4,
    auxiliaryCategoryIds: ['choir'],
  }),
  aMembershipCategory({
    id: 'patron',
    name: 'Patron',
    offerings: [{ ...year, prices: [price('adult', 10_000)] }],
  }),
  aMembershipCategory({ id: 'choir', name: 'Choir', auxiliary: true, rules: { canGift: false } }),
  aMembershipCategory({ id: 'orchestra', name: 'Orchestra', auxiliary: true }),
  aMembershipCategory({ id: 'closed', name: 'Closed', canJoin: false }),
  aMembershipCategory({ id: 'inner', name: 'Inner', restrictions: ['friend'] }),
  aMembershipCategory({ id: 'desk', name: 'Desk', salesChannels: [{ channel: 'customerRep' }] }),
]
const GROUP = {
  id: 'people',
  name: 'People',
  description: 'Of all kinds',
  images: [picture],
  displayOrder: 2,
}

export const aBook = (book: Partial<MembershipBook> = {}, company: object = {}): MembershipBook => {
  const { venue, now } = aPriceBook({
    company: { auxiliaryMembership: true, ...company },
    personTypes: [{ id: 'adult', name: 'Adult', description: 'From 18' }],
    memberships: { categories: CATEGORIES, groups: [GROUP] },
  })
  return { venue, now, sources: [], others: [], ...book }
}

export type Draft = NonNullable<CartDraft['memberships']>[number]
export const chosen = (values: Partial<Draft> = {}) =>
  cartInput.parse({
    memberships: [
      {
        id: 'm-1',
        type: 'MembershipPurchase',
        membershipCategoryId: 'friend',
        membershipOfferingId: 'year',
        ...values,
      },
    ],
  }).memberships[0]!

export const held = (values: Record<string, unknown> = {}, active = true) =>
  aBook({ sources: [aSource(values, active)] })
export const upgrade = { type: 'Upgrade' as const, membershipId: 'M-1', membershipCategoryId: 'patron' }
export const aux = { membershipCategoryId: 'choir' }

export const card = (values: object = {}) => ({
  cardType: 'secondary' as const,
  firstName: 'Bo',
  lastName: 'Moss',
  ...values,
})
export const primary = {
  ...card(),
  cardType: 'primary' as const,
  firstName: 'Ada',
  middleName: 'M',
  zip: '1010',
}
export const info = (...membershipCards: object[]) =>
  ({ membershipInfo: { membershipCards } }) as Partial<Draft>

export function ordered(drafts: Partial<Draft>[], book = aBook()) {
  const memberships = drafts.map(values => chosen(values))
  const all = memberships.map(one => {
    const found = judgeMembership(one, { ...book, others: memberships.filter(other => other !== one) })
    return { chosen: one, sound: 'code' in found ? null : found }
  })
  return { judged: all, orders: membershipOrders(all, book) }
}

export const people = [
  { id: 'C-0', firstName: 'Old', cardType: 'secondary', cardStatus: 'dropped' },
  { id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' },
  { id: 'C-2', firstName: 'Bo', cardType: 'secondary', barcode: 'B-2', expirationDate: '2026-12-01' },
  { id: 'C-3', firstName: 'Cy', cardType: 'secondary' },
]
export const family = () => held({ cardholders: people })
export const named = (cards: readonly { id: string; name: string; dropped: boolean }[]) =>
  cards.map(({ id, name, dropped }) => [id, name, dropped ? 'dropped' : ''].join(' ').trim())
