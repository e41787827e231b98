import { expect, test } from 'vitest'
import { refreshedMember } from '#app/rules/memberships/refreshed-member.ts'

const verifiedUntil = '2026-11-21T15:00:00.000Z'
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

test('a guest who buys a membership is its member, for as long as a verification counts', () => {
  expect(refreshedMember(undefined, { issued: [bought()], verifiedUntil })).toEqual({
    membershipIds: ['M-2'],
    name: 'Ada Lovelace',
    verifiedUntil: '2026-11-21T15:00:00.000Z',
    isExpired: false,
  })
})

test('what was known before stays, the new one first, and nothing is expired any more', () => {
  expect(refreshedMember(known, { issued: [bought()], verifiedUntil })).toMatchObject({
    membershipIds: ['M-2', 'M-1'],
    isExpired: false,
  })
  expect(
    refreshedMember(known, { issued: [bought({ membershipId: 'M-1' })], verifiedUntil })?.membershipIds,
  ).toEqual(['M-1'])
})

test('what a secondary cardholder verified stays theirs after an order', () => {
  const secondaryCardholders = { 'M-1': 'Bo' }
  const after = refreshedMember({ ...known, secondaryCardholders }, { issued: [bought()], verifiedUntil })
  expect(after?.secondaryCardholders).toEqual(secondaryCardholders)
})

test('a gift, or an order without a membership, changes nothing', () => {
  expect(refreshedMember(known, { issued: [bought({ isGift: true })], verifiedUntil })).toBe(known)
  expect(refreshedMember(undefined, { issued: [], verifiedUntil })).toBeUndefined()
})
