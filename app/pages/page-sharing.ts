import { alternatesOf, inLanguage } from '#app/rules/links/language-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { sharePictureHref } from '#app/rules/sharing/share-links.ts'
import type { SharedVenue } from '#app/rules/sharing/structured-data.ts'
import { summaryLine } from '#app/rules/sharing/summary-line.ts'
import type { PageSharing } from '#app/shell/sharing/page-sharing.ts'
import { hoursRecorded } from './hours-of.ts'
import type { Visit } from './open-page.ts'
import { plainText } from './read-prose.ts'

type SharingRequest = {
  /** the path that stands for this page, whatever else its address carries */
  path: string
  /** prose of the venue, or a text of its own */
  description: string
  subject?: { kind: 'event' | 'combo'; id: string; name: string }
  structuredData?: readonly object[]
}

type Shared = Pick<Visit, 'venue' | 'tenantId' | 'context'>

/** What tells one look of a venue from the next, for addresses of what is drawn in it. */
export const lookVersion = ({ stylesheetHash }: Visit['venue']): string => stylesheetHash.slice(0, 8)

/** How a public page is found and shared; without a subject under the venue's own picture. */
export function pageSharing(visit: Shared, request: SharingRequest): PageSharing {
  const { venue, tenantId, context } = visit
  const { kind, id, name } = request.subject ?? { kind: 'venue', id: tenantId, name: venue.name }
  const version = lookVersion(venue)
  return {
    site: venue.name,
    description: summaryLine(plainText(request.description)),
    canonical: context.publicOrigin + inLanguage(request.path, furtherLanguage(venue)),
    alternates: alternatesIn(visit, request.path),
    picture: {
      src: context.publicOrigin + sharePictureHref(tenantId, { kind, id, version }),
      alt: name === venue.name ? name : `${name}, ${venue.name}`,
    },
    structuredData: request.structuredData ?? [],
  }
}

/** The further language that pages are in; null for the main one, whose addresses are plain. */
export const furtherLanguage = ({ locale, languages }: Pick<Visit['venue'], 'locale' | 'languages'>) =>
  locale === languages[0]?.tag ? null : locale

/** The absolute addresses of a page in each language; none where the venue has one language alone. */
export function alternatesIn({ venue, context }: Shared, path: string): { tag: string; href: string }[] {
  const tags = venue.languages.map(({ tag }) => tag)
  if (tags.length < 2) return []
  return alternatesOf(path, tags).map(({ tag, path }) => ({ tag, href: context.publicOrigin + path }))
}

/** The venue as search engines are told of it. */
export function sharedVenue({ venue, tenantId, context }: Shared): SharedVenue {
  const { picture, tagline = '', address, country, phoneNumber, email } = venue.company
  return {
    name: venue.name,
    url: context.publicOrigin + eventsListHref({ tenantId }),
    description: tagline,
    pictures: picture ? [absolute(picture.screen, context.publicOrigin)] : [],
    phoneNumber: phoneNumber ?? null,
    email: email ?? null,
    address: address ?? null,
    country: country ?? '',
    currency: venue.currency,
    hours: hoursRecorded(venue),
  }
}

/** The address of a picture with its origin; one of another site has its own. */
export const absolute = (src: string, origin: string): string => new URL(src, origin).href
