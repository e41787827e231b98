import { z } from 'zod'
import { isEmail } from '#app/rules/validators/validators.ts'
import type { Text } from '#theme/texts/venue-texts.ts'

/** What the sign-in form asks for, refused in the venue's words. */
export const signInForm = (text: Text) =>
  z.object({
    email: z
      .string({ error: text('auth-email-invalid') })
      .refine(value => isEmail(value, {}), text('auth-email-invalid')),
    password: z.string({ error: text('auth-password-required') }).min(1, text('auth-password-required')),
  })
