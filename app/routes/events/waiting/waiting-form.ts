import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** The most places that one entry of the list asks for. */
export const MAX_PLACES = 20

/** What is typed to wait for places: an email, and how many places. */
export const waitingForm = (text: Text) =>
  z.object({
    email: z
      .string({ error: text('auth-email-invalid') })
      .refine(value => passes({ validator: 'email', value }), text('auth-email-invalid')),
    party: z.coerce
      .number({ error: text('waiting-party-invalid') })
      .int(text('waiting-party-invalid'))
      .min(1, text('waiting-party-invalid'))
      .max(MAX_PLACES, text('waiting-party-invalid')),
  })
