import { expect, test } from 'vitest'
import { storedMember, storedMemberPlan } from '#app/rules/memberships/stored-member.ts'

const until = '2026-11-21T15:00:00.000Z'
const before = new Date('2026-11-21T14:59:59.999Z')
const entry = (membershipId: string, auxiliary = false) =>
  ({ membershipId, auxiliary, standing: 'active', firstName: 'Ada' }) as unknown as Parameters<
    typeof storedMember
  >[0][number]
const record = (tenantId = 'pier') =>
  storedMember([entry('A-1', true), entry('M-1'), entry('M-2')], {
    tenantId,
    confirmedByEmail: true,
    verifiedUntil: until,
  })
const ids = (list: { membershipId: string }[]) => list.map(({ membershipId }) => membershipId)

test('auxiliary memberships stand apart from the first and the other ones', () => {
  const { member, other, auxiliary, verifiedMember, ...about } = record()
  expect([member?.membershipId, ids(other), ids(auxiliary)]).toEqual(['M-1', ['M-2'], ['A-1']])
  expect(ids(verifiedMember)).toEqual(['A-1', 'M-1', 'M-2'])
  expect(about).toEqual({ tenantId: 'pier', confirmedByEmail: true, expirationDate: until })
  expect(member).not.toHaveProperty('firstName')
})

test('who holds an auxiliary membership alone has no other', () => {
  const about = { tenantId: 'pier', confirmedByEmail: false, verifiedUntil: until }
  expect(storedMember([entry('A-1', true)], about)).toMatchObject({ member: null, other: [] })
})

const text = (tenantId?: string) => JSON.stringify(record(tenantId))

test.each([
  { why: 'nothing stored, nobody known', stored: null, verifiedUntil: null, plan: 'keep' },
  { why: 'nothing stored, a member', stored: null, verifiedUntil: until, plan: 'write' },
  { why: 'the record of the member', stored: text(), verifiedUntil: until, plan: 'keep' },
  { why: 'an earlier one', stored: text(), verifiedUntil: '2026-11-22T15:00:00.000Z', plan: 'write' },
  { why: 'one of another venue', stored: text('quay'), verifiedUntil: until, plan: 'write' },
  { why: 'the record of whoever has left', stored: text(), verifiedUntil: null, plan: 'clear' },
  { why: 'another venue’s, nobody known here', stored: text('quay'), verifiedUntil: null, plan: 'keep' },
  { why: 'something broken', stored: '{"tenantId":', verifiedUntil: null, plan: 'clear' },
  { why: 'something else', stored: '"x"', verifiedUntil: null, plan: 'clear' },
  { why: 'something without an end', stored: '{"tenantId":"quay"}', verifiedUntil: null, plan: 'clear' },
])('$why: $plan', ({ stored, verifiedUntil, plan }) => {
  expect(storedMemberPlan(stored, { tenantId: 'pier', verifiedUntil, now: before })).toBe(plan)
})

test('a record of another venue that is over is cleared at its instant', () => {
  const at = (now: Date) => storedMemberPlan(text('quay'), { tenantId: 'pier', verifiedUntil: null, now })
  expect([at(before), at(new Date(until))]).toEqual(['keep', 'clear'])
})
