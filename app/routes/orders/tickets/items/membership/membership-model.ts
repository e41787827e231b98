import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'

/** An offering at one of its prices; `price` in cents, null where it is not known yet. */
export type OfferingOption = {
  /** offering and price point, as the form sends them */
  value: string
  name: string
  description: string
  price: Cents | null
  /** cents for each month of a term that renews by itself; null where it does not, or the price is not that of a whole term */
  perMonth: Cents | null
  renewal: 'none' | 'optional' | 'required'
  disabled: boolean
}

/** What the form says of a membership besides what can be chosen. */
export type MembershipItem = {
  id: string
  type: PurchaseType
  categoryId: string
  membershipId: string | null
  sourceCategoryId: string | null
  isGift: boolean
}

/** A membership of the order as its block shows it. */
export type OrderMembership = {
  item: MembershipItem
  name: string
  /** 'Membership', 'Giving as a Gift', 'Upgrade' */
  kind: string
  shortDescription: string
  picture: PictureSource | null
  changeHref: string
  options: OfferingOption[]
}

/** What is chosen of one membership: an option, and whether an optional renewal is wished. */
export type MembershipChoice = { value: string; renews: boolean }
export type MembershipChoices = Record<string, MembershipChoice>

/** An offering and a price point in one word; ids hold no '~'. */
export const optionValue = (offeringId: string, pricePointId: string) => `${offeringId}~${pricePointId}`

/** What somebody can do who may not buy a member-only event. */
export type MembershipHelp =
  | {
      text: 'tickets-membership-verify' | 'tickets-membership-add' | 'tickets-membership-renew'
      href: string
    }
  /** the cheapest level that opens it, put into the order beside it; cents */
  | { text: 'tickets-membership-join'; href: string; name: string; price: Cents }
