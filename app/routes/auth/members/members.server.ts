import { z } from 'zod'
import type { VerificationMode } from '#app/rules/memberships/verification.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** What the verification form asks for, refused in the venue's words. */
export function verificationForm(
  mode: VerificationMode,
  { text, asksLastName }: { text: Text; asksLastName: boolean },
) {
  if (mode === 'email') {
    const invalid = text('member-login-email-invalid')
    return z.object({
      email: z.string({ error: invalid }).refine(value => passes({ validator: 'email', value }), invalid),
    })
  }
  const filled = (error: string) => z.string({ error }).trim().min(1, error)
  const membershipId = filled(text('member-login-id-required'))
  return asksLastName
    ? z.object({ membershipId, lastName: filled(text('member-login-last-name-required')) })
    : z.object({ membershipId })
}

/** The code of the browser that waits; however its digits are set apart. */
export function codeForm(text: Text) {
  const error = text('member-login-code-required')
  const code = z.string({ error }).transform(typed => typed.replace(/\D/g, ''))
  return z.object({ code: code.refine(digits => digits.length === 4, error) })
}
