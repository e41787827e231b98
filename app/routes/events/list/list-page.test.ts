import { expect, test } from 'vitest'
import {
  aCombo,
  anEvent,
  boat,
  dayOut,
  inner,
  list,
  night,
  picture,
  ratings,
  richVenue,
  strip,
} from '#tests/builders/events-list-page.ts'

test('what a list with everything shows to a member', () => {
  const page = list(richVenue, { events: [boat, night, inner], combos: [dayOut], strip, ratings })
  expect(page).toEqual({
    party: {
      action: '/events/pier/party?campaign=roof',
      returnTo: '/events/pier/list?membershipIds=m1,m2&campaign=roof&utm=x',
      people: [],
    },
    combos: [
      {
        href: '/events/pier/detail/day-out?comboId=day-out&date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        id: 'day-out',
        includes: ['The boat', 'event-card-combo-choice count=2 total=3'],
        name: 'Day Out',
        pictures: [
          {
            description: 'A day',
            highRes: '/day-3.jpg',
            screen: '/day-2.jpg',
            thumbnail: '/day-1.jpg',
          },
        ],
        price: 1500,
        saving: { amount: 400, kind: 'from' },
        text: 'All of it',
        ticketsHref: '/orders/pier/combo?comboId=day-out&date=2026-11-20&membershipIds=m1,m2&campaign=roof',
      },
    ],
    day: {
      calendarHref: '/orders/pier/calendar?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
      days: [
        {
          available: true,
          date: '2026-11-20',
          href: '/events/pier/list?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
          number: '20',
          selected: true,
          today: true,
          weekday: 'Fri',
          words: 'Friday, November 20, 2026',
        },
        {
          available: false,
          date: '2026-11-21',
          href: '/events/pier/list?date=2026-11-21&membershipIds=m1,m2&campaign=roof',
          number: '21',
          selected: false,
          today: false,
          weekday: 'Sat',
          words: 'Saturday, November 21, 2026',
        },
        {
          available: true,
          date: '2026-11-22',
          href: '/events/pier/list?date=2026-11-22&membershipIds=m1,m2&campaign=roof',
          number: '22',
          selected: false,
          today: false,
          weekday: 'Sun',
          words: 'Sunday, November 22, 2026',
        },
      ],
      hours: 'hours-closed',
      note: 'events-open-although-closed count=3',
      words: 'Friday, November 20, 2026',
    },
    empty: null,
    events: [
      {
        admission: false,
        callout: null,
        duration: 45,
        forMembers: true,
        href: '/events/pier/detail/boat?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        id: 'boat',
        membersOnly: false,
        name: 'Boat',
        picture: {
          description: 'A boat',
          highRes: '/boat-3.jpg',
          screen: '/boat-2.jpg',
          thumbnail: '/boat-1.jpg',
        },
        onlyWith: 'A Day',
        place: 'Pier 3',
        price: 700,
        rating: { average: 4.5, count: 2 },
        retail: 900,
        soldOut: false,
        waitHref: null,
        nextDays: [],
        text: 'Out to sea.',
        ticketsHref: '/orders/pier/tickets?eventId=boat&date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        times: [
          { label: '9:00 am', state: 'available', time: '09:00' },
          { label: '10:30 am', left: 5, state: 'few', time: '10:30' },
          { label: '12:00 pm', state: 'sold-out', time: '12:00' },
        ],
      },
    ],
    hero: {
      isToday: true,
      picture: {
        description: 'A hero',
        highRes: '/hero-3.jpg',
        screen: '/hero-2.jpg',
        thumbnail: '/hero-1.jpg',
      },
      rating: { average: 4.5, count: 12, href: '/events/pier/reviews?date=2026-11-20&campaign=roof' },
      venue: 'The Pier',
    },
    member: { free: null, joinHref: null, name: 'Ada', verifyHref: null },
    memberEvents: [
      {
        admission: true,
        callout: { buyable: true, words: 'event-detail-eligible' },
        duration: null,
        forMembers: false,
        href: '/events/pier/detail/night?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        id: 'night',
        membersOnly: true,
        name: 'Night Walk',
        picture: {
          description: 'A night',
          highRes: '/night-3.jpg',
          screen: '/night-2.jpg',
          thumbnail: '/night-1.jpg',
        },
        onlyWith: null,
        place: null,
        price: 500,
        rating: null,
        retail: 800,
        soldOut: false,
        waitHref: null,
        nextDays: [],
        text: '',
        ticketsHref: '/orders/pier/tickets?eventId=night&date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        times: [{ label: '8:00 pm', state: 'available', time: '20:00' }],
      },
      {
        admission: true,
        callout: { buyable: false, words: 'event-detail-inactive-membership' },
        duration: null,
        forMembers: false,
        href: '/events/pier/detail/inner?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        id: 'inner',
        membersOnly: true,
        name: 'Inner Circle',
        picture: {
          description: 'A night',
          highRes: '/night-3.jpg',
          screen: '/night-2.jpg',
          thumbnail: '/night-1.jpg',
        },
        onlyWith: null,
        place: null,
        price: 800,
        rating: null,
        retail: null,
        soldOut: false,
        waitHref: null,
        nextDays: [],
        text: '',
        ticketsHref: '/orders/pier/tickets?eventId=inner&date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        times: [{ label: '8:00 pm', state: 'available', time: '20:00' }],
      },
    ],
  })
})

