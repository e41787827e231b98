import type { VenueMember } from '#app/contract/venue-file/members.ts'

/** A membership as stored; `expiresOn` is a date at the venue. */
export type MemberRow = {
  id: string
  membershipNumber: string
  categoryId: string
  standing: string
  expiresOn: string | null
  document: VenueMember
}
