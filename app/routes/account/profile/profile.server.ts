import { z } from 'zod'
import type { VisitorPayload } from '#app/contract/visitors.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

const line = (most: number) => z.string().trim().max(most).default('')

/** What the profile asks for; only the email must be there (MEM-184). */
export const profileForm = (text: Text) => {
  const phoneInvalid = text('account-profile-phone-invalid')
  return z.object({
    email: z
      .string({ error: text('account-profile-email-invalid') })
      .refine(value => passes({ validator: 'email', value }), text('account-profile-email-invalid')),
    firstName: line(100),
    lastName: line(100),
    phoneNumber: line(40).refine(value => !value || passes({ validator: 'phone', value }), phoneInvalid),
    streetAddress1: line(200),
    streetAddress2: line(200),
    city: line(100),
    state: line(100),
    zipCode: line(20),
    country: z
      .string()
      .regex(/^([A-Z]{2})?$/, text('account-profile-country-invalid'))
      .default(''),
  })
}

export type Profile = z.output<ReturnType<typeof profileForm>>

/** What the form is filled with (MEM-025). */
export function profileOf({
  email,
  firstName,
  lastName,
  phoneNumber,
  streetAddress1,
  streetAddress2,
  city,
  state,
  zipCode,
  country,
}: VisitorPayload): Profile {
  return {
    email,
    firstName,
    lastName,
    phoneNumber,
    streetAddress1,
    streetAddress2,
    city,
    state,
    zipCode,
    country,
  }
}
