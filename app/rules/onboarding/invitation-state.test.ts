import { expect, test } from 'vitest'
import { invitationState } from './invitation-state.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const LATER = new Date('2026-11-26T12:00:00Z')

test.each([
  ['who has a password', { hasPassword: true, invitedUntil: null }, 'active'],
  ['who has one and was invited again', { hasPassword: true, invitedUntil: LATER }, 'active'],
  ['whose link is good', { hasPassword: false, invitedUntil: LATER }, 'invited'],
  ['whose link is over', { hasPassword: false, invitedUntil: NOW }, 'expired'],
  ['who has no link', { hasPassword: false, invitedUntil: null }, 'expired'],
] as const)('somebody %s is told apart', (_who, row, state) => {
  expect(invitationState(row, NOW)).toBe(state)
})
