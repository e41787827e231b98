import type { AggregateOffer, Event, Place, TouristAttraction, WithContext } from 'schema-dts'
import type { LocalDate, LocalTime, WeekdayCode } from '#app/rules/calendar/dates.ts'
import type { OpeningHours, OpeningSpan } from '#app/rules/hours/open-hours.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { decimalAmount } from '#app/rules/money/format-money.ts'

/** A venue as search engines are told of it; addresses of pages and pictures are absolute. */
export type SharedVenue = {
  name: string
  url: string
  description: string
  pictures: readonly string[]
  phoneNumber: string | null
  email: string | null
  address: PostalAddressParts | null
  country: string
  currency: string
  hours: OpeningHours
}

type PostalAddressParts = {
  streetAddress1: string
  streetAddress2: string
  city: string
  state: string
  zipCode: string
}

/** An event with its starts on one day, and what each person type pays for each. Prices in cents. */
export type SharedEvent = {
  name: string
  description: string
  url: string
  pictures: readonly string[]
  place: string | null
  rating: { average: number; count: number } | null
  starts: readonly SharedStart[]
}

type SharedStart = {
  /** wall times at the venue with their offset, ISO 8601 */
  startTime: string
  endTime: string
  availableSeats: number
  prices: readonly Cents[]
}

const CONTEXT = 'https://schema.org'

/** More would weigh more than the page, and search engines show fewer. */
const MAX_STARTS = 12

/** The venue as a place to visit, with its hours from today on and how to reach it (schema.org/TouristAttraction). */
export function attractionData(venue: SharedVenue, today: LocalDate): WithContext<TouristAttraction> {
  return {
    '@context': CONTEXT,
    '@type': 'TouristAttraction',
    name: venue.name,
    url: venue.url,
    ...(venue.description ? { description: venue.description } : {}),
    ...(venue.pictures.length > 0 ? { image: [...venue.pictures] } : {}),
    ...(venue.phoneNumber ? { telephone: venue.phoneNumber } : {}),
    ...(venue.email ? { email: venue.email } : {}),
    ...addressData(venue),
    openingHoursSpecification: weeklyHours(venue.hours),
    specialOpeningHoursSpecification: venue.hours.exceptions
      .filter(({ date }) => date >= today)
      .flatMap(exceptionData),
  }
}

/**
 * The starts of an event on a day, at most twelve, each with its prices from least to most (schema.org/Event): those that the page shows. A
 * start without seats is sold out; what is free for some is left aside, as on the cards.
 */
export function eventData(event: SharedEvent, venue: SharedVenue): WithContext<Event>[] {
  return event.starts.slice(0, MAX_STARTS).map(start => ({
    '@context': CONTEXT,
    '@type': 'Event',
    name: event.name,
    url: event.url,
    ...(event.description ? { description: event.description } : {}),
    ...(event.pictures.length > 0 ? { image: [...event.pictures] } : {}),
    startDate: start.startTime,
    endDate: start.endTime,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(venue, event.place),
    organizer: { '@type': 'Organization', name: venue.name, url: venue.url },
    ...(start.prices.length > 0 ? { offers: offerData(start, { event, venue }) } : {}),
    ...(event.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(event.rating.average.toFixed(2)),
            reviewCount: event.rating.count,
          },
        }
      : {}),
  }))
}

function offerData(
  { prices, availableSeats }: SharedStart,
  { event, venue }: { event: SharedEvent; venue: SharedVenue },
): AggregateOffer {
  const paid = prices.filter(price => price > 0)
  const amounts = paid.length > 0 ? paid : prices
  return {
    '@type': 'AggregateOffer',
    url: event.url,
    lowPrice: decimalAmount(Math.min(...amounts), venue.currency),
    highPrice: decimalAmount(Math.max(...amounts), venue.currency),
    offerCount: prices.length,
    priceCurrency: venue.currency,
    availability: availableSeats > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
  }
}

const placeData = (venue: SharedVenue, place: string | null): Place => ({
  '@type': 'Place',
  name: [place, venue.name].filter(Boolean).join(', '),
  ...addressData(venue),
})

function addressData({ address, country }: SharedVenue) {
  if (!address) return {}
  const streetAddress = [address.streetAddress1, address.streetAddress2].filter(Boolean).join(', ')
  return {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress,
      addressLocality: address.city,
      ...(address.state ? { addressRegion: address.state } : {}),
      postalCode: address.zipCode,
      addressCountry: country,
    },
  }
}

const WEEKDAYS = {
  M: 'Monday',
  Tu: 'Tuesday',
  W: 'Wednesday',
  Th: 'Thursday',
  F: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const satisfies Record<WeekdayCode, string>

/** Each span once, with the days that have it. */
function weeklyHours({ standard }: OpeningHours) {
  const codes = Object.keys(WEEKDAYS) as WeekdayCode[]
  const hasSpan = (code: WeekdayCode, span: OpeningSpan) =>
    (standard[code] ?? []).some(own => isSame(own, span))
  const spans = codes.flatMap(code => standard[code] ?? [])
  return spans
    .filter((span, place) => spans.findIndex(other => isSame(other, span)) === place)
    .map(span => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: codes.filter(code => hasSpan(code, span)).map(code => WEEKDAYS[code]),
      ...spanData(span),
    }))
}

const isSame = (one: OpeningSpan, other: OpeningSpan) => one.open === other.open && one.close === other.close

/** A closed day is one that opens and closes at midnight (schema.org/OpeningHoursSpecification). */
function exceptionData({ date, hours }: OpeningHours['exceptions'][number]) {
  const spans = hours.length > 0 ? hours : [{ open: '00:00', close: '00:00' }]
  return spans.map(span => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: date,
    ...spanData(span),
  }))
}

const spanData = ({ open, close }: { open: LocalTime; close: LocalTime }) => ({ opens: open, closes: close })
