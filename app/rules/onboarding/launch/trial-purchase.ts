import type { CartDraft } from '#app/contract/carts.ts'
import type { LaunchRecord } from './launch-finding.ts'

/** Where the term of a member stands: it runs; it ended yesterday; it runs, and the member goes up to another level. */
export type MemberStanding = 'running' | 'lapsed' | 'moving'

/**
 * Something to buy as somebody: everything at once, and where that is refused each `part` by itself, by any of its carts. `level`: the
 * membership category of a verified member; null for the public. `standing` is of that member; one whose term runs, when left out.
 */
export type TrialPurchase = {
  name: string
  level: string | null
  standing?: MemberStanding
  /** what is mended where it is refused */
  at: LaunchRecord
  whole: CartDraft
  parts: { name: string; at: LaunchRecord; carts: CartDraft[] }[]
  /** pays with it before the card */
  certificate?: string
  /** must be worth something in the cart */
  code?: string
}
