import { z } from 'zod'
import { passwordProblem, passwordProblemText } from '#app/rules/visitors/password-problem.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** A new password twice, refused in the venue's words at each field (MEM-182, MEM-183). */
export const changePasswordForm = (text: Text, { minLength }: { minLength: number }) => {
  const missing = text('auth-password-required')
  return z
    .object({ password: z.string().max(200, missing).default(''), repeated: z.string().default('') })
    .superRefine(({ password, repeated }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const problem = passwordProblem(password, { minLength })
      if (problem) refuse('password', text(passwordProblemText[problem]))
      if (passwordProblem(repeated, { minLength }) === 'too-short') refuse('repeated', missing)
      else if (password !== repeated) refuse('repeated', text('auth-passwords-differ'))
    })
}
