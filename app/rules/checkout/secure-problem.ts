import type { Message } from '#app/rules/shell/message.ts'

/** Why the bank's check did not come to an end. */
export type SecureError =
  | 'NETWORK_ERROR'
  | 'TIMEOUT_ERROR'
  | 'DDC_PROFILE_FAILED'
  | 'DDC_TIMEOUT'
  | 'STEPUP_TIMEOUT'

/** What each failure of the bank's check says (CHK-292, CHK-293, CHK-294). */
export const secureMessage = {
  NETWORK_ERROR: { text: 'error-secure-network' },
  TIMEOUT_ERROR: { text: 'error-secure-timeout' },
  DDC_PROFILE_FAILED: { text: 'error-secure-timeout' },
  DDC_TIMEOUT: { text: 'error-secure-timeout' },
  STEPUP_TIMEOUT: { text: 'error-secure-stepup-timeout' },
} as const satisfies Record<SecureError, Message>

export const SECURE_ERRORS = Object.keys(secureMessage) as SecureError[]

/** The window of the bank's question in pixels (CHK-308). */
export const CHALLENGE_SIZE = { height: 400, width: 320 } as const

/** How long a browser waits for the answer to the bank's question before the server is asked, in milliseconds. */
export const STEPUP_TIMEOUT_MS = 5 * 60_000

/**
 * The problem that a code of the bank's check stands for; null for any other code. Without a valid session the order must be confirmed
 * again.
 */
export function secureProblem(
  code: string | number | null | undefined,
): (typeof secureMessage)[SecureError] | Message<'error-secure-again'> | null {
  const name = String(code ?? '')
  if (name === 'SECURE_SESSION_REQUIRED') return { text: 'error-secure-again' }

  return Object.hasOwn(secureMessage, name) ? secureMessage[name as SecureError] : null
}
