import { expect, test } from 'vitest'
import { attractionData, eventData, type SharedEvent, type SharedVenue } from './structured-data.ts'

const VENUE: SharedVenue = {
  name: 'Pier Museum',
  url: 'https://tickets.example/events/pier/list',
  description: 'Boats, and what they brought.',
  pictures: ['https://tickets.example/pictures/pier/hall.webp'],
  phoneNumber: '+1 518 555 0140',
  email: 'desk@pier.example',
  address: { streetAddress1: '1 Pier', streetAddress2: '', city: 'Troy', state: 'NY', zipCode: '12180' },
  country: 'US',
  currency: 'USD',
  hours: {
    standard: {
      M: [{ open: '09:00', close: '17:00' }],
      Tu: [
        { open: '09:00', close: '17:00' },
        { open: '19:00', close: '21:00' },
      ],
      Su: [],
    },
    exceptions: [
      { date: '2026-12-23', hours: [] },
      { date: '2026-12-24', hours: [{ open: '09:00', close: '12:00' }] },
      { date: '2026-12-25', hours: [], note: 'Closed' },
    ],
  },
}
const EVENT: SharedEvent = {
  name: 'Reef Walk',
  description: 'A walk along the reef.',
  url: 'https://tickets.example/events/pier/detail/reef',
  pictures: [],
  place: 'North Hall',
  rating: { average: 4.333, count: 3 },
  starts: [
    {
      startTime: '2026-11-21T09:00:00-05:00',
      endTime: '2026-11-21T10:30:00-05:00',
      availableSeats: 4,
      prices: [3695, 2295, 0],
    },
    {
      startTime: '2026-11-21T11:00:00-05:00',
      endTime: '2026-11-21T12:30:00-05:00',
      availableSeats: 0,
      prices: [0, 0],
    },
  ],
}

test('a venue is told as a place to visit, with its address and its hours', () => {
  expect(attractionData(VENUE, '2026-12-24')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    name: 'Pier Museum',
    image: VENUE.pictures,
    telephone: '+1 518 555 0140',
    email: 'desk@pier.example',
    address: {
      streetAddress: '1 Pier',
      addressLocality: 'Troy',
      addressRegion: 'NY',
      postalCode: '12180',
      addressCountry: 'US',
    },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
      { dayOfWeek: ['Tuesday'], opens: '19:00', closes: '21:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  })
})

test('what a venue has not told of itself is left out', () => {
  const bare = { ...VENUE, description: '', pictures: [], phoneNumber: null, email: null, address: null }
  const keys = Object.keys(attractionData(bare, '2026-12-24'))
  for (const key of ['description', 'image', 'telephone', 'email', 'address']) expect(keys).not.toContain(key)
})

test('each start of an event is told with its least and its highest price, and whether there are seats', () => {
  const [first, second] = eventData(EVENT, VENUE)
  expect(first).toMatchObject({
    '@type': 'Event',
    name: 'Reef Walk',
    startDate: '2026-11-21T09:00:00-05:00',
    endDate: '2026-11-21T10:30:00-05:00',
    location: {
      '@type': 'Place',
      name: 'North Hall, Pier Museum',
      address: { '@type': 'PostalAddress', addressLocality: 'Troy' },
    },
    organizer: { name: 'Pier Museum', url: VENUE.url },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.33, reviewCount: 3 },
    offers: {
      '@type': 'AggregateOffer',
      ...{ lowPrice: '22.95', highPrice: '36.95', priceCurrency: 'USD', offerCount: 3 },
      availability: 'https://schema.org/InStock',
    },
  })
  expect(second).toMatchObject({
    offers: { lowPrice: '0.00', highPrice: '0.00', availability: 'https://schema.org/SoldOut' },
  })
})

test('at most twelve starts are told, and one that nobody can buy has no offer', () => {
  const starts = Array.from({ length: 20 }, () => ({ ...EVENT.starts[0]!, prices: [] }))
  const events = eventData({ ...EVENT, starts }, VENUE)
  expect(events).toHaveLength(12)
  expect(events[0]).not.toHaveProperty('offers')
})

test('an event without a rating, a place and a picture says nothing of them', () => {
  const [start] = eventData({ ...EVENT, rating: null, place: null }, VENUE)
  expect(start).not.toHaveProperty('aggregateRating')
  expect(start).not.toHaveProperty('image')
  expect(start).toMatchObject({ location: { name: 'Pier Museum' } })
})

test.each([
  ['JPY', '3695'],
  ['USD', '36.95'],
  ['KWD', '3.695'],
])('prices in %s are written with its decimals', (currency, price) => {
  expect(eventData(EVENT, { ...VENUE, currency })[0]).toMatchObject({
    offers: { highPrice: price, priceCurrency: currency },
  })
})
