import type { Company } from '#app/contract/themes.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { secondsUntil } from '#app/rules/carts/seat-hold.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { areDefaultHours } from '#app/rules/hours/open-hours.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { calendarHref, eventsListHref, logoHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { isLoginHidden, loginLink, membershipLink, returnPath } from '#app/rules/shell/header-links.ts'
import { type VisitorKind, visitorKinds } from '#app/rules/shell/visitor-kind.ts'
import type { MemberCopy } from '#app/shell/member-storage/use-stored-member.ts'
import type { LayoutFlags, ShellModel, VenueContact } from '#app/shell/shell-model.ts'
import type { VenueMoney } from '#app/ui/price/money-format.tsx'
import { navigationOf } from '#theme/navigation-of.ts'
import { shownLogo } from '#theme/shown-logo.ts'
import { hoursNow, hoursRecorded } from './hours-of.ts'
import type { Visit } from './open-page.ts'
import { shellLanguagesOf } from './shell-languages-of.ts'
import type { VenueView } from './venue-view.ts'

/** Who is visiting, by the signed session and the venue's settings (ORD-221). */
export const visitorKindsOf = ({
  session,
  venue,
  now,
}: Pick<Visit, 'session' | 'venue' | 'now'>): VisitorKind[] =>
  visitorKinds({ session, customerRep: venue.company.customerRep, now })

/** Where memberships are bought; null where the venue sells none now (ORD-230), or has none to sell. */
export const joinHrefOf = ({ venue, tenantId }: Pick<Visit, 'venue' | 'tenantId'>): string | null =>
  featuresOf(venue.company).joining && venue.offersMemberships
    ? `/membership/${encodeURIComponent(tenantId)}/join`
    : null

/** What stands around a screen, decided here so that the shell only shows it. */
export function shellModelOf(
  visit: Visit,
  {
    cartCount,
    demo,
    noticeHidden,
    passkeyOffer,
    accepted,
  }: {
    cartCount: number
    demo: boolean
    noticeHidden: boolean
    passkeyOffer: ShellModel['passkeyOffer']
    /** the languages that the browser accepts, as it sends them; null where one was chosen */
    accepted: string | null
  },
): ShellModel {
  const { venue, tenantId, url, session } = visit
  const company = venue.company
  const base = { tenantId, carried: carriedFrom(url.searchParams) }
  const place = { tenantId, returnTo: returnPath(url, eventsListHref({ tenantId })) }
  const kinds = visitorKindsOf(visit)
  const signedIn = (kinds.includes('logged-in') && session.visitor?.email) || null
  const member = (kinds.includes('verified-member') && session.member) || null
  return {
    venue: venue.name,
    logo: logoOf(visit, company),
    sections: {
      events: eventsListHref(base),
      calendar: calendarHref(base),
      memberships: joinHrefOf(visit),
    },
    navigation: navigationOf(venue.links),
    phone: contactOf(company).phone,
    membership: membershipLink(place, {
      hasMembership: company.membership && (company.membershipLogin || Boolean(member)),
      member: member && { name: member.name, isExpired: member.isExpired ?? false },
    }),
    login: loginLink(place, {
      isHidden: isLoginHidden({
        hideLogin: company.hideLogin,
        headerHideLogin: venue.texts['header-hide-login'],
      }),
      email: signedIn,
    }),
    logout: signedIn || member ? { action: `/auth/${tenantId}/logout` } : null,
    cart: { count: cartCount, href: ticketsHref(base, { cart: true }) },
    undo: undoModelOf(visit),
    // The order page says itself to which day, with the way back.
    dateChange:
      url.searchParams.has('cdEventIds') && url.pathname !== `/orders/${tenantId}/tickets`
        ? { cancelHref: ticketsHref(base, { cart: true }) }
        : null,
    hours: hoursToday(visit),
    footer: footerOf(visit, company),
    privacyNotice:
      company.showPrivacyNotice && !noticeHidden
        ? { href: `/legal/${tenantId}/privacy`, back: url.pathname + url.search }
        : null,
    passkeyOffer,
    browsersHref: browsersHrefOf(visit),
    demo,
    money: moneyOf(venue),
    flags: layoutFlagsOf(venue),
    ...shellLanguagesOf(visit, accepted),
  }
}

