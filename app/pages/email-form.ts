import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** An email to sign in with, or to which a link goes; refused in the venue's words. */
export const emailForm = (text: Text) =>
  z.object({
    email: z
      .string({ error: text('auth-email-invalid') })
      .refine(value => passes({ validator: 'email', value }), text('auth-email-invalid')),
  })
