import { z } from 'zod'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

export const STAFF_ROLES = ['wording', 'designer', 'publisher', 'onboarding'] as const satisfies StaffRole[]

/** Who is invited, and to what. */
export const staffForm = (text: Text) =>
  z.object({
    email: z
      .string({ error: text('onboarding-staff-email-bad') })
      .trim()
      .max(254, text('onboarding-staff-email-bad'))
      .refine(value => passes({ validator: 'email', value }), text('onboarding-staff-email-bad')),
    name: z.string().trim().max(200).default(''),
    roles: z.array(z.enum(STAFF_ROLES)).min(1, text('onboarding-staff-roles-missing')),
  })