test('what is left of it for a stranger at a venue with nothing', () => {
  const page = list({}, { events: [anEvent()], combos: [aCombo(), dayOut] })
  expect(page).toEqual({
    party: { action: '/events/pier/party', returnTo: '/events/pier/list', people: [] },
    combos: [],
    day: {
      calendarHref: '/orders/pier/calendar?date=2026-11-20',
      days: [],
      hours: 'hours-closed',
      note: null,
      words: 'Friday, November 20, 2026',
    },
    empty: null,
    events: [
      {
        admission: false,
        callout: null,
        duration: null,
        forMembers: false,
        href: '/events/pier/detail/pool?date=2026-11-20',
        id: 'pool',
        membersOnly: false,
        name: 'Pool',
        picture: null,
        onlyWith: null,
        place: null,
        price: null,
        rating: null,
        retail: null,
        soldOut: true,
        waitHref: null,
        nextDays: [],
        text: '',
        ticketsHref: '/orders/pier/tickets?eventId=pool&date=2026-11-20',
        times: [],
      },
    ],
    hero: { isToday: true, picture: null, rating: null, venue: 'The Pier' },
    member: { free: null, joinHref: null, name: null, verifyHref: null },
    memberEvents: [],
  })
})

test('what an event is left without stands bare on its card', () => {
  const { events } = list(
    {},
    { events: [{ ...boat, images: [picture('deck'), picture('far')], type: 'discountCode' }] },
  )
  expect(events).toMatchObject([{ forMembers: false, picture: { thumbnail: '/deck-1.jpg' }, retail: 900 }])
})

const friday = { openHours: { standard: { F: [{ open: '09:00', close: '17:00' }] }, exceptions: {} } }
/** At a time of the venue's wall clock, in New York. */
const at = (time: string) => ({ venue: friday, now: new Date(`2026-11-20T${time}:00-05:00`) })

test.each([
  ['08:30', [], null, null],
  ['16:30', [], 'hours-last-admission time=5:00 pm', 'events-day-over'],
  ['17:30', [], 'hours-over time=5:00 pm', 'events-day-over'],
  ['16:30', [night], 'hours-open times=hours-range from=9:00 am to=5:00 pm', undefined],
  ['17:30', [night], 'hours-over time=5:00 pm', undefined],
])('at %s, with %j left, hours and sentence of today agree', (time, events, hours, reason) => {
  const { day, empty } = list(at(time), { events })
  expect([day.hours, empty?.reason]).toEqual([hours, reason])
})

test('what takes place after the doors have closed is told beside them', () => {
  expect(list(at('17:30'), { events: [night] }).day.note).toBe('events-open-although-closed count=1')
  expect(list(at('16:30'), { events: [night] }).day.note).toBeNull()
})
