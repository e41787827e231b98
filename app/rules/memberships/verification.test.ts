import { expect, test } from 'vitest'
import {
  asksLastName,
  verificationAdvice,
  verificationMode,
  verificationNotice,
} from '#app/rules/memberships/verification.ts'

const settings = (about = {}) => ({ verifyById: true, customerRep: false, requireLastName: true, ...about })

test.each([
  { why: 'a venue that allows the id', about: {}, chosen: null, mode: 'id' },
  { why: 'the visitor chose the email', about: {}, chosen: 'email', mode: 'email' },
  { why: 'the visitor chose the id', about: {}, chosen: 'id', mode: 'id' },
  { why: 'an email-only venue', about: { verifyById: false }, chosen: null, mode: 'email' },
  { why: 'an email-only venue asked for the id', about: { verifyById: false }, chosen: 'id', mode: 'email' },
  {
    why: 'representatives of an email-only venue',
    about: { verifyById: false, customerRep: true },
    chosen: null,
    mode: 'id',
  },
] as const)('with $why it opens on $mode', ({ about, chosen, mode }) => {
  expect(verificationMode(settings(about), chosen)).toBe(mode)
})

test('the last name is asked for beside the id, where the venue wants it', () => {
  expect(asksLastName(settings(), 'id')).toBe(true)
  expect(asksLastName(settings({ requireLastName: false }), 'id')).toBe(false)
  expect(asksLastName(settings(), 'email')).toBe(false)
})

test.each([
  ['token_expired', 'member-login-token-expired'],
  ['token_not_found', 'member-login-not-found'],
  ['not_found', 'member-login-not-found'],
  ['verification_sent', 'member-login-check-email'],
  ['verified', 'member-login-failed'],
  [null, 'member-login-failed'],
] as const)('%s says %s', (status, text) => {
  expect(verificationNotice(status)).toEqual({ text })
})

test.each([
  [{ requireLastName: false }, 'member-login-try-id-or-email'],
  [{}, 'member-login-try-id-name-or-email'],
  [{ verifyById: false }, 'member-login-try-email'],
  [{ verifyById: false, customerRep: true }, 'member-login-try-id-name-or-email'],
])('a venue with %j says %s', (about, text) => {
  expect(verificationAdvice(settings(about))).toEqual({ text })
})
