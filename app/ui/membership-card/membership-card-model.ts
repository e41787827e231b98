import type { RenewalKind } from '#app/rules/memberships/renewal-kind.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { OwnCardView } from '#app/ui/member-card/own-card.tsx'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'

/** What one kind of member pays, in cents; `href` orders exactly this. */
export type CardPrice = {
  id: string
  name: string
  description: string
  price: Cents
  /** of an upgrade: the price of which `price` is what is left to pay */
  inFull: Cents | null
  href: string | null
  /** what was paid for the term before */
  isHeld: boolean
}

/** One way to buy a level. `perMonth` is the first of its prices, in cents for each month of the term. */
export type CardOffering = {
  id: string
  name: string
  /** null where the name says it */
  duration: { years: number; months: number } | 'life' | null
  perMonth: Cents | null
  /** it renews by itself, or may, or is for life */
  renewal: 'none' | 'optional' | 'required' | 'life'
  /** in words, when it begins and ends; null where that depends on a membership */
  valid: { from: string; until: string } | null
  prices: CardPrice[]
  /** prices that are not shown */
  more: number
}

export type CardActionKind = RenewalKind | 'upgrade' | 'join' | 'gift'
export type CardAction = { kind: CardActionKind; href: string }

/** A level of membership as its card shows it. */
export type MembershipCardModel = {
  id: string
  name: string
  picture: PictureSource | null
  lead: string
  /** what unfolds under the lead */
  more: ProseTextBlock[]
  /** `isGain`: those shown are what it gives beyond the present level */
  benefits: { shown: string[]; rest: string[]; isGain?: boolean }
  offerings: CardOffering[]
  /** the first is the one to press */
  actions: CardAction[]
  /** how many people have a card */
  holders: number
  isCurrent: boolean
  /** of one that was held and is over, since when */
  ended: OwnCardView['ended']
  upgradesHref: string | null
  /** it lacks the membership that it needs: what to do about it; `joinHref` where whoever has none finds one */
  required: { kind: 'renew' | 'verify'; href: string; joinHref: string | null } | null
  /** the levels that an auxiliary membership goes with */
  goesWith: string[]
  /** what the order that the visitor has costs with it, and what its tickets cost less then, in cents; null where they do not */
  withOrder: { total: Cents; saved: Cents } | null
  detailHref: string
}
