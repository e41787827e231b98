import { expect, test } from 'vitest'
import type { ComboPayload } from '#app/contract/combos.ts'
import type { AlternativesPayload } from '#app/contract/events.ts'
import {
  aCombo,
  anEvent,
  boat,
  dayOut,
  inner,
  list,
  member,
  night,
  picture,
  richVenue,
  start,
  strip,
} from '#tests/builders/events-list-page.ts'
import type { VisitDetails } from '#tests/builders/plain-visit.ts'

test('nothing on a day leads to the next day, and shows the first of what is on then', () => {
  const free = (id: string, seats: number, about = {}) =>
    anEvent({ id, times: [start('09:00', seats)], lowestPrice: 900, ...about })
  const events = [
    free('full', 0),
    free('members', 2, { memberOnlyEvent: true, eventOrderType: 'event' }),
    ...['a', 'b', 'c', 'd'].map(id => free(id, 2)),
  ]
  const { empty } = list(richVenue, { strip, next: { date: '2026-11-22', events } })
  expect(empty).toMatchObject({
    reason: null,
    calendarHref: '/orders/pier/calendar?date=2026-11-20&membershipIds=m1,m2&campaign=roof',
    next: {
      href: '/events/pier/list?date=2026-11-22&membershipIds=m1,m2&campaign=roof',
      words: 'Sunday, November 22, 2026',
    },
  })
  expect(empty?.next?.events.map(({ id, price, ticketsHref }) => [id, price, ticketsHref])).toEqual(
    ['a', 'b', 'c'].map(id => [
      id,
      900,
      `/orders/pier/tickets?eventId=${id}&date=2026-11-22&membershipIds=m1,m2&campaign=roof`,
    ]),
  )
  expect(list({}, { strip }).empty).toEqual({
    reason: null,
    calendarHref: '/orders/pier/calendar?date=2026-11-20',
    next: null,
  })
})

test('an open house with nothing to sell tells no hours of the day, unless it is today', () => {
  const open = {
    standard: { Sa: [{ open: '08:00', close: '17:00' }], F: [{ open: '08:00', close: '17:00' }] },
  }
  const hoursOn = (date: string, about = {}) => list(hours(open) as never, { date, ...about }).day.hours
  expect(hoursOn('2026-11-21')).toBeNull()
  expect(hoursOn('2026-11-21', { events: [boat] })).not.toBeNull()
  expect(hoursOn('2026-11-20')).not.toBeNull()
  expect(hoursOn('2026-11-22')).toBe('hours-closed')
})

