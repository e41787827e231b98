/** Who somebody is to a venue. There are no named roles and no administrators among visitors (ORD-220, ORD-221). */
export type VisitorKind = 'anonymous' | 'logged-in' | 'verified-member' | 'customer-rep'

/** A verification of a membership and the instant until which it counts. */
export type Verification = { verifiedUntil: string }

/** What the signed session of this venue knows, and the venue's own settings: never anything of a request (decision W7). */
export type KnownVisitor = {
  session: { visitor?: { email: string }; member?: Verification }
  customerRep: boolean
  now: Date
}

/** All kinds that fit a visitor: a verified member may be logged in as well; a visitor of no other kind is anonymous (ORD-221). */
export function visitorKinds({ session, customerRep, now }: KnownVisitor): VisitorKind[] {
  const kinds: VisitorKind[] = [
    ...(session.visitor ? (['logged-in'] as const) : []),
    ...(isVerified(session.member, now) ? (['verified-member'] as const) : []),
    ...(customerRep ? (['customer-rep'] as const) : []),
  ]

  return kinds.length > 0 ? kinds : ['anonymous']
}

/** Whether a verification still counts at `now`; at its last instant it no longer does (ORD-223, decision W3). */
export function isVerified(verification: Verification | undefined, now: Date): boolean {
  return verification !== undefined && new Date(verification.verifiedUntil) > now
}

/** Whether memberships can be verified by the id on the card: where the venue allows it, and always by a representative. */
export function mayVerifyById({
  verifyById,
  customerRep,
}: {
  verifyById: boolean
  customerRep: boolean
}): boolean {
  return verifyById || customerRep
}
