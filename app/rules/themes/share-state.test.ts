import { expect, test } from 'vitest'
import { missingApprovals, type ShareLife, shareState } from './share-state.ts'

const now = new Date('2026-11-25T12:00:00Z')
const at = (time: string) => new Date(`2026-11-25T${time}Z`)

const cases: [life: ShareLife, state: string][] = [
  [{ endsAt: at('12:00:01'), revokedAt: null }, 'open'],
  [{ endsAt: at('12:00:00'), revokedAt: null }, 'over'],
  [{ endsAt: at('13:00:00'), revokedAt: at('11:00:00') }, 'revoked'],
]
test.each(cases)('%j is %s', (life, state) => {
  expect(shareState(life, now)).toBe(state)
})

test.each([
  [{ required: 0, given: 0 }, 0],
  [{ required: 2, given: 1 }, 1],
  [{ required: 2, given: 3 }, 0],
])('%j still needs %i approvals', (approvals, missing) => {
  expect(missingApprovals(approvals)).toBe(missing)
})
