import { withQuery } from '#app/rules/links/query.ts'

const base = (tenantId: string) => `/sharing/${encodeURIComponent(tenantId)}`

/** The picture beside a link; another look of the venue has another address, so that chats draw it anew. */
export function sharePictureHref(
  tenantId: string,
  { kind, id, version }: { kind: 'venue' | 'event' | 'combo'; id: string; version: string },
): string {
  return withQuery(`${base(tenantId)}/pictures/${kind}/${encodeURIComponent(id)}`, { v: version })
}

/** The venue's icon, so many pixels wide. */
export function iconHref(tenantId: string, { size, version }: { size: number; version: string }): string {
  return withQuery(`${base(tenantId)}/icons/${size}`, { v: version })
}

/** What a phone needs to put the storefront on its home screen. */
export const manifestHref = (tenantId: string): string => `${base(tenantId)}/manifest.webmanifest`

/** All pages of a venue that search engines may show. At the root, since a sitemap speaks for no address above its own (sitemaps.org). */
export const sitemapHref = (tenantId: string): string => withQuery('/sitemap.xml', { tenantId })

/** What is on, as a calendar to subscribe to. */
export const eventsCalendarHref = (tenantId: string): string => `${base(tenantId)}/events.ics`
