import { expect, test } from 'vitest'
import { memberIds } from '#app/rules/shell/member-ids.ts'

const now = new Date('2026-11-20T15:00:00Z')
const verified = (...membershipIds: string[]) => ({ membershipIds, verifiedUntil: '2026-11-20T16:00:00Z' })

test.each([
  { why: 'nobody verified', member: undefined, requestedId: 'M-1', ids: {} },
  { why: 'one membership', member: verified('M-1'), requestedId: null, ids: { membershipId: 'M-1' } },
  { why: 'two', member: verified('M-1', 'M-2'), requestedId: null, ids: { membershipIds: ['M-1', 'M-2'] } },
  {
    why: 'two, one asked for',
    member: verified('M-1', 'M-2'),
    requestedId: 'M-2',
    ids: { membershipId: 'M-2' },
  },
  {
    why: 'a stranger’s asked for',
    member: verified('M-1'),
    requestedId: 'M-9',
    ids: { membershipId: 'M-1' },
  },
])('[CHK-007] with $why the calls carry $ids', ({ member, requestedId, ids }) => {
  expect(memberIds({ member, requestedId, now })).toEqual(ids)
})

test('[CHK-220] an expired verification is ignored: no membership ids are sent', () => {
  const member = { membershipIds: ['M-1'], verifiedUntil: '2026-11-20T15:00:00Z' }
  expect(memberIds({ member, requestedId: 'M-1', now })).toEqual({})
})
