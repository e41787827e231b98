import { isLocalDate, type LocalDate } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import type { LinkBase } from '#app/rules/links/storefront-links.ts'
import type { Visit } from './open-page.ts'

/** The date in the address; one that is no day of this or the next century counts as none. */
export function askedDate(url: URL, name = 'date'): LocalDate | null {
  const text = url.searchParams.get(name) ?? ''
  return /^2[01]/.test(text) && isLocalDate(text) ? text : null
}

/** The ids in the address, `a,b` or repeated; far more of them than anybody orders are cut. */
export function askedIds(url: URL, name: string): string[] {
  const ids = url.searchParams.getAll(name).flatMap(text => text.split(','))
  return [...new Set(ids.map(id => id.trim()).filter(Boolean))].slice(0, MAX_IDS)
}

const MAX_IDS = 50

/** How many pages of a list are shown from its beginning: nobody reads more than so many at once. */
export function askedPages(url: URL): number {
  const page = Number(url.searchParams.get('page'))
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGES) : 1
}

const MAX_PAGES = 25

/** A number that counts something of the staff's, such as a version; undefined where there is none. */
export function numberParam(url: URL, name: string): number | undefined {
  const value = url.searchParams.get(name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

/** Where links of a screen start from: the venue, and what its address hands on (ORD-075). */
export const linkBase = ({ tenantId, url }: Pick<Visit, 'tenantId' | 'url'>): LinkBase => ({
  tenantId,
  carried: carriedFrom(url.searchParams),
})

/** The venue's own date. */
export const todayOf = ({ venue, now }: Pick<Visit, 'venue' | 'now'>): LocalDate =>
  localDateAt(now, venue.timeZone)
