import { z } from 'zod'
import { emailForm } from '#app/pages/email-form.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** What the sign-in form asks for, refused in the venue's words. */
export const signInForm = (text: Text) =>
  emailForm(text).extend({
    password: z.string({ error: text('auth-password-required') }),
  })
