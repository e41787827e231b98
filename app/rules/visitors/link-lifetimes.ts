const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * How long each link that is mailed can be opened, in milliseconds. A link that signs in by itself is short-lived, one that asks for a review
 * waits for a quiet evening: its sign-in ends first, the review itself is open for two months.
 */
const LINK_LIFETIMES_MS = {
  password: HOUR,
  'sign-in': HOUR,
  email: HOUR,
  verification: HOUR,
  orders: DAY,
  'review-sign-in': 7 * DAY,
  review: 60 * DAY,
  'waiting-list': 180 * DAY,
} as const

/** What a mailed link is for. */
export type MailedLink = keyof typeof LINK_LIFETIMES_MS

/** The instant at which a link that is mailed now can be opened no longer. */
export const linkEnd = (link: MailedLink, now: Date): Date =>
  new Date(now.getTime() + LINK_LIFETIMES_MS[link])

/** Until when the orders of an address stay open in the browser that has opened their link: a day, as an instant. */
export const guestSessionEnd = (now: Date): Date => new Date(now.getTime() + DAY)
