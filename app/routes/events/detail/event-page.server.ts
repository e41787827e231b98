import type { EventTemplatePayload } from '#app/contract/events.ts'
import type { ReviewPagePayload } from '#app/contract/reviews.ts'
import { hoursNow, houseOn } from '#app/pages/hours-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { freeWords } from '#app/pages/read-free-entries.ts'
import { plainText, readProse } from '#app/pages/read-prose.ts'
import { reviewEntries } from '#app/pages/review-entries.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { mayBuy } from '#app/rules/events/member-only.ts'
import { eitherOf } from '#app/rules/limits/either-of.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { calendarHref, comboHref, reviewsHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { timeChip } from '#app/rules/slots/time-chip.ts'
import type { CalloutProps } from './callout/callout.tsx'
import type { DetailPage } from './detail-page.ts'
import { calloutOf, inWords, linksOf, picturesOf, pricesOf, timedPricesOf } from './detail-parts.server.ts'
import { insteadOf, NOTHING_ELSE } from './other-days.server.ts'
import type { PlaceProps } from './places/places.tsx'
import type { FoundEvent } from './read-detail.server.ts'
import type { EventReviewsProps } from './reviews/event-reviews.tsx'
import type { WriteReviewProps } from './reviews/write-review.tsx'

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
      onlyWith: eitherOf(event.prerequisites.requires, visit.venue.locale),
      rating: ratingOf(event),
    },
    callout: calloutOf(visit, {
      access: event.memberAccess,
      join: joinOf(visit, source),
      levels: event.membership?.restrictions ?? [],
    }),
    order: {
      name: event.name,
      combo: Boolean(comboId),
      locked: !mayBuy(event.memberAccess),
      saving: null,
      membersOnly: event.memberOnlyEvent,
      day: inWords(visit, date),
      hours: comboId ? null : lateHours(visit, { date, isAdmitting: times.length > 0 }),
      times: comboId ? [] : times,
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
      memberFree: !comboId && source.free ? freeWords(visit, source.free) : null,
      timedPrices: comboId ? [] : timedPricesOf(visit, slots),
    },
    parts: null,
    places: placesOf(visit, event.resources),
    reviews: source.reviews && reviewsOf(visit, { page: source.reviews, writing: source.writing }),
  }
}

/** The hours of today once the house has opened, where they say why there is little left or nothing: shut for the day, or nobody is admitted any more. */
function lateHours(visit: Visit, day: { date: LocalDate; isAdmitting: boolean }): string | null {
  const house = houseOn(visit, day.date)
  return house === 'over' || (house === 'open' && !day.isAdmitting) ? hoursNow(visit, day) : null
}

/** Where one joins, and what that costs: the level that the order page offers by one press, else the least of those that admit to the event. */
function joinOf(visit: Visit, { event, levels }: FoundEvent): CalloutProps['join'] {
  const href = joinHrefOf(visit)
  if (!href) return null
  if (event.joinLevel) return { href, price: event.joinLevel.price, isMonthly: false }
  const allowed = event.membership?.restrictions.map(({ id }) => id) ?? []
  const prices = levels
    .filter(({ id }) => allowed.length === 0 || allowed.includes(id))
    .flatMap(({ offerings }) => offerings)
    .flatMap(({ priceLists, duration }) =>
      priceLists.flatMap(list => list.prices.map(({ price }) => ({ price, isMonthly: duration === 1 }))),
    )
    .filter(({ price }) => price > 0)
  const [least] = prices.toSorted((a, b) => a.price - b.price)
  return { href, price: least?.price ?? null, isMonthly: least?.isMonthly ?? false }
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

const ratingOf = ({ stars, ratings }: { stars: number; ratings: number }) =>
  ratings > 0 ? { average: stars / ratings, count: ratings } : null

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
