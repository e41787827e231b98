import type { EventImage, PartyPricePayload, PriceListPayload, SlotPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { askedIds, linkBase } from '#app/pages/search-params.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import type { MemberAccess } from '#app/rules/events/member-only.ts'
import { eitherOf } from '#app/rules/limits/either-of.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { dayPrices } from '#app/rules/tickets/day-prices.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import { listWords } from '#theme/texts/runtime/list-words.ts'
import type { CalloutProps } from './callout/callout.tsx'
import type { OrderPanelProps } from './order-panel/order-panel.tsx'

export function linksOf(visit: Visit) {
  return { base: linkBase(visit), query: { membershipIds: askedIds(visit.url, 'membershipIds') } }
}

export const inWords = ({ venue }: Visit, date: LocalDate) =>
  dateText({ date }, { pattern: 'long', locale: venue.locale })

export const nextDay = (
  visit: Visit,
  { date, id, comboId }: { date: LocalDate; id: string; comboId?: string },
) => ({
  words: dateText({ date }, { pattern: 'weekday', locale: visit.venue.locale }),
  href: eventDetailHref(linkBase(visit), { eventId: id, comboId, date }),
})

type Prices = {
  list: PriceListPayload | null
  forMembers: boolean
  partyPrice: PartyPricePayload | null
}

const pricesIn = (list: PriceListPayload | null): OrderPanelProps['prices'] =>
  (list?.prices ?? []).filter(isSelectable).map(({ personType, price, discountedPrice, memberPrice }) => ({
    id: personType.id,
    name: personType.name,
    description: plainText(personType.description),
    price: discountedPrice,
    retail: price,
    memberPrice,
  }))

/**
 * Of a day on which some times cost more than others: what each costs, the first ones first. Where most times are too many to be read they are
 * 'all other times', after those that differ. Empty where all cost the same.
 */
export function timedPricesOf(
  { venue }: Visit,
  slots: readonly SlotPayload[],
): OrderPanelProps['timedPrices'] {
  const groups = dayPrices(slots, pricesIn)
  if (groups.length < 2) return []
  const [most] = groups.toSorted((a, b) => b.times.length - a.times.length)
  const others = most && most.times.length > MAX_LISTED ? most : null
  const listed = groups.filter(group => group !== others)
  const unbroken = (time: LocalTime) => timeText(time, venue.locale).replaceAll(' ', '\u00a0')
  const wordsOf = (times: readonly LocalTime[]) => listWords(times.map(unbroken), venue.locale)
  return [
    ...listed.map(({ prices, times }) => ({ times: wordsOf(times), prices })),
    ...(others ? [{ times: venue.text('event-detail-other-times'), prices: others.prices }] : []),
  ]
}

/** As many times as somebody reads over a list of prices. */
const MAX_LISTED = 4

/** Who pays what; the member price is named as such to a verified member. */
export function pricesOf(
  visit: Visit,
  { list, forMembers, partyPrice }: Prices,
): Pick<OrderPanelProps, 'prices' | 'forMembers' | 'party'> {
  return {
    prices: pricesIn(list),
    forMembers: forMembers && Boolean(visit.session.member),
    party: partyPrice && { ...partyPrice, count: partySize(visitorParty(visit)) },
  }
}

export const picturesOf = (images: readonly EventImage[]): PictureSource[] =>
  [...images]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map(({ primary: _, ...picture }) => picture)

/** What a member-only event says to this visitor, and where to go about it (ORD-226, ORD-227). */
type AccessCase = {
  access: MemberAccess
  join: CalloutProps['join']
  /** the levels that admit to it; none where all do */
  levels: readonly { name: string }[]
}

export function calloutOf(
  { tenantId, url, venue }: Visit,
  { access, join, levels }: AccessCase,
): CalloutProps | null {
  if (access === 'open') return null
  const signIn = access === 'membership-required'
  const profile = `/membership/${encodeURIComponent(tenantId)}/profile`
  if (access === 'eligible') return { access, href: null, join: null, levels: null }
  return {
    access,
    levels: access === 'inactive' ? null : eitherOf(levels, venue.locale),
    join: signIn ? join : null,
    href: signIn ? memberSignIn({ tenantId, returnTo: url.pathname + url.search }) : profile,
  }
}
