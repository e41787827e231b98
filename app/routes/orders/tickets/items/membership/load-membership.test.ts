import { describe, expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import {
  draftMemberships,
  missingOffering,
  itemFields,
  typedChoices,
  offeringField,
  renewalField,
} from './membership-form.ts'
import { loadMemberships, needsMember } from './load-membership.server.ts'

const ORDER = '/orders/pier/tickets'
const selling = { membership: true, membershipSales: true }
const point = (id: string, price: number) => ({
  id,
  price,
  personType: { id, name: `One ${id}`, description: `for one ${id}` },
})
const friend = {
  id: 'friend',
  name: 'Friend',
  shortDescription: 'A friend',
  images: [
    { primary: false, thumbnail: '/far.jpg' },
    { primary: true, thumbnail: '/friend.jpg' },
  ],
  offerings: [
    {
      id: 'month',
      name: 'A month',
      autorenewalType: 'required',
      priceLists: [{ prices: [point('adult', 900)] }],
    },
    {
      id: 'year',
      name: 'A year',
      autorenewalType: 'optional',
      priceLists: [
        { prices: [point('adult', 9000), point('closed', -1)] },
        { prices: [point('child', 5000)] },
      ],
    },
  ],
}
const carted = (about: object = {}) => ({
  id: 'item-1',
  type: 'MembershipPurchase',
  membershipCategoryId: 'friend',
  auxiliary: false,
  isGift: false,
  isAutorenew: false,
  ...about,
})

type Opening = {
  query?: string
  memberships?: object[]
  member?: object
  category?: (id: string) => unknown
  upgrade?: (query: object) => unknown
  company?: object
}

async function open({
  query = '',
  memberships,
  member,
  category = () => friend,
  upgrade,
  company = selling,
}: Opening) {
  const calls: string[] = []
  const visit = plainVisit({
    path: `${ORDER}${query}`,
    company,
    session: (member ? { member } : {}) as never,
    api: {
      members: {
        category: async ({ params }: { params: { id: string } }) => {
          calls.push(params.id)
          return { payload: category(params.id) }
        },
        validatePurchase: async ({ query: price }: { query: object }) => ({
          payload: { calculatedPrice: upgrade?.(price) },
        }),
      },
    },
  })
  const cart = memberships ? ({ memberships } as unknown as CartPayload) : null
  return { ...(await loadMemberships(visit, cart)), calls }
}

describe('the memberships of an order', () => {
  test('a new one that the address asks for', async () => {
    expect(await open({ query: '?membershipCategoryId=friend&sourceCategoryId=family' })).toEqual({
      calls: ['friend'],
      membershipChoices: {
        friend: {
          renews: false,
          value: 'year~adult',
        },
      },
      memberships: [
        {
          changeHref: '/membership/pier/detail/friend?sourceCategoryId=family',
          item: {
            categoryId: 'friend',
            id: 'friend',
            isGift: false,
            membershipId: null,
            sourceCategoryId: 'family',
            type: 'MembershipPurchase',
          },
          kind: 'cart-membership',
          name: 'Friend',
          options: [
            {
              description: 'for one adult',
              disabled: false,
              name: 'A month, One adult',
              price: 900,
              renewal: 'required',
              value: 'month~adult',
            },
            {
              description: 'for one adult',
              disabled: false,
              name: 'A year, One adult',
              price: 9000,
              renewal: 'optional',
              value: 'year~adult',
            },
            {
              description: 'for one child',
              disabled: false,
              name: 'A year, One child',
              price: 5000,
              renewal: 'optional',
              value: 'year~child',
            },
          ],
          picture: {
            primary: true,
            thumbnail: '/friend.jpg',
          },
          shortDescription: 'A friend',
        },
      ],
    })
  })

  test('one of the cart, as it was chosen there', async () => {
    const chosen = {
      membershipOfferingId: 'year',
      pricePointId: 'child',
      isAutorenew: true,
      sourceCategoryId: 'family',
    }
    const { memberships, membershipChoices } = await open({ memberships: [carted(chosen)] })
    expect(memberships).toMatchObject([
      { item: { id: 'item-1', sourceCategoryId: 'family', membershipId: null } },
    ])
    expect(membershipChoices).toEqual({ 'item-1': { value: 'year~child', renews: true } })
    expect((await open({ memberships: [carted()] })).membershipChoices).toEqual({
      'item-1': { value: '', renews: false },
    })
  })

  test('where none are sold, or none is asked for, there are none', async () => {
    const none = { memberships: [], membershipChoices: {}, calls: [] }
    expect(await open({ query: '?membershipCategoryId=friend', company: {} })).toEqual(none)
    expect(await open({})).toEqual(none)
    expect(await open({ query: '?membershipCategoryId=friend&action=Nonsense' })).toEqual(none)
    const missing = () => {
      throw new Error('no answer')
    }
    expect(await open({ query: '?membershipCategoryId=friend', category: missing })).toMatchObject({
      memberships: [],
    })
  })

  test.each([
    ['', 'year~adult'],
    ['&membershipOfferingId=year&membershipPricePointId=child', 'year~child'],
    ['&membershipOfferingId=month', 'month~adult'],
    ['&membershipOfferingId=year', ''],
    ['&membershipOfferingId=year&membershipPricePointId=closed', ''],
    ['&membershipOfferingId=none', ''],
    ['&isGift=true&membershipOfferingId=month&membershipPricePointId=adult', ''],
  ])('with %s in the address %s is chosen', async (query, value) => {
    const { membershipChoices } = await open({ query: `?membershipCategoryId=friend${query}` })
    expect(Object.values(membershipChoices)).toEqual([{ value, renews: false }])
  })

  test('one that is in the cart already is chosen again by the address', async () => {
    const id = 'friend'
    const again = (query: string) =>
      open({
        query: `?membershipCategoryId=friend${query}`,
        memberships: [
          carted({ id, membershipOfferingId: 'year', pricePointId: 'child' }),
          carted({ id: 'other' }),
        ],
      })
    expect((await again('')).membershipChoices).toEqual({
      friend: { value: 'year~child', renews: false },
      other: { value: '', renews: false },
    })
    expect((await again('&membershipOfferingId=month')).membershipChoices).toMatchObject({
      friend: { value: 'month~adult' },
    })
  })

  test('a gift is named so, and never renews by itself', async () => {
    const { memberships } = await open({ query: '?membershipCategoryId=friend&isGift=1' })
    expect(memberships).toMatchObject([
      {
        kind: 'membership-giving-gift',
        item: { id: 'friend~gift', isGift: true },
      },
    ])
    expect(memberships[0]?.options.map(({ disabled }) => disabled)).toEqual([true, false, false])
  })

  test('an auxiliary one brings the base that was chosen for it, unless the order has one or the visitor is a member', async () => {
    const query = '?membershipCategoryId=kids&sourceCategoryId=friend&auxiliary=true'
    const ids = async (about: Opening) =>
      (await open({ query, ...about })).memberships.map(({ item }) => item.id)
    expect((await open({ query })).memberships.map(({ item }) => item)).toEqual([
      {
        id: 'friend',
        type: 'MembershipPurchase',
        categoryId: 'friend',
        membershipId: null,
        sourceCategoryId: null,
        isGift: false,
      },
      {
        id: 'kids',
        type: 'MembershipPurchase',
        categoryId: 'kids',
        membershipId: null,
        sourceCategoryId: 'friend',
        isGift: false,
      },
    ])
    expect((await open({ query })).membershipChoices).toMatchObject({ friend: { value: 'year~adult' } })
    expect(await ids({ memberships: [carted()] })).toEqual(['item-1', 'kids'])
    expect(await ids({ memberships: [carted({ isGift: true })] })).toEqual(['item-1', 'friend', 'kids'])
    expect(await ids({ memberships: [carted({ auxiliary: true })] })).toEqual(['item-1', 'friend', 'kids'])
    expect(await ids({ member: { membershipIds: ['M-1'], name: 'Ada' } })).toEqual(['kids'])
    expect(await ids({ query: '?membershipCategoryId=kids&sourceCategoryId=friend' })).toEqual(['kids'])
    expect(await ids({ query: '?membershipCategoryId=kids&auxiliary=true' })).toEqual(['kids'])
  })

  test('a renewal or an upgrade that names no membership is of the one that was verified', async () => {
    const source = async (query: string, member?: object) =>
      (await open({ query: `?membershipCategoryId=friend${query}`, member })).memberships[0]?.item
        .membershipId
    const ada = { membershipIds: ['M-1', 'M-2'], name: 'Ada' }
    expect(await source('&action=Renewal', ada)).toBe('M-1')
    expect(await source('&action=Renewal&membershipId=M-2', ada)).toBe('M-2')
    expect(await source('&action=Renewal')).toBeNull()
    expect(await source('', ada)).toBeNull()
  })

  test.each([
    ['&action=Renewal', 'membership-renew'],
    ['&action=Rejoin', 'membership-renew'],
    ['&action=Upgrade', 'membership-upgrade'],
    ['', 'cart-membership'],
  ])('what is bought with %s is called %s', async (query, kind) => {
    expect((await open({ query: `?membershipCategoryId=friend${query}` })).memberships[0]?.kind).toBe(kind)
  })

  test('an upgrade costs what the cart has worked out, else what the server answers, else nobody knows', async () => {
    const prices = async (about: Opening) =>
      (await open(about)).memberships[0]?.options.map(({ price }) => price)
    const upgraded = carted({
      type: 'Upgrade',
      membershipId: 'M-1',
      membershipOfferingId: 'year',
      pricePointId: 'child',
      calculatedPrice: 70,
    })
    const queries: object[] = []
    const upgrade = (query: object) => {
      queries.push(query)
      return 123
    }
    expect(await prices({ memberships: [upgraded], upgrade })).toEqual([123, 123, 70])
    expect(queries).toEqual([
      {
        membershipId: 'M-1',
        offeringId: 'month',
        pricePointId: 'adult',
        levelId: 'friend',
        action: 'MembershipUpgrade',
      },
      {
        membershipId: 'M-1',
        offeringId: 'year',
        pricePointId: 'adult',
        levelId: 'friend',
        action: 'MembershipUpgrade',
      },
    ])
    const failing = () => {
      throw new Error('no answer')
    }
    expect(await prices({ memberships: [upgraded], upgrade: failing })).toEqual([null, null, 70])
  })

  test('only a new membership can be had without being a member', () => {
    const needs = (query: string, session: object = {}) =>
      needsMember(
        plainVisit({ path: `${ORDER}?membershipCategoryId=friend${query}`, session: session as never }),
      )
    expect([
      needs('&action=Renewal'),
      needs('&action=Upgrade', { member: {} }),
      needs(''),
      needsMember(plainVisit({})),
    ]).toEqual([true, false, false, false])
  })
})

describe('the memberships of a form', () => {
  const item = {
    id: 'friend~M-1',
    type: 'Renewal',
    categoryId: 'friend',
    membershipId: 'M-1',
    sourceCategoryId: 'family',
    isGift: false,
  } as const
  const gift = {
    id: 'kids~gift',
    type: 'MembershipPurchase',
    categoryId: 'kids',
    membershipId: null,
    sourceCategoryId: null,
    isGift: true,
  } as const
  const damaged = itemFields({ ...item, id: 'damaged' })
  const without = (name: string) => damaged.filter(([field]) => !field.endsWith(name))
  const readWith = (fields: [string, string][]) => sentOrder(fields).memberships
  const read = readWith([
    ...itemFields(item),
    [offeringField('friend~M-1'), 'year~adult'],
    [renewalField('friend~M-1'), 'on'],
    ...itemFields(gift),
  ])

  test.each([
    ['type', without('.type')],
    ['category', without('.categoryId')],
    ['known type', [...without('.type'), [damaged[0]![0], 'Nonsense'] satisfies [string, string]]],
  ])('one that says no %s is left out', (_, fields) => {
    expect(readWith(damaged)).toHaveLength(1)
    expect(
      readWith([...itemFields(gift), ...(fields as [string, string][])]).map(({ item: { id } }) => id),
    ).toEqual(['kids~gift'])
  })

  test('each is read with what was chosen of it', () => {
    expect(read).toEqual([
      { item, choice: { value: 'year~adult', renews: true } },
      { item: gift, choice: { value: '', renews: false } },
    ])
    expect(typedChoices(read)).toEqual({
      'friend~M-1': { value: 'year~adult', renews: true },
      'kids~gift': { value: '', renews: false },
    })
  })

  test('they are sent without the one that leaves', () => {
    expect(draftMemberships(read, { name: 'update' })).toEqual([
      {
        id: 'friend~M-1',
        type: 'Renewal',
        membershipCategoryId: 'friend',
        membershipOfferingId: 'year',
        pricePointId: 'adult',
        membershipId: 'M-1',
        sourceCategoryId: 'family',
        isGift: false,
        isAutorenew: true,
      },
      {
        id: 'kids~gift',
        type: 'MembershipPurchase',
        membershipCategoryId: 'kids',
        isGift: true,
        isAutorenew: false,
      },
    ])
    expect(
      draftMemberships(read, { name: 'drop-membership', membershipId: 'friend~M-1' }).map(({ id }) => id),
    ).toEqual(['kids~gift'])
  })

  test('the first one without an offering gets the focus', () => {
    expect(missingOffering(read)).toBe(offeringField('kids~gift'))
    expect(missingOffering(read.slice(0, 1))).toBeNull()
  })
})
