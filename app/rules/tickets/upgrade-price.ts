import type { Cents } from '#app/rules/money/cents.ts'

/** An upgrade as it was chosen; its price in cents when it is known already. */
export type Upgrade = {
  membershipId: string
  offeringId: string
  pricePointId: string
  levelId: string
  calculatedPrice?: Cents | null
}

/** Where the price of an upgrade comes from: known, or to be asked with these parameters (ORD-218). */
export type UpgradePrice =
  | { known: Cents }
  | { ask: Omit<Upgrade, 'calculatedPrice'> & { action: 'MembershipUpgrade' } }

/** The price of an upgrade, or the call that answers it; a known price of 0 is a price (ORD-218). */
export function upgradePrice({ calculatedPrice, ...upgrade }: Upgrade): UpgradePrice {
  if (calculatedPrice !== null && calculatedPrice !== undefined) return { known: calculatedPrice }

  return { ask: { ...upgrade, action: 'MembershipUpgrade' } }
}
