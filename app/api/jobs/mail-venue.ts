import { findLatestOrderOf } from '#app/data/queries/orders/read.ts'
import { inLanguage } from '#app/rules/links/language-links.ts'
import type { Services } from '../kernel/context.ts'
import { venueInLanguageOf } from '../kernel/venue-in.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { venueUrl } from '../kernel/venue-url.ts'

/** The venue of a mail in the language it was asked for in, else in its main one; null when there is no such venue. */
export async function mailVenue(
  { venues }: Pick<Services, 'venues'>,
  { tenantId, language }: { tenantId: string; language?: string },
): Promise<Venue | null> {
  const venue = await venues.open(tenantId)
  return venue && venueInLanguageOf(venue, { language })
}

/** The same for a mail that nobody asked for: in the language in which its reader has bought last. */
export async function mailVenueOfBuyer(
  { venues, database }: Pick<Services, 'venues' | 'database'>,
  { tenantId, email }: { tenantId: string; email: string },
): Promise<Venue | null> {
  const [venue, order] = await Promise.all([
    venues.open(tenantId),
    findLatestOrderOf(database.forTenant(tenantId), tenantId, email),
  ])
  return venue && venueInLanguageOf(venue, order?.document ?? {})
}

/** The address of a page in a mail: in the language of the mail. */
export const mailHref = (services: Pick<Services, 'publicUrl'>, venue: Venue) => (path: string) =>
  venueUrl(services, venue) + inLanguage(path, venue.language?.tag ?? null)
