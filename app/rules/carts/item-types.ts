import type { Goods } from '#app/contract/venue-file/charges.ts'

/** How a membership gets into an order (CHK-320, MEM-123). */
export const PURCHASE_TYPES = [
  'MembershipPurchase',
  'Upgrade',
  'Renewal',
  'PostTermRenewal',
  'Rejoin',
  'RenewalUpgrade',
  'PostTermRenewalUpgrade',
  'RejoinUpgrade',
  'RenewalDowngrade',
  'PostTermRenewalDowngrade',
  'RejoinDowngrade',
] as const

/** What an order line can be (ORD-117). */
export const ITEM_TYPES = [
  'Event',
  'Combo',
  'Inventory',
  'Donation',
  'ComboInventory',
  ...PURCHASE_TYPES,
] as const

/** What a venue adds to an order: nobody chooses it, removes it or counts it. */
export const CHARGE_TYPES = ['Fee', 'Tax'] as const

/** What a line of a priced order can be. */
export const LINE_TYPES = [...ITEM_TYPES, ...CHARGE_TYPES] as const

export type LineType = (typeof LINE_TYPES)[number]
export type PurchaseType = (typeof PURCHASE_TYPES)[number]
export type ItemType = (typeof ITEM_TYPES)[number]

/** The quantity of a membership in an order (ORD-319). */
export const MEMBERSHIP_QUANTITY = 1

/** The item type that a text names, or null. The older 'MembershipUpgrade' is read as 'Upgrade' (decision M1). */
export function itemType(text: string): ItemType | null {
  if (text === 'MembershipUpgrade') return 'Upgrade'

  return ITEM_TYPES.find(type => type === text) ?? null
}

/** Whether a line is a charge that the venue adds, not an item that was chosen. */
export function isCharge(type: string): boolean {
  return CHARGE_TYPES.some(known => known === type)
}

/** The kind of goods that fees, coupons and receipts see in an item type; null for the venue's own charges and for an unknown type. */
export function goodsOf(type: string): Goods | null {
  if (isPurchaseType(type)) return 'membership'
  return GOODS_OF.get(type) ?? null
}

const GOODS_OF = new Map<string, Goods>([
  ['Event', 'event'],
  ['Combo', 'combo'],
  ['Inventory', 'addOn'],
  ['ComboInventory', 'addOn'],
  ['Donation', 'donation'],
])

/** Whether an item type is a membership, in whichever way it is bought. */
export function isPurchaseType(type: string): type is PurchaseType {
  return PURCHASE_TYPES.some(known => known === type)
}
