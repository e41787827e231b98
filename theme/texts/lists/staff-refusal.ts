import { text } from '#theme/texts/lists/text-definition.ts'

const where = 'Staff without the role'

/** What somebody without the right to edit is told. A list of its own, since the page of an error has it in its script. */
export const staffRefusalTexts = {
  'staff-not-allowed-hint': text(
    'Ask somebody of the venue for the right to edit, or sign in with another account.',
    where,
  ),
  'staff-sign-in-other': text('Sign in to this venue', where, { fit: 'button' }),
  'staff-not-allowed': text('You have no access to this venue.', where),
} as const
