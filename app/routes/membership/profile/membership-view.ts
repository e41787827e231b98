import type { PassLink } from '#app/rules/links/pass-links.ts'
import type { StandingText } from '#app/rules/memberships/own-memberships.ts'

/** A membership as its member sees it; dates and names are words. */
export type MembershipView = {
  venue: string
  level: string
  holder: string
  number: string
  standing: StandingText
  /** what its card says across itself once it counts no more */
  ended: { text: 'membership-profile-expired'; date: string } | { text: 'membership-profile-canceled' } | null
  /** what scanners read from the card; null where it lets nobody in */
  code: { path: string; size: number } | null
  /** where its card is put into the wallet of a phone */
  passes: PassLink[]
  expires: string
  primary: string[]
  secondary: string[]
  benefits: string[]
  upcoming: { name: string; from: string; until: string; people: string[] } | null
  renewHref: string | null
  /** after a long time one joins again, and does not renew */
  renewText: 'membership-renew' | 'membership-rejoin'
  upgradesHref: string | null
}
