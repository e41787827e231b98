import type { Message } from '#app/rules/shell/message.ts'
import type { VenueMoney } from '#app/ui/price/money-format.tsx'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'

/** A link whose words are a text of the venue: 'Orders: {email}'. */
export type ShellMessageLink = { message: Message<TextReference>; href: string }

/** A link with its words. */
export type ShellLink = { label: string; href: string }

/** How the venue is reached: the number as shown, and as dialled (`tel:+15551234567`). */
export type VenueContact = { phone: { number: string; href: string } | null; email: string | null }

/** The choices of a theme that steer markup instead of values. */
export type LayoutFlags = {
  frame: 'surface' | 'rule' | 'hairline'
  events: 'cards' | 'plates' | 'times'
  hero: 'picture' | 'split' | 'plain'
  header: 'brand' | 'deep' | 'paper'
  footer: 'brand' | 'deep' | 'paper'
  align: 'start' | 'center'
}

/** A language that the page can be read in: its tag (BCP 47), what it calls itself, and the address of this page in it. */
export type ShellLanguage = {
  tag: string
  name: string
  direction: 'ltr' | 'rtl'
  href: string
  isShown: boolean
}

/** Everything around the screens, decided by loaders. Null: the venue or the visitor has none, and nothing is shown. */
export type ShellModel = {
  venue: string
  /** `href` is the theme's logo link, '#' already made the events list (ORD-089). Without `src` the name is written out. */
  logo: {
    href: string
    src: string | null
    alt: string /** for phones, where it differs */
    shortName?: string
  }
  /** The fixed entries of the menu. */
  sections: { events: string; calendar: string; memberships: string | null }
  /** Optional navigation links of the theme (ORD-090). */
  navigation: readonly NavigationLink[]
  /** ORD-082 */
  phone: VenueContact['phone']
  membership: ShellMessageLink | null
  login: ShellMessageLink | null
  /** Where the logout form is sent (ORD-087). */
  logout: { action: string } | null
  cart: { count: number; href: string }
  /** What was taken out of the order last, by its name, and how long it can be put back; without a name it was the whole order. */
  undo: {
    action: string
    name: string | null
    /** an offer was taken instead, or an event has another day */
    offer?: 'combo' | 'tickets' | 'code' | 'join' | 'move'
    until: string
    secondsLeft: number
  } | null
  /** While dates are being changed: where 'Cancel Change' leads (ORD-078). */
  dateChange: { cancelHref: string } | null
  /** Today's opening hours in words, as the hours rules give them. */
  hours: string | null
  footer: {
    /** One sentence under the name; null where the venue has none. */
    tagline: string | null
    address: readonly string[]
    email: string | null
    /** Below the venue's own links: privacy, terms, resellers. */
    privacyHref: string
    termsHref: string
    resellersHref: string | null
    year: string
  }
  /** The privacy and captcha notice; null where the venue has switched it off or the visitor has hidden it. */
  privacyNotice: { href: string /** the page to come back to once it is hidden */; back: string } | null
  /** Where the offer of a passkey is taken or declined, after a sign-in without one; null on most pages. */
  passkeyOffer: { action: string /** the page to come back to once it is declined */; back: string } | null
  /** Where a browser that cannot draw the pages as they are meant finds a newer one. */
  browsersHref: string
  /** A line on top of every page of a demo venue. */
  demo: boolean
  money: VenueMoney
  flags: LayoutFlags
  /** What the page can be read in, the main language first. */
  languages: readonly ShellLanguage[]
  /** A language that the browser would rather read, in its own words; null once one was chosen. */
  languageOffer: { offered: ShellLanguage & { words: string }; shown: ShellLanguage } | null
}
