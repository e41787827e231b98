/** A link to a draft as far as it says whether it still opens. */
export type ShareLife = { endsAt: Date; revokedAt: Date | null }

/** How long a link to a draft may open, in days. */
export const SHARE_DAYS = { min: 1, max: 30, usual: 7 } as const

/** Whether a link opens now, or why it does not: it was revoked, or its time is over. */
export function shareState({ endsAt, revokedAt }: ShareLife, now: Date): 'open' | 'revoked' | 'over' {
  if (revokedAt) return 'revoked'
  return endsAt > now ? 'open' : 'over'
}

/** How many approvals a publication still needs: one counts for each link, and only where it was given to exactly these bytes. */
export const missingApprovals = ({ required, given }: { required: number; given: number }): number =>
  Math.max(required - given, 0)
