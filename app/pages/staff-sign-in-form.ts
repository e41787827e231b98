import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** What staff type to sign in, refused in the venue's words. */
export const staffSignInForm = (text: Text) =>
  z.object({
    email: z
      .string({ error: text('auth-email-invalid') })
      .refine(value => passes({ validator: 'email', value }), text('auth-email-invalid')),
    password: z
      .string({ error: text('auth-password-required') })
      .min(1, text('auth-password-required'))
      .max(200, text('staff-failed')),
  })
