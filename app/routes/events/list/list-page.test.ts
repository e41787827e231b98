import { expect, test } from 'vitest'
import type { ComboPayload } from '#app/contract/combos.ts'
import type { EventSummaryPayload } from '#app/contract/events.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { listPage } from './list-page.server.ts'

const DATE = '2026-11-20'
const picture = (name: string, primary = false) => ({
  primary,
  highRes: `/${name}-3.jpg`,
  screen: `/${name}-2.jpg`,
  thumbnail: `/${name}-1.jpg`,
  description: `A ${name}`,
})
const start = (time: string, availableSeats: number) => ({ id: time, date: DATE, time, availableSeats })

/** An event as bare as can be. */
const anEvent = (about: Partial<EventSummaryPayload> = {}) =>
  ({
    id: 'pool',
    name: 'Pool',
    shortDescription: '',
    images: [],
    duration: null,
    resources: [],
    stars: 0,
    ratings: 0,
    type: 'standard',
    lowestPrice: null,
    lowestRetailPrice: null,
    eventOrderType: 'event',
    memberOnlyEvent: false,
    memberAccess: 'open',
    admissionType: 'timed',
    displayOrder: 0,
    times: [],
    ...about,
  }) as EventSummaryPayload

const boat = anEvent({
  id: 'boat',
  name: 'Boat',
  shortDescription: 'Out <b>to sea</b>.',
  images: [picture('deck'), picture('boat', true)],
  duration: 45,
  resources: [
    { id: 'pier', name: 'Pier 3', description: '', accessibility: '' },
    { id: 'pier4', name: 'Pier 4', description: '', accessibility: '' },
  ],
  stars: 9,
  ratings: 2,
  lowestPrice: 700,
  lowestRetailPrice: 900,
  displayOrder: 2,
  times: [start('09:00', 40), start('10:30', 5), start('12:00', 0)],
})
const night = anEvent({
  id: 'night',
  name: 'Night Walk',
  images: [picture('night')],
  eventOrderType: 'member',
  memberOnlyEvent: true,
  memberAccess: 'eligible',
  admissionType: 'generalAdmission',
  type: 'discountCode',
  lowestPrice: 500,
  lowestRetailPrice: 800,
  displayOrder: 1,
  times: [start('20:00', 6)],
})
const inner = anEvent({
  ...night,
  id: 'inner',
  name: 'Inner Circle',
  memberAccess: 'inactive',
  lowestPrice: 800,
})

const summary = (id: string, images = [picture(id, true)]) => ({
  id,
  name: `The ${id}`,
  shortDescription: '',
  description: '',
  images,
  quantity: 1,
})
const aCombo = (about: object = {}) =>
  ({
    id: 'bare-combo',
    name: 'Bare Combo',
    shortDescription: '',
    images: [],
    memberOnlyEvent: false,
    memberAccess: 'open',
    displayOrder: 0,
    lowestPrice: null,
    lowestRetailPrice: null,
    templates: {
      entries: [{ type: 'event', templateIds: ['boat'], quantity: 1, summaries: [summary('boat', [])] }],
    },
    ...about,
  }) as unknown as ComboPayload

const dayOut = aCombo({
  id: 'day-out',
  name: 'Day Out',
  shortDescription: 'All <i>of it</i>',
  images: [picture('day')],
  displayOrder: 3,
  lowestPrice: 1500,
  lowestRetailPrice: 1900,
  templates: {
    entries: [
      { type: 'event', templateIds: ['boat'], quantity: 1, summaries: [summary('boat')] },
      {
        type: 'any',
        templateIds: ['night', 'inner', 'pool'],
        quantity: 2,
        summaries: ['night', 'inner', 'pool'].map(id => summary(id)),
      },
    ],
  },
})

