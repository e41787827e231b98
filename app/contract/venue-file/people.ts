import { z } from 'zod'
import { address, email, id, line, phone } from './fields.ts'

const personName = z.string().trim().max(100, 'must have at most 100 characters')

/** A plain password, hashed on import, or the hash that an export writes. */
const password = z
  .string()
  .min(4, 'must have at least 4 characters')
  .max(200)
  .optional()
  .describe('Plain password; hashed on import and never exported')

const passwordHash = z
  .string()
  .max(500)
  .regex(/^\$argon2id\$/, 'must be an argon2id hash')
  .optional()
  .describe('What an export writes instead of a password')

/** Somebody who buys: signs in with the email to see orders (MEM-115). */
export const visitor = z
  .strictObject({
    id: id.describe('Reference used by reviews'),
    email: email.describe('Sign-in'),
    firstName: personName.default('').describe('First name'),
    lastName: personName.default('').describe('Last name'),
    phoneNumber: phone.optional().describe('Telephone'),
    address: address.optional().describe('Postal address'),
    password,
    passwordHash,
    confirmed: z.boolean().default(true).describe('The email is known to be theirs'),
    noInvitations: z
      .boolean()
      .optional()
      .describe('Wants no mail that asks for a review; as it is when left out'),
  })
  .meta({ id: 'Visitor', description: 'Somebody who buys and can sign in' })

/** Somebody of the venue who may use the editor or onboarding (decision W8). */
export const staffMember = z
  .strictObject({
    id: id.optional().describe('Reference; the email when left out'),
    email: email.describe('Sign-in'),
    name: line.describe('Name shown to colleagues'),
    roles: z
      .array(z.enum(['wording', 'designer', 'publisher', 'onboarding']))
      .min(1, 'must name at least one role')
      .max(4)
      .describe(
        'wording: texts. designer: looks, links and logo. publisher: the whole theme. onboarding: everything of this file',
      ),
    password,
    passwordHash,
  })
  .meta({ id: 'StaffMember', description: 'Somebody of the venue who may sign in to the editor' })

export { personName }

export type VenueVisitor = z.output<typeof visitor>
export type StaffMember = z.output<typeof staffMember>
