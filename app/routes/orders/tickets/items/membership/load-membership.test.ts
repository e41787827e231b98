import { describe, expect, test } from 'vitest'
import { carted, friend, type Opening, open } from '#tests/builders/order-memberships.ts'

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
              perMonth: 900,
              renewal: 'required',
              value: 'month~adult',
            },
            {
              description: 'for one adult',
              disabled: false,
              name: 'A year, One adult',
              price: 9000,
              perMonth: 750,
              renewal: 'optional',
              value: 'year~adult',
            },
            {
              description: 'for one child',
              disabled: false,
              name: 'A year, One child',
              price: 5000,
              perMonth: 417,
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

  test.each([
    ['renewed by hand', 'Renewal', true],
    ['upgraded', 'Upgrade', true],
    ['bought anew', 'MembershipPurchase', false],
  ])('what goes on from one that renews by itself does so still: %s', async (_why, action, renews) => {
    const query = `?membershipCategoryId=friend&membershipId=M-1&action=${action}`
    const company = { membership: true, membershipSales: true, recurringPaymentEnabled: true }
    const renewsAt = async (status: string, about: object = {}) =>
      Object.values((await open({ query, company, plan: { status }, ...about })).membershipChoices).map(
        choice => choice.renews,
      )
    expect(await renewsAt('active')).toEqual([renews])
    expect(await renewsAt('canceled')).toEqual([false])
    expect(await renewsAt('active', { company: { ...company, recurringPaymentEnabled: false } })).toEqual([
      false,
    ])
    const id = action === 'MembershipPurchase' ? 'friend' : 'friend~M-1'
    expect(await renewsAt('active', { memberships: [carted({ id })] })).toEqual([false])
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

  test('a price is told from another whose name begins alike', async () => {
    const point = (id: string) => ({ id, price: 100, personType: { id, name: id, description: '' } })
    const prices = [point('adult'), point('adult-plus')]
    const offering = { ...friend.offerings[1], priceLists: [{ prices }] }
    const category = () => ({ ...friend, offerings: [offering] })
    const chosen = async (priceId: string) => {
      const query = `?membershipCategoryId=friend&membershipOfferingId=year&membershipPricePointId=${priceId}`
      const { membershipChoices } = await open({ query, category })
      return Object.values(membershipChoices).map(({ value }) => value)
    }
    expect(await chosen('adult')).toEqual(['year~adult'])
    expect(await chosen('')).toEqual([''])
  })
})
