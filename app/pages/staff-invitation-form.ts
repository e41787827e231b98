import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** Staff can change what thousands of visitors see: longer than a visitor's password. */
const MIN_PASSWORD_LENGTH = 12

export const invitationForm = (text: Text) => {
  const short = text('staff-invitation-short')
  return z.object({
    password: z
      .string({ error: short })
      .max(200)
      .refine(value => passes({ validator: 'password', value, minLength: MIN_PASSWORD_LENGTH }), short),
  })
}
