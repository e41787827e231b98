/** A visitor who is known to hold memberships; until when, as an instant. */
export type KnownMember = {
  membershipIds: string[]
  name: string
  verifiedUntil: string
  isExpired?: boolean
  /** of memberships that a secondary cardholder verified: by the membership's id that of the cardholder (MEM-158) */
  secondaryCardholders?: Record<string, string>
  /** verified by a link that was mailed to the address of the membership */
  confirmedByEmail?: boolean
}

/** A membership as an order issued it. */
type NewMembership = { membershipId: string; name: string; isGift: boolean; expirationDate: string }

/**
 * Who the visitor is known to be after an order (CHK-066): whoever has just bought a membership holds it, beside those known before.
 * A gift makes nobody but its recipient a member; an order without a membership changes nothing.
 */
export function refreshedMember(
  known: KnownMember | undefined,
  { issued, verifiedUntil }: { issued: readonly NewMembership[]; verifiedUntil: string },
): KnownMember | undefined {
  const own = issued.filter(({ isGift }) => !isGift)
  const [latest] = own
  if (!latest) return known

  return {
    membershipIds: [
      ...new Set([...own.map(({ membershipId }) => membershipId), ...(known?.membershipIds ?? [])]),
    ],
    name: latest.name || known?.name || '',
    verifiedUntil,
    isExpired: false,
    ...(known?.secondaryCardholders ? { secondaryCardholders: known.secondaryCardholders } : {}),
    ...(known?.confirmedByEmail ? { confirmedByEmail: true } : {}),
  }
}
