import { expect, test } from 'vitest'
import type { VerificationPayload } from '#app/contract/members.ts'
import { isPrimaryMember, verifiedMember, verifiedUntil } from '#app/rules/memberships/verified-member.ts'

type Entry = VerificationPayload[number]

const entry = (membershipId: string, status: Entry['status'] = 'verified'): Entry => ({
  status,
  memberListEntry: { membershipId, name: `Holder of ${membershipId}` } as Entry['memberListEntry'],
})
const until = '2026-11-21T15:00:00.000Z'
const known = (...entries: Entry[]) => verifiedMember(entries, { verifiedUntil: until, byEmail: false })

test('a verification counts for as many hours as the venue says', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  expect(verifiedUntil(now, { verificationHours: 24 })).toBe(until)
  expect(verifiedUntil(now, { verificationHours: 1 })).toBe('2026-11-20T16:00:00.000Z')
})

test('all memberships are kept, in their order, and the visitor is named after the first', () => {
  expect(known(entry('M-1'), entry('M-2'))).toEqual({
    membershipIds: ['M-1', 'M-2'],
    name: 'Holder of M-1',
    verifiedUntil: until,
    isExpired: false,
  })
})

test('an expired membership beside a running one does not make its holder expired', () => {
  expect(known(entry('M-1', 'membership_expired'), entry('M-2'))).toMatchObject({
    membershipIds: ['M-1', 'M-2'],
    name: 'Holder of M-2',
    isExpired: false,
  })
  expect(known(entry('M-1', 'membership_expired'))).toMatchObject({ isExpired: true })
})

test('who was not found is nobody', () => {
  expect(known({ status: 'not_found', memberListEntry: null })).toBeUndefined()
  expect(known()).toBeUndefined()
})

test('a verification by email is known as such', () => {
  const byEmail = verifiedMember([entry('M-1')], { verifiedUntil: until, byEmail: true })
  expect(byEmail?.confirmedByEmail).toBe(true)
  expect(known(entry('M-1'))).not.toHaveProperty('confirmedByEmail')
})

test('what a secondary cardholder verified is kept with their card, and makes them no primary member', () => {
  const secondary = entry('M-2')
  Object.assign(secondary.memberListEntry ?? {}, { cardType: 'secondary', cardholderId: 'Bo' })
  expect(known(secondary)?.secondaryCardholders).toEqual({ 'M-2': 'Bo' })
  expect(isPrimaryMember(known(secondary))).toBe(false)
  expect(isPrimaryMember(known(secondary, entry('M-1')))).toBe(true)
  expect(known(entry('M-1'))).not.toHaveProperty('secondaryCardholders')
  expect(isPrimaryMember(undefined)).toBe(false)
})
