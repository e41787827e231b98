import type { StandingText } from '#app/rules/memberships/own-memberships.ts'

/** A membership as its member sees it; dates and names are words. */
export type MembershipView = {
  venue: string
  level: string
  holder: string
  number: string
  standing: StandingText
  /** what scanners read from the card; null where it lets nobody in */
  code: { path: string; size: number } | null
  expires: string
  primary: string[]
  secondary: string[]
  benefits: string[]
  upcoming: { name: string; from: string; until: string; people: string[] } | null
  renewHref: string | null
  upgradesHref: string | null
}
