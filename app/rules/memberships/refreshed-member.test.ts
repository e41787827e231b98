import { expect, test } from 'vitest'
import { refreshedMember } from '#app/rules/memberships/refreshed-member.ts'

const now = new Date('2026-11-20T15:00:00Z')
const known = {
  membershipIds: ['M-1'],
  name: 'Ada Moss',
  verifiedUntil: '2026-11-20T16:00:00.000Z',
  isExpired: true,
}
const bought = (about = {}) => ({
  membershipId: 'M-2',
  name: 'Ada Lovelace',
  isGift: false,
  expirationDate: '2027-11-19',
  ...about,
})

test('a guest who buys a membership is its member for a day', () => {
  expect(refreshedMember(undefined, { issued: [bought()], now })).toEqual({
    membershipIds: ['M-2'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-21T15:00:00.000Z',
    isExpired: false,
  })
})

test('what was known before stays, the new one first, and nothing is expired any more', () => {
  expect(refreshedMember(known, { issued: [bought()], now })).toMatchObject({
    membershipIds: ['M-2', 'M-1'],
    isExpired: false,
  })
  expect(refreshedMember(known, { issued: [bought({ membershipId: 'M-1' })], now })?.membershipIds).toEqual([
    'M-1',
  ])
})

test('a gift, or an order without a membership, changes nothing', () => {
  expect(refreshedMember(known, { issued: [bought({ isGift: true })], now })).toBe(known)
  expect(refreshedMember(undefined, { issued: [], now })).toBeUndefined()
})