/** What can be put back into the order, and how long. */
export function undoModelOf({ session: { undo }, tenantId, now, url }: Visit): ShellModel['undo'] {
  const secondsLeft = undo ? secondsUntil(undo.until, now) : 0
  if (!undo || secondsLeft === 0) return null
  const { name = null, until, offer } = undo
  const action = undoHref({ tenantId, url })
  return { action, name, until, secondsLeft, ...(offer ? { offer } : {}) }
}

/** Where what was changed is put back; what else the address of the order page asks for goes along, since it is in no cart yet. */
function undoHref({ tenantId, url }: Pick<Visit, 'tenantId' | 'url'>): string {
  const isOrder = url.pathname === ticketsHref({ tenantId }, {})
  const query = isOrder ? `?${new URLSearchParams({ order: url.search })}` : ''
  return `/orders/${encodeURIComponent(tenantId)}/undo${query}`
}

/** How the venue is reached. */
export function contactOf({ phoneNumber, email }: Company): VenueContact {
  return {
    phone: phoneNumber ? { number: phoneNumber, href: `tel:${phoneNumber.replace(/[^+\d]/g, '')}` } : null,
    email: email ?? null,
  }
}

/** What the browser's copy of the member record is to follow: the session. */
export const memberCopyOf = ({ tenantId, session }: Pick<Visit, 'tenantId' | 'session'>): MemberCopy => ({
  tenantId,
  verifiedUntil: session.member?.verifiedUntil ?? null,
})

/** The page with newer browsers, for those that need one. */
export const browsersHrefOf = ({ tenantId }: Pick<Visit, 'tenantId'>) => `/status/${tenantId}/unsupported`

/** How the venue writes money. */
export function moneyOf(venue: VenueView): VenueMoney {
  return { currency: venue.currency, locale: venue.locale, noCharge: venue.text('tickets-no-charge') }
}

/** The choices of the theme that steer markup. */
export function layoutFlagsOf({ choices }: VenueView): LayoutFlags {
  const flag = (name: keyof LayoutFlags) => choices[`layout-${name}`]
  return Object.fromEntries(
    (['frame', 'events', 'hero', 'header', 'footer', 'align'] as const).map(name => [name, flag(name)]),
  ) as LayoutFlags
}

/** The mark of the header with the venue's link behind it. */
export function logoOf(
  { venue, tenantId, url }: Pick<Visit, 'venue' | 'tenantId' | 'url'>,
  { shortName }: Company,
): ShellModel['logo'] {
  const link = venue.links.find(({ key }) => key === 'logo')
  const { logo } = venue
  return {
    href: logoHref({ tenantId, carried: carriedFrom(url.searchParams) }, link?.href),
    src: shownLogo(logo, venue.choices),
    alt: logo?.alt || shortName || venue.name,
    ...(shortName && shortName !== venue.name ? { shortName } : {}),
  }
}

/** Today's hours in the venue's words, which name the day (ORD-314); those of a venue that has told none are said for the whole year. */
function hoursToday({ venue, now }: Visit): string {
  if (areDefaultHours(hoursRecorded(venue))) return venue.text('hours-default')
  const date = localDateAt(now, venue.timeZone)
  const hours = hoursNow({ venue, now }, { date, isAdmitting: true })
  return venue.formatMessage({ text: 'hours-today', args: { hours } })
}

function footerOf({ venue, tenantId, now }: Visit, company: Company): ShellModel['footer'] {
  const address = company.address
  return {
    tagline: company.tagline || null,
    address: address ? addressLines(address, address.country || company.country) : [],
    email: contactOf(company).email,
    privacyHref: `/legal/${tenantId}/privacy`,
    termsHref: `/legal/${tenantId}/terms`,
    resellersHref: company.resellerRegistration ? `/resellers/${tenantId}` : null,
    year: new Intl.NumberFormat(venue.locale, { useGrouping: false }).format(
      Number(localDateAt(now, venue.timeZone).slice(0, 4)),
    ),
  }
}
