import { isVerified, type Verification } from '#app/rules/shell/visitor-kind.ts'

/** The memberships that a visitor has verified, the one that the address names, and the moment. */
export type MemberIdFacts = {
  member: (Verification & { membershipIds: readonly string[] }) | undefined
  requestedId: string | null
  now: Date
}

/**
 * The membership ids that cart and checkout calls carry: the one that was asked for, where it was verified, else all that were
 * (CHK-007, CHK-219, decision W2). None without a verification that still counts (CHK-220).
 */
export function memberIds({ member, requestedId, now }: MemberIdFacts): {
  membershipId?: string
  membershipIds?: string[]
} {
  if (!member || !isVerified(member, now)) return {}
  const { membershipIds } = member
  const [only] = membershipIds
  if (requestedId && membershipIds.includes(requestedId)) return { membershipId: requestedId }

  return membershipIds.length === 1 ? { membershipId: only } : { membershipIds: [...membershipIds] }
}
