import { z } from 'zod'
import { mayVerifyById } from '#app/rules/shell/visitor-kind.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Company } from '#app/session/shell-model-of.ts'
import type { Text } from '#theme/texts/venue-texts.ts'

export type VerificationMode = 'id' | 'email'

/** By id where the venue allows it, unless the visitor switched to the email; representatives may always use the id. */
export function verificationMode(company: Company, asked: string | null): VerificationMode {
  return mayVerifyById(company) && asked !== 'email' ? 'id' : 'email'
}

/** What the verification form asks for, refused in the venue's words. */
export function verificationForm(
  mode: VerificationMode,
  { text, requireLastName }: { text: Text; requireLastName: boolean },
) {
  if (mode === 'email') {
    const invalid = text('member-login-email-invalid')
    return z.object({
      email: z.string({ error: invalid }).refine(value => passes({ validator: 'email', value }), invalid),
    })
  }
  const lastName = z
    .string({ error: text('member-login-last-name-required') })
    .trim()
    .min(1, text('member-login-last-name-required'))
  return z.object({
    membershipId: z
      .string({ error: text('member-login-id-required') })
      .trim()
      .min(1, text('member-login-id-required')),
    lastName: requireLastName ? lastName : lastName.optional(),
  })
}
