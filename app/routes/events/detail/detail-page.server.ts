import type { ComboEntryPayload } from '#app/contract/combos.ts'
import type {
  EventImage,
  EventTemplatePayload,
  PartyPricePayload,
  PriceListPayload,
} from '#app/contract/events.ts'
import type { ReviewPagePayload } from '#app/contract/reviews.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { plainText, readProse } from '#app/pages/read-prose.ts'
import { reviewEntries } from '#app/pages/review-entries.ts'
import { askedIds, linkBase } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { type MemberAccess, mayBuy } from '#app/rules/events/member-only.ts'
import { addressWith } from '#app/rules/links/query.ts'
import {
  buyComboHref,
  calendarHref,
  comboHref,
  eventDetailHref,
  reviewsHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { timeChip } from '#app/rules/slots/time-chip.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'
import type { CalloutProps } from './callout/callout.tsx'
import type { ComboPartsProps, ComboPartView } from './combo-parts/combo-parts.tsx'
import type { FactsProps } from './facts/facts.tsx'
import type { OrderPanelProps } from './order-panel/order-panel.tsx'
import type { PlaceProps } from './places/places.tsx'
import type { FoundCombo, FoundEvent } from './read-detail.server.ts'
import type { EventReviewsProps } from './reviews/event-reviews.tsx'
import type { WriteReviewProps } from './reviews/write-review.tsx'

export type DetailPage = {
  name: string
  pictures: PictureSource[]
  description: ProseTextBlock[]
  facts: FactsProps
  callout: CalloutProps | null
  order: OrderPanelProps
  parts: ComboPartsProps | null
  reviews: EventReviewsProps | null
  places: PlaceProps[]
}

/** The detail of an event, decided. Seen as a part of a combo, it leads to the combo's order. */
export function eventPage(visit: Visit, source: FoundEvent): DetailPage {
  const { event, date, slots } = source
  const { base, query } = linksOf(visit)
  const comboId = visit.url.searchParams.get('comboId') || undefined
  const order = comboId ? { comboId, date, ...query } : { eventId: event.id, date, ...query }
  const times = slots.map(({ time, availableSeats }) =>
    timeChip(
      { time, availableSeats },
      { fewSeats: visit.venue.company.lowSeats, locale: visit.venue.locale },
    ),
  )
  const soldOut = !times.some(({ state }) => state !== 'sold-out')
  return {
    name: event.name,
    pictures: picturesOf(event.images),
    description: readProse(event.description || event.shortDescription),
    facts: {
      duration: event.duration,
      places: event.resources.map(({ name }) => name),
      rating: ratingOf(event),
    },
    callout: calloutOf(visit, { access: event.memberAccess, join: joinOf(visit, source) }),
    order: {
      combo: Boolean(comboId),
      locked: !mayBuy(event.memberAccess),
      saving: null,
      day: inWords(visit, date),
      times: comboId ? [] : times,
      empty: !comboId && slots.length === 0,
      soldOut: !comboId && soldOut,
      ...(comboId || !soldOut ? NOTHING_ELSE : insteadOf(visit, source)),
      calendarHref: calendarHref(base, order),
      ticketsHref: comboId ? comboHref(base, { ...order, comboId }) : ticketsHref(base, order),
      buyable: mayBuy(event.memberAccess) && (Boolean(comboId) || !soldOut),
      ...pricesOf(visit, {
        list: slots[0]?.event.priceList ?? event.priceList,
        forMembers: event.type !== 'discountCode',
        partyPrice: comboId ? null : event.partyPrice,
      }),
    },
    parts: null,
    places: placesOf(visit, event.resources),
    reviews: source.reviews && reviewsOf(visit, { page: source.reviews, writing: source.writing }),
  }
}

/** The detail of a combo, decided. */
export function comboPage(visit: Visit, { combo, date, next }: FoundCombo): DetailPage {
  const { base, query } = linksOf(visit)
  const shown = date ?? next
  const order = { comboId: combo.id, date: shown ?? undefined, ...query }
  const soldOut = date ? combo.available === false : !next
  return {
    name: combo.name,
    pictures: picturesOf(combo.images),
    description: readProse(combo.description || combo.shortDescription),
    facts: { duration: null, places: [], rating: null },
    callout: calloutOf(visit, { access: combo.memberAccess, join: null }),
    order: {
      combo: true,
      locked: !mayBuy(combo.memberAccess),
      saving: combo.saving,
      day: shown ? inWords(visit, shown) : null,
      times: [],
      empty: false,
      soldOut,
      next:
        soldOut && next && next !== date
          ? { ...nextDay(visit, { date: next, id: combo.id, comboId: combo.id }), quietest: null }
          : null,
      later: [],
      similar: null,
      waitHref: null,
      calendarHref: calendarHref(base, order),
      ticketsHref: buyComboHref(base, {
        ...order,
        hasChoice: combo.templates.entries.some(({ type }) => type === 'any'),
      }),
      buyable: mayBuy(combo.memberAccess) && !soldOut,
      ...pricesOf(visit, {
        list: combo.priceList,
        forMembers: combo.type !== 'discountCode',
        partyPrice: combo.partyPrice,
      }),
    },
    parts: {
      included: combo.templates.entries
        .filter(({ type }) => type === 'event')
        .flatMap(entry => partsOf(visit, { entry, comboId: combo.id, date: shown })),
      choices: combo.templates.entries
        .filter(({ type }) => type === 'any')
        .map(entry => ({
          name: entry.name,
          count: entry.quantity,
          parts: partsOf(visit, { entry, comboId: combo.id, date: shown }),
        })),
    },
    places: [],
    reviews: null,
  }
}

const NOTHING_ELSE = { next: null, later: [], similar: null, waitHref: null }

/** What there is instead of a day that is sold out, or has no starts: other days, another event, and the list of those who wait. */
function insteadOf(
  visit: Visit,
  { event, date, slots, next, alternatives }: FoundEvent,
): Pick<OrderPanelProps, 'next' | 'later' | 'similar' | 'waitHref'> {
  const found = alternatives?.days ?? (next && next !== date ? [{ date: next, quietest: null }] : [])
  const [first = null, ...later] = found.map(day => freeDay(visit, { ...day, id: event.id }))
  const { base } = linksOf(visit)
  const similar = slots.length > 0 ? (alternatives?.similar ?? null) : null
  return {
    next: first,
    later,
    similar: similar && {
      name: similar.name,
      href: eventDetailHref(base, { eventId: similar.eventTemplateId, date }),
    },
    waitHref: slots.length > 0 ? waitingHref(visit, { event, date }) : null,
  }
}

function freeDay(
  visit: Visit,
  { date, quietest, id }: { date: LocalDate; quietest: string | null; id: string },
) {
  const time = quietest && timeText(quietest, visit.venue.locale)
  return {
    ...nextDay(visit, { date, id }),
    quietest: time ? visit.venue.text('event-detail-quietest', { time }) : null,
  }
}

/** Where one joins, and the least that a level which admits to the event costs. */
function joinOf(visit: Visit, { event, levels }: FoundEvent): CalloutProps['join'] {
  const href = joinHrefOf(visit)
  if (!href) return null
  const allowed = event.membership?.restrictions.map(({ id }) => id) ?? []
  const prices = levels
    .filter(({ id }) => allowed.length === 0 || allowed.includes(id))
    .flatMap(({ offerings }) => offerings)
    .flatMap(({ priceLists }) => priceLists)
    .flatMap(list => list.prices.map(({ price }) => price))
  return { href, price: prices.length > 0 ? Math.min(...prices) : null }
}

/** Where the event is, as far as the venue tells it. */
function placesOf({ venue }: Visit, resources: EventTemplatePayload['resources']): PlaceProps[] {
  const { address, country } = venue.company
  const lines = address ? addressLines(address, address.country || country) : []
  const search = new URLSearchParams({ query: lines.join(', ') })
  const home = lines.length > 0 ? `https://www.openstreetmap.org/search?${search}` : null
  return resources
    .filter(
      ({ description, accessibility, travel, bring }) => description || accessibility || travel || bring,
    )
    .map(({ id, name, description, accessibility, travel, bring, map }) => ({
      id,
      name,
      description: plainText(description),
      access: accessibility,
      travel,
      bring,
      mapHref: map ?? home,
    }))
}

function linksOf(visit: Visit) {
  return { base: linkBase(visit), query: { membershipIds: askedIds(visit.url, 'membershipIds') } }
}

const inWords = ({ venue }: Visit, date: LocalDate) =>
  dateText({ date }, { pattern: 'long', locale: venue.locale })

const nextDay = (visit: Visit, { date, id, comboId }: { date: LocalDate; id: string; comboId?: string }) => ({
  words: inWords(visit, date),
  href: eventDetailHref(linkBase(visit), { eventId: id, comboId, date }),
})

type Prices = {
  list: PriceListPayload | null
  forMembers: boolean
  partyPrice: PartyPricePayload | null
}

/** Who pays what; the member price is named as such to a verified member. */
function pricesOf(
  visit: Visit,
  { list, forMembers, partyPrice }: Prices,
): Pick<OrderPanelProps, 'prices' | 'forMembers' | 'party'> {
  const prices = (list?.prices ?? []).filter(isSelectable).map(({ personType, price, discountedPrice }) => ({
    id: personType.id,
    name: personType.name,
    description: plainText(personType.description),
    price: discountedPrice,
    retail: price,
  }))
  return {
    prices,
    forMembers: forMembers && Boolean(visit.session.member),
    party: partyPrice && { ...partyPrice, count: partySize(visitorParty(visit)) },
  }
}

const ratingOf = ({ stars, ratings }: { stars: number; ratings: number }) =>
  ratings > 0 ? { average: stars / ratings, count: ratings } : null

const picturesOf = (images: readonly EventImage[]): PictureSource[] =>
  [...images]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map(({ thumbnail, screen, highRes, description }) => ({ thumbnail, screen, highRes, description }))

/** What a member-only event says to this visitor, and where to go about it (ORD-226, ORD-227). */
type AccessCase = { access: MemberAccess; join: CalloutProps['join'] }

function calloutOf({ tenantId, url }: Visit, { access, join }: AccessCase): CalloutProps | null {
  if (access === 'open') return null
  const signIn = access === 'membership-required'
  const profile = `/membership/${encodeURIComponent(tenantId)}/profile`
  if (access === 'eligible') return { access, href: null, join: null }
  return {
    access,
    join: signIn ? join : null,
    href: signIn ? memberSignIn({ tenantId, returnTo: url.pathname + url.search }) : profile,
  }
}

type Part = { entry: ComboEntryPayload; comboId: string; date: LocalDate | null }

function partsOf(visit: Visit, { entry, comboId, date }: Part): ComboPartView[] {
  const { base, query } = linksOf(visit)
  return entry.summaries.map(({ id, name, shortDescription, images }) => ({
    id,
    name,
    text: plainText(shortDescription),
    picture: picturesOf(images)[0] ?? null,
    href: eventDetailHref(base, { eventId: id, comboId, date: date ?? undefined, ...query }),
  }))
}

type ReviewsSource = { page: ReviewPagePayload; writing: WriteReviewProps | null }

function reviewsOf(visit: Visit, { page, writing }: ReviewsSource): EventReviewsProps {
  const { url, venue } = visit
  const { list, total, summary, counts } = page
  const pages = Math.ceil(list.length / 5) + 1
  const all = reviewsHref(linkBase(visit))
  const next = list.length < 100 ? addressWith(url, { reviews: String(pages) }) : all
  return {
    summary: summary.average === null ? null : { average: summary.average, count: total, counts },
    reviews: reviewEntries(list, { locale: venue.locale }),
    moreHref: list.length < total ? next : null,
    writing,
  }
}
