import type { VerificationStatus } from '#app/contract/members.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { mayVerifyById } from '#app/rules/shell/visitor-kind.ts'

type Settings = { verifyById: boolean; customerRep: boolean; requireLastName: boolean }

export type VerificationMode = 'id' | 'email'

/**
 * How the verification opens: by id where that is allowed, unless the visitor switched to the email (MEM-044, MEM-047). In CSR mode the
 * id may always be used (MEM-220).
 */
export function verificationMode(settings: Settings, chosen: string | null): VerificationMode {
  return mayVerifyById(settings) && chosen !== 'email' ? 'id' : 'email'
}

/** Whether the last name of the primary cardholder is asked for beside the id (MEM-045, MEM-187). */
export function asksLastName(settings: Settings, mode: VerificationMode): boolean {
  return mode === 'id' && settings.requireLastName
}

const notices = {
  token_expired: { text: 'member-login-token-expired' },
  token_not_found: { text: 'member-login-not-found' },
  not_found: { text: 'member-login-not-found' },
  verification_sent: { text: 'member-login-check-email' },
} as const satisfies Partial<Record<VerificationStatus, Message>>

/**
 * The notice for a status of a verification; a status without a text of its own, and no answer at all, are failures (MEM-134 to
 * MEM-139).
 */
export function verificationNotice(status: VerificationStatus | null) {
  const notice = status && status in notices ? notices[status as keyof typeof notices] : null

  return notice ?? ({ text: 'member-login-failed' } as const satisfies Message)
}

export type EndedLink = {
  notice: 'member-login-token-expired' | 'member-login-not-found'
  reason: 'member-login-link-used' | 'member-login-link-unknown'
}

/** What is said of a mailed link that opens nothing (MEM-134, MEM-135), and why that may be; null of one that may still open. */
export function endedLink(status: VerificationStatus | 'open' | 'confirmed'): EndedLink | null {
  if (status === 'token_expired') return { notice: notices[status].text, reason: 'member-login-link-used' }
  return status === 'token_not_found'
    ? { notice: notices[status].text, reason: 'member-login-link-unknown' }
    : null
}

/** The advice what to type at the next try, by what the venue asks for (MEM-274, MEM-275). */
export function verificationAdvice(settings: Settings) {
  if (!mayVerifyById(settings)) return { text: 'member-login-try-email' } as const satisfies Message
  const text = settings.requireLastName ? 'member-login-try-id-name-or-email' : 'member-login-try-id-or-email'

  return { text } as const satisfies Message
}
