import { passes } from '#app/rules/validators/validator-engine.ts'
import { isCommonPassword } from './common-passwords.ts'

/** What is wrong with a new password: fewer characters than the venue wants, or one of the commonest (decision W5). Null for a good one. */
export function passwordProblem(
  value: string,
  { minLength }: { minLength: number },
): 'too-short' | 'common' | null {
  if (!passes({ validator: 'password', value, minLength })) return 'too-short'

  return isCommonPassword(value) ? 'common' : null
}

/** What is said of a problem of a new password. */
export const passwordProblemText = {
  'too-short': 'auth-password-too-short',
  common: 'auth-password-common',
} as const
