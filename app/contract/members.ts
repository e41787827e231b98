import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

/** A membership that was looked for, as pages put it into the session and show it (MEM-108, MEM-110). */
export const memberListEntry = z.object({
  membershipId: z.string(),
  membershipNumber: z.string(),
  externalMembershipId: z.string().nullable(),
  categoryId: z.string(),
  membershipCategory: z.string(),
  auxiliary: z.boolean(),
  cardholderId: z.string(),
  barcode: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  membershipStanding: z.string(),
  /** dates at the venue, `YYYY-MM-DD` */
  membershipStartDate: z.string(),
  membershipExpirationDate: z.string(),
  offeringId: z.string().nullable(),
  pricePointId: z.string().nullable(),
})

export const verificationPayload = z.array(
  z.object({
    status: z.enum(['verified', 'membership_expired', 'not_found']),
    memberListEntry: memberListEntry.nullable(),
  }),
)

export type MemberListEntry = z.infer<typeof memberListEntry>
export type VerificationPayload = z.infer<typeof verificationPayload>

const query = z.object({
  membershipId: z.string().max(64).optional(),
  lastName: z.string().max(100).optional(),
  email: z.string().max(254).optional(),
  eventTemplateId: z.string().optional(),
  redirectUrl: z.string().optional(),
})

const tags = ['Membership']

export const members = {
  validate: endpoint({
    method: 'GET',
    path: '/membership/validate',
    summary: 'Recognises a member by membership id, and last name where the venue wants it',
    tags,
  })
    .input(z.object({ query }))
    .output(envelope(verificationPayload)),
  /** the same call under its second path (MEM-241) */
  validateLogin: endpoint({ method: 'GET', path: '/membership/validate/login', summary: 'The same', tags })
    .input(z.object({ query }))
    .output(envelope(verificationPayload)),
}
