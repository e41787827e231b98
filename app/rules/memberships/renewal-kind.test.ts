import { expect, test } from 'vitest'
import { renewalKind } from './renewal-kind.ts'

test.each([
  ['Renewal', 'renew'],
  ['PostTermRenewal', 'renew'],
  ['Rejoin', 'rejoin'],
  ['RenewalUpgrade', 'change'],
  ['PostTermRenewalDowngrade', 'change'],
  ['RejoinUpgrade', 'change'],
] as const)('to whoever renews, %s is to %s', (action, kind) => {
  expect(renewalKind(action)).toBe(kind)
})
