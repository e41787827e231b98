import { isPurchaseType, itemType, type PurchaseType } from '#app/rules/carts/item-types.ts'

/** The keys under which eligibility is asked and answered, beside the purchase types themselves (MEM-124, decision M1). */
export const ELIGIBILITY_KEYS = {
  new_memberships: 'MembershipPurchase',
  upgrade: 'Upgrade',
  renew: 'Renewal',
  postTermRenew: 'PostTermRenewal',
  rejoin: 'Rejoin',
} as const satisfies Record<string, PurchaseType>

/**
 * How a membership is bought, by what a link or a call names: an item type, an eligibility key, 'NEW_MEMBERSHIPS' or
 * 'MembershipUpgrade'. Nothing named is a new membership; anything else is none.
 */
export function purchaseType(action: string | null | undefined): PurchaseType | null {
  const text = action?.trim() ?? ''
  if (text === '' || text === 'NEW_MEMBERSHIPS') return 'MembershipPurchase'
  const type = Object.hasOwn(ELIGIBILITY_KEYS, text)
    ? ELIGIBILITY_KEYS[text as keyof typeof ELIGIBILITY_KEYS]
    : itemType(text)

  return type && isPurchaseType(type) ? type : null
}