test('the words over the list know whether it is today’s', () => {
  expect(list({}, {}).hero.isToday).toBe(true)
  expect(list({}, { date: '2026-11-22' }).hero.isToday).toBe(false)
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

test('a combo without a picture of its own shows two of its parts; so does one that shows a part’s', () => {
  const part = (id: string) => ({ id, name: id, images: [picture(id, true)] })
  const templates = {
    entries: [{ type: 'event', templateIds: ['boat'], quantity: 1, summaries: [part('boat'), part('deck')] }],
  }
  const shown = (images: object[]) =>
    list({}, { events: [boat], combos: [aCombo({ images, templates })] }).combos[0]?.pictures.map(
      ({ thumbnail }) => thumbnail,
    )
  expect([shown([]), shown([picture('deck')]), shown([picture('day')])]).toEqual([
    ['/boat-1.jpg', '/deck-1.jpg'],
    ['/boat-1.jpg', '/deck-1.jpg'],
    ['/day-1.jpg'],
  ])
})

const hours = (about: object) => ({ venue: { openHours: { standard: {}, exceptions: {}, ...about } } })
const note = { hours: [], note: 'The keepers are in' }

test.each([
  [
    'closed and selling',
    { exceptions: { '2026-11-20': note } },
    [boat],
    'The keepers are in\nevents-open-although-closed count=1',
  ],
  ['open', { standard: { F: [{ open: '08:00', close: '17:00' }] } }, [boat], null],
])('a day that is %s says why', (_, about, events, words) => {
  expect(list(hours(about) as never, { events }).day.note).toBe(words)
})

test('why the house is closed stands beside the sentence that nothing is on, and only there', () => {
  const closed = hours({ exceptions: { '2026-11-20': note } }) as never
  const { day, empty } = list(closed, { strip })
  expect([day.note, empty?.reason]).toEqual([null, 'The keepers are in'])
  const beyond = list(closed, { strip, saleEnd: '2026-10-01' })
  expect([beyond.day.note, beyond.empty?.reason]).toEqual([
    'The keepers are in',
    'events-sale-end date=Thursday, October 1, 2026',
  ])
})

test('a day beyond the sale says how far it goes, and leads to its last day', () => {
  const { empty } = list({}, { saleEnd: '2026-10-01', strip, next: { date: '2026-10-01', events: [] } })
  expect(empty).toMatchObject({
    reason: 'events-sale-end date=Thursday, October 1, 2026',
    next: { words: 'Thursday, October 1, 2026', href: '/events/pier/list?date=2026-10-01' },
  })
  expect(list({}, { saleEnd: '2027-01-01', strip }).empty?.reason).toBeNull()
})

test('today, after everything has begun, is told from a day without events', () => {
  const open = { standard: { F: [{ open: '08:00', close: '17:00' }] } }
  expect(list(hours(open) as never, { strip }).empty?.reason).toBe('events-day-over')
  expect(list(hours({}) as never, { strip }).empty?.reason).toBeNull()
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

test('the first of the next days with places has its emptiest time', () => {
  const days = [
    { date: '2026-11-21', availableSeats: 4, quietest: '09:30' },
    { date: '2026-11-22', availableSeats: 4, quietest: '10:00' },
  ]
  const labels = (found: AlternativesPayload['days']) =>
    list(richVenue, {
      events: [anEvent({ id: 'boat', times: [start('10:00', 0)] })],
      nextDays: [{ eventTemplateId: 'boat', days: found, similar: null }],
    }).events[0]?.nextDays.map(({ label }) => label)
  expect(labels(days)).toEqual(['Sat, Nov 21 · event-detail-quietest time=9:30 am', 'Sun, Nov 22'])
  expect(labels([{ date: '2026-11-21', availableSeats: 4, quietest: null }])).toEqual(['Sat, Nov 21'])
})

test('what members pay goes with the cards of events and of combos', () => {
  const { events, combos } = list(richVenue, {
    events: [anEvent({ id: 'boat', lowestMemberPrice: 500, times: [start('10:00', 4)] })],
    combos: [aCombo({ lowestMemberPrice: 0 })],
  })
  expect([events[0]?.memberPrice, combos[0]?.memberPrice]).toEqual([500, 0])
})

test.each([
  [{ kind: 'day' as const, left: 4, count: 6 }, 'events-member-free-day event=The Day left=4 count=6'],
  [{ kind: 'order' as const, count: 6 }, 'events-member-free-order event=The Day count=6'],
])('a member with %j is told so, a stranger is not', (entries, words) => {
  const free = { ...entries, event: 'The Day' }
  expect(list(richVenue, { free }).member.free).toBe(words)
  expect(list({ ...richVenue, session: {} }, { free }).member.free).toBeNull()
})

test('who is asked to verify and to join', () => {
  const memberOf = (about: VisitDetails) => list({ ...richVenue, ...about }, {}).member
  const verifyHref =
    '/auth/pier/members?ref=%2Fevents%2Fpier%2Flist%3FmembershipIds%3Dm1,m2%26campaign%3Droof%26utm%3Dx&logout=1'
  const joinHref = '/membership/pier/join'
  expect(memberOf({ session: {} })).toEqual({ name: null, free: null, verifyHref, joinHref })
  const expired = { member: { ...member, isExpired: true } } as never
  expect(memberOf({ session: expired })).toEqual({ name: null, free: null, verifyHref, joinHref })
  expect(memberOf({ session: {}, venue: { offersMemberships: false } })).toMatchObject({
    verifyHref,
    joinHref: null,
  })
  expect(memberOf({ company: { membership: false } })).toEqual({
    name: null,
    free: null,
    verifyHref: null,
    joinHref: null,
  })
})

test('the first time of a card is one with room for those who come, whatever the order of the day', () => {
  const times = [start('09:00', 0), start('10:00', 1), start('11:00', 9)]
  const [card] = list({}, { strip, events: [anEvent({ id: 'boat', times })] }).events
  expect(card?.times.map(({ time }) => time)).toEqual(['10:00', '11:00', '09:00'])
})
