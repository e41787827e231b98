import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** An email and the number of an order, refused in the venue's words. */
export const againForm = (text: Text) =>
  z.object({
    email: z
      .string({ error: text('order-again-email-invalid') })
      .refine(value => passes({ validator: 'email', value }), text('order-again-email-invalid')),
    orderNumber: z
      .string({ error: text('order-again-number-required') })
      .trim()
      .max(64),
  })
