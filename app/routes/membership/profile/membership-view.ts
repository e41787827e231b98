import type { PassLink } from '#app/rules/links/pass-links.ts'
import type { StandingText } from '#app/rules/memberships/own-memberships.ts'
import type { OwnCardView } from '#app/ui/member-card/own-card.tsx'
import type { PersonCard } from '#app/ui/member-card/own-cards.tsx'

/** A membership as its member sees it; dates and names are words. */
export type MembershipView = OwnCardView & {
  /** those that let somebody in today: of everybody for the primary cardholder, their own for others */
  cards: PersonCard[]
  standing: StandingText
  /** where the codes of its cards fill the screen; null where there is none */
  doorHref: string | null
  /** where its card is put into the wallet of a phone */
  passes: PassLink[]
  primary: string[]
  secondary: string[]
  benefits: string[]
  upcoming: { name: string; from: string; until: string; people: string[] } | null
  renewHref: string | null
  /** after a long time one joins again, and does not renew */
  renewText: 'membership-renew' | 'membership-rejoin'
  upgradesHref: string | null
}
