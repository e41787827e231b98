import { withQuery } from './query.ts'

/** The page of one order, for whoever has its link: `link` is what the API tells with the order. */
export const orderLinkHref = (tenantId: string, link: string): string =>
  `/orders/${encodeURIComponent(tenantId)}/order/${encodeURIComponent(link)}`

/** The same after a visit of it was moved. */
export const movedOrderHref = (tenantId: string, link: string): string =>
  withQuery(orderLinkHref(tenantId, link), { changed: 'moved' })

/** Where a visit of an order is moved to another start; by its slot. */
export const moveVisitHref = (tenantId: string, { link, slotId }: { link: string; slotId: string }): string =>
  `${orderLinkHref(tenantId, link)}/move/${encodeURIComponent(slotId)}`

/** Where an order is cancelled; where its codes are shown at the door. */
export const orderScreenHref = (
  tenantId: string,
  { link, screen }: { link: string; screen: 'cancel' | 'door' },
): string => `${orderLinkHref(tenantId, link)}/${screen}`

/** The page of one ticket, for whoever it is handed to. */
export const ticketLinkHref = (tenantId: string, link: string): string =>
  `/orders/${encodeURIComponent(tenantId)}/ticket/${encodeURIComponent(link)}`

/** The visit of one ticket for a calendar. */
export const ticketCalendarHref = (tenantId: string, link: string): string =>
  `${ticketLinkHref(tenantId, link)}/visit.ics`

/** A place on a map that belongs to nobody. */
export const mapHref = (place: string): string =>
  withQuery('https://www.openstreetmap.org/search', { query: place })

/** The files of an order under its link. */
export function linkFilesHref(tenantId: string, link: string) {
  const address = orderLinkHref(tenantId, link)
  return { tickets: `${address}/tickets.pdf`, calendar: `${address}/visit.ics` }
}

/** The calendar of an order to be followed: a program that has this address looks again by itself, and moves what was moved. */
export const followedCalendarHref = (
  origin: string,
  { tenantId, link }: { tenantId: string; link: string },
): string => `${origin.replace(/^https?:/, 'webcal:')}${linkFilesHref(tenantId, link).calendar}`

/** Where lost tickets are asked for again, by email and number of the order. */
export const ticketsAgainHref = (tenantId: string): string => `/orders/${encodeURIComponent(tenantId)}/again`

/** The number of the order that a link is of, whether or not it is a good one; links are `7KQ2-MX9R.…`. */
export const orderNumberOfLink = (link: string): string => link.split('.')[0] ?? ''
