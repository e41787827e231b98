import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { CampaignParams } from '#app/rules/links/carried.ts'
import { type Query, withQuery } from '#app/rules/links/query.ts'
import { safePath } from '#app/rules/links/safe-path.ts'

/** The venue a link stays in, and what the visitor's address hands on (ORD-075). */
export type LinkBase = { tenantId: string; carried?: CampaignParams }

/** What an order is about, as the order screens' addresses have it. */
export type OrderQuery = {
  eventId?: string
  eventIds?: readonly string[]
  comboId?: string
  date?: LocalDate
  time?: string
  cart?: boolean
  membershipIds?: readonly string[]
}

/** The address of the events list, on a date when one is given. */
export function eventsListHref(
  base: LinkBase,
  query: { date?: LocalDate; membershipIds?: readonly string[] } = {},
) {
  return href(base, { path: ['events', 'list'], query })
}

/** The address of an event or, with `comboId`, of a combo. */
export function eventDetailHref(
  base: LinkBase,
  { eventId, ...query }: OrderQuery & { eventId: string },
): string {
  return href(base, { path: ['events', 'detail', eventId], query })
}

/** The address that takes the answer who is coming. */
export function eventsPartyHref(base: LinkBase): string {
  return href(base, { path: ['events', 'party'], query: {} })
}

/** The address of all reviews. */
export function reviewsHref(base: LinkBase, query: { date?: LocalDate } = {}): string {
  return href(base, { path: ['events', 'reviews'], query })
}

/** The address of the calendar: of all events, of one event, or of a combo; `cdEventIds` names the events whose date changes. */
export function calendarHref(
  base: LinkBase,
  query: OrderQuery & { cdEventIds?: readonly string[] } = {},
): string {
  return href(base, { path: ['orders', 'calendar'], query })
}

/** The address where one asks to be written to when an event that is sold out on a day has seats again. */
export function waitingListHref(
  base: LinkBase,
  { eventId, date }: { eventId: string; date: LocalDate },
): string {
  return href(base, { path: ['events', 'waiting', eventId], query: { date } })
}

/** The address of an entry of the waiting list, as it is mailed. */
export function waitingEntryHref(tenantId: string, token: string): string {
  return href({ tenantId }, { path: ['events', 'waiting', 'entry', token], query: {} })
}

/** The address where a visitor gets the link that brings their order to another device. */
export function otherDeviceHref(base: LinkBase): string {
  return href(base, { path: ['orders', 'other-device'], query: {} })
}

/** The address of the order page. */
export function ticketsHref(base: LinkBase, query: OrderQuery & { addonId?: string }): string {
  return href(base, { path: ['orders', 'tickets'], query })
}

/** The address where the events of a combo are chosen before it is ordered. */
export function comboHref(base: LinkBase, query: OrderQuery & { comboId: string }): string {
  return href(base, { path: ['orders', 'combo'], query })
}

/** The address where the order's forms are filled in; `formIds` opens one of them. */
export function formsHref(
  base: LinkBase,
  query: { formIds?: readonly string[]; date?: LocalDate } = {},
): string {
  return href(base, { path: ['orders', 'forms'], query })
}

/** What the address of checkout names when the visitor has pressed the wallet: `pay=wallet`. */
export const PAY_QUERY = 'pay'

/** The address behind 'Buy Combo': the choice of its events, or the order page where there is nothing to choose. */
export function buyComboHref(
  base: LinkBase,
  { hasChoice, ...query }: OrderQuery & { comboId: string; hasChoice: boolean },
): string {
  if (hasChoice) return comboHref(base, query)

  return query.date ? ticketsHref(base, query) : calendarHref(base, query)
}

/** The address of checkout (ORD-079). */
export function checkoutHref(base: LinkBase, query: { date?: LocalDate } = {}): string {
  return href(base, { path: ['checkout', 'process'], query })
}

/** Back from checkout to the order, always with the cart (CHK-006). */
export function editOrderHref(base: LinkBase, query: Omit<OrderQuery, 'cart' | 'time'> = {}): string {
  return ticketsHref(base, { ...query, cart: true })
}

/** The confirmation; digits of a certificate only when one was applied (CHK-130). */
export function confirmationHref(
  base: LinkBase,
  order: { orderNumber: string; date?: LocalDate; giftCardDigits?: string | null },
): string {
  const { orderNumber, ...query } = order

  return href(base, { path: ['checkout', 'confirm', orderNumber], query })
}

/** The address that Cancel leads to: the venue's own, else the events list with the date (ORD-080, CHK-137). */
export function cancelHref(
  base: LinkBase,
  { redirectUrl, date }: { redirectUrl?: string; date?: LocalDate },
): string {
  const own = redirectUrl?.trim() ?? ''
  if (/^https?:\/\/[^\s\\]+$/i.test(own)) return own

  return safePath(own, eventsListHref(base, { date }))
}

/** The address behind the logo; the events list for '#' and for none (ORD-089). */
export function logoHref(base: LinkBase, logo: string | null | undefined): string {
  return !logo || logo === '#' ? eventsListHref(base) : logo
}

function href(
  { tenantId, carried }: LinkBase,
  { path, query }: { path: readonly string[]; query: Query },
): string {
  const [section = '', ...rest] = path
  const steps = [section, tenantId, ...rest].map(encodeURIComponent)

  return withQuery(`/${steps.join('/')}`, { ...query, ...carried })
}