const strip = [
  { date: '2026-11-20', number: 20, disabled: false, today: true },
  { date: '2026-11-21', number: 21, disabled: true, today: false },
  { date: '2026-11-22', number: 22, disabled: false, today: false },
]
const nothing = { date: DATE, events: [], combos: [], strip: [], ratings: null }
const ratings = { ratings: 12, average: 4.5 } as never
const member = { membershipIds: ['m1'], name: 'Ada', isExpired: false }
const richVenue: VisitDetails = {
  path: '/events/pier/list?membershipIds=m1,m2&campaign=roof&utm=x',
  session: { member } as never,
  company: {
    reviews: true,
    membership: true,
    membershipLogin: true,
    membershipSales: true,
    lowSeats: 5,
    picture: { ...picture('hero'), primary: true, id: 'left out' },
  },
}
const list = (details: VisitDetails, read: Partial<Parameters<typeof listPage>[1]>) =>
  listPage(plainVisit(details), { ...nothing, ...read })

test('what a list with everything shows to a member', () => {
  const page = list(richVenue, { events: [boat, night, inner], combos: [dayOut], strip, ratings })
  expect(page).toEqual({
    combos: [
      {
        href: '/events/pier/detail/day-out?comboId=day-out&date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        id: 'day-out',
        includes: ['The boat'],
        name: 'Day Out',
        parts: ['/boat-1.jpg', '/night-1.jpg', '/inner-1.jpg'],
        picture: {
          description: 'A day',
          highRes: '/day-3.jpg',
          screen: '/day-2.jpg',
          thumbnail: '/day-1.jpg',
        },
        price: 1500,
        saving: 400,
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
        place: 'Pier 3',
        price: 700,
        rating: { average: 4.5, count: 2 },
        retail: 900,
        soldOut: false,
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
      picture: {
        description: 'A hero',
        highRes: '/hero-3.jpg',
        screen: '/hero-2.jpg',
        thumbnail: '/hero-1.jpg',
      },
      rating: { average: 4.5, count: 12, href: '/events/pier/reviews?date=2026-11-20&campaign=roof' },
      venue: 'The Pier',
    },
    member: { joinHref: null, name: 'Ada', verifyHref: null },
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
        place: null,
        price: 500,
        rating: null,
        retail: 800,
        soldOut: false,
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
        place: null,
        price: 800,
        rating: null,
        retail: null,
        soldOut: false,
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
    combos: [],
    day: {
      calendarHref: '/orders/pier/calendar?date=2026-11-20',
      days: [],
      hours: 'hours-closed',
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
        place: null,
        price: null,
        rating: null,
        retail: null,
        soldOut: true,
        text: '',
        ticketsHref: '/orders/pier/tickets?eventId=pool&date=2026-11-20',
        times: [],
      },
    ],
    hero: { picture: null, rating: null, venue: 'The Pier' },
    member: { joinHref: null, name: null, verifyHref: null },
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

test('nothing on a day leads to the next day that has something, else to the first', () => {
  const emptyAt = (date: string) => list(richVenue, { date, strip }).empty
  expect([emptyAt('2026-11-20'), emptyAt('2026-11-21'), emptyAt('2026-11-22')]).toEqual([
    {
      calendarHref: '/orders/pier/calendar?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
      next: {
        href: '/events/pier/list?date=2026-11-22&membershipIds=m1,m2&campaign=roof',
        words: 'Sunday, November 22, 2026',
      },
    },
    {
      calendarHref: '/orders/pier/calendar?date=2026-11-21&membershipIds=m1,m2&campaign=roof',
      next: {
        href: '/events/pier/list?date=2026-11-22&membershipIds=m1,m2&campaign=roof',
        words: 'Sunday, November 22, 2026',
      },
    },
    {
      calendarHref: '/orders/pier/calendar?date=2026-11-22&membershipIds=m1,m2&campaign=roof',
      next: {
        href: '/events/pier/list?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
        words: 'Friday, November 20, 2026',
      },
    },
  ])
  expect(list({}, { strip: [{ ...strip[1]! }] }).empty).toEqual({
    calendarHref: '/orders/pier/calendar?date=2026-11-20',
    next: null,
  })
})

test('one thing on a day is enough not to be empty', () => {
  const anywhere = anEvent({ id: 'boat', times: [start('09:00', 1)] })
  expect(list(richVenue, { events: [anywhere] }).empty).toBeNull()
  expect(list(richVenue, { events: [night] }).empty).toBeNull()
  expect(list(richVenue, { combos: [aCombo()] }).empty).not.toBeNull()
})

test('events and combos stand in the order of the venue where it asks for one', () => {
  const names = (sortTemplatesByDisplayOrder: boolean) => {
    const { events, combos } = list(
      { company: { sortTemplatesByDisplayOrder } },
      { events: [boat, anEvent({ displayOrder: 1 })], combos: [dayOut, aCombo()].map(freely) },
    )
    return [...events, ...combos].map(({ id }) => id)
  }
  const freely = (combo: ComboPayload) => aCombo({ ...combo, templates: aCombo().templates })
  expect(names(true)).toEqual(['pool', 'boat', 'bare-combo', 'day-out'])
  expect(names(false)).toEqual(['boat', 'pool', 'day-out', 'bare-combo'])
})

test.each([
  { why: 'a stranger', session: {}, ids: ['night'] },
  { why: 'a member', session: { member }, ids: ['night', 'inner'] },
])('which member events $why sees', ({ session, ids }) => {
  const { memberEvents } = list({ session: session as never }, { events: [night, inner] })
  expect(memberEvents.map(({ id }) => id)).toEqual(ids)
})

test('a combo for members only is there for those who may buy it', () => {
  const shown = (memberAccess: string, memberOnlyEvent = true) =>
    list({}, { events: [boat], combos: [aCombo({ memberOnlyEvent, memberAccess })] }).combos.length
  expect([shown('eligible'), shown('inactive'), shown('inactive', false)]).toEqual([1, 0, 1])
})

test('a combo whose prices are not lower saves nothing', () => {
  const saving = (lowestPrice: number | null, lowestRetailPrice: number | null) =>
    list({}, { events: [boat], combos: [aCombo({ lowestPrice, lowestRetailPrice })] }).combos[0]?.saving
  expect([saving(1900, 1500), saving(null, 1500), saving(1500, null), saving(1500, 1501)]).toEqual([
    0, 0, 0, 1,
  ])
})

test('stars of the venue stand only where it has reviews and somebody rated it', () => {
  const rating = (reviews: boolean, read: object | null) =>
    list({ ...richVenue, company: { ...richVenue.company, reviews } }, { ratings: read as never }).hero.rating
  expect(rating(true, { ratings: 3, average: 4 })).toEqual({
    average: 4,
    count: 3,
    href: '/events/pier/reviews?date=2026-11-20&campaign=roof',
  })
  expect(rating(false, { ratings: 3, average: 4 })).toBeNull()
  expect(rating(true, { ratings: 0, average: null })).toBeNull()
  expect(rating(true, null)).toBeNull()
})

test('a price is marked as reduced only where both are known and it is lower', () => {
  const priced = (lowestPrice: number | null, lowestRetailPrice: number | null) => {
    const [card] = list(richVenue, { events: [anEvent({ lowestPrice, lowestRetailPrice })] }).events
    return [card?.price, card?.retail, card?.forMembers]
  }
  expect(priced(900, 900)).toEqual([900, null, false])
  expect(priced(null, 900)).toEqual([null, null, false])
  expect(priced(900, null)).toEqual([900, null, false])
  expect(priced(899, 900)).toEqual([899, 900, true])
})

test('who is asked to verify and to join', () => {
  const memberOf = (about: VisitDetails) => list({ ...richVenue, ...about }, {}).member
  const verifyHref =
    '/auth/pier/members?ref=%2Fevents%2Fpier%2Flist%3FmembershipIds%3Dm1,m2%26campaign%3Droof%26utm%3Dx&logout=1'
  const joinHref = '/membership/pier/join'
  expect(memberOf({ session: {} })).toEqual({ name: null, verifyHref, joinHref })
  const expired = { member: { ...member, isExpired: true } } as never
  expect(memberOf({ session: expired })).toEqual({ name: null, verifyHref, joinHref })
  expect(memberOf({ session: {}, venue: { offersMemberships: false } })).toMatchObject({
    verifyHref,
    joinHref: null,
  })
  expect(memberOf({ company: { membership: false } })).toEqual({
    name: null,
    verifyHref: null,
    joinHref: null,
  })
})
