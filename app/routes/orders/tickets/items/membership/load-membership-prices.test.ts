import { describe, expect, test } from 'vitest'
import { carted, type Opening, ORDER, open } from '#tests/builders/order-memberships.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { needsMember } from './load-membership.server.ts'

describe('the memberships of an order', () => {
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
    ['&action=Rejoin', 'membership-rejoin'],
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
