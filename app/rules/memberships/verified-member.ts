import type { VerificationPayload } from '#app/contract/members.ts'
import type { KnownMember } from './refreshed-member.ts'

type Verification = {
  /** an instant, written in UTC */
  verifiedUntil: string
  /** by a link that was mailed to the address of the membership */
  byEmail: boolean
}

const HOUR = 3_600_000

/** When a verification made at `now` ends; the venue sets the number of hours (MEM-300). */
export function verifiedUntil(now: Date, { verificationHours }: { verificationHours: number }): string {
  return new Date(now.getTime() + verificationHours * HOUR).toISOString()
}

/**
 * Who the visitor is known to be after a verification; undefined where it found no membership. Named after the first membership that
 * counts today, after the first of all where none does: those stay, so that they can be renewed (decision W3).
 */
export function verifiedMember(
  answer: VerificationPayload,
  { verifiedUntil, byEmail }: Verification,
): KnownMember | undefined {
  const memberships = answer.filter(({ memberListEntry }) => memberListEntry !== null)
  const first = memberships.find(({ status }) => status === 'verified') ?? memberships[0]
  if (!first) return undefined

  const entries = memberships.flatMap(({ memberListEntry }) => memberListEntry ?? [])
  const secondary = entries
    .filter(({ cardType }) => cardType === 'secondary')
    .map(({ membershipId, cardholderId }) => [membershipId, cardholderId])

  return {
    membershipIds: entries.map(({ membershipId }) => membershipId),
    name: first.memberListEntry?.name ?? '',
    verifiedUntil,
    ...(secondary.length > 0 ? { secondaryCardholders: Object.fromEntries(secondary) } : {}),
    isExpired: first.status === 'membership_expired',
    ...(byEmail ? { confirmedByEmail: true } : {}),
  }
}

/** Whether a known member is the primary cardholder of one of their memberships; those alone may add auxiliary groups (MEM-158). */
export function isPrimaryMember(member: KnownMember | undefined): boolean {
  return member?.membershipIds.some(id => !member.secondaryCardholders?.[id]) ?? false
}
