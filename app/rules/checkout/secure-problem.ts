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
