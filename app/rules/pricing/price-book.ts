import type { VenueCoupon } from '#app/contract/venue-file/coupons.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import type { HeldMembership } from '#app/rules/memberships/held-membership.ts'
import type { SourceMembership } from '#app/rules/memberships/source-membership.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** What pricing looks things up in. */
export type PriceBook = {
  venue: Catalogue
  slots: ReadonlyMap<string, SlotState>
  /** free pieces of the add-ons that are counted */
  freePieces: ReadonlyMap<string, number>
  held: readonly HeldMembership[]
  /** the venue's coupons that the cart names, by code */
  coupons: ReadonlyMap<string, VenueCoupon>
  /** verified memberships from which one of the cart may be renewed or upgraded */
  sources: readonly SourceMembership[]
  /** levels of memberships in the cart */
  cartCategoryIds: readonly string[]
  /** those of them whose prices count already */
  joinedCategoryIds: readonly string[]
  now: Date
  /** what a visitor reads of an error, by its text variable */
  sentenceOf: (message: Message) => string
}
