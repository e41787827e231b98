/** A visitor who is known to hold memberships; until when, as an instant. */
export type KnownMember = {
  membershipIds: string[]
  name: string
  verifiedUntil: string
  isExpired?: boolean
}

/** A membership as an order issued it. */
type Issued = { membershipId: string; name: string; isGift: boolean; expirationDate: string }

/** How long somebody is known to be a member, in milliseconds: a day. */
export const VERIFIED_FOR = 24 * 3_600_000

/**
 * Who the visitor is known to be after an order (CHK-066): whoever has just bought a membership holds it, beside those known before.
 * A gift makes nobody but its recipient a member; an order without a membership changes nothing.
 */
export function refreshedMember(
  known: KnownMember | undefined,
  { issued, now }: { issued: readonly Issued[]; now: Date },
): KnownMember | undefined {
  const own = issued.filter(({ isGift }) => !isGift)
  const [latest] = own
  if (!latest) return known

  return {
    membershipIds: [
      ...new Set([...own.map(({ membershipId }) => membershipId), ...(known?.membershipIds ?? [])]),
    ],
    name: latest.name || known?.name || '',
    verifiedUntil: new Date(now.getTime() + VERIFIED_FOR).toISOString(),
    isExpired: false,
  }
}
