import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import type { Database } from '#app/data/database/database.ts'
import { slots } from '#app/data/schema/slots.ts'
import { loader as detailLoader } from '#app/routes/events/detail/route.tsx'
import { loader as listLoader } from '#app/routes/events/list/route.tsx'
import { loader as reviewsLoader } from '#app/routes/events/reviews/route.tsx'
import { readCartEvents } from '#app/routes/orders/calendar/read-cart-events.server.ts'
import { loader as calendarLoader } from '#app/routes/orders/calendar/route.tsx'
import { inProcess, NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { countingStatements, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  await loadVenue(database, { venue: { id: 'empty', name: 'Nothing Yet', timeZone: 'Pacific/Auckland' } })
  const unsold = { id: 'unsold', name: 'Unsold', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue: unsold, company: { membershipSales: false } }))
  await loadVenue(
    database,
    aMuseum({
      venue: { id: 'plain', name: 'Plain', timeZone: 'America/New_York' },
      company: { membership: false, reviews: false },
    }),
  )
  const fresh = { id: 'fresh', name: 'Fresh', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue: fresh, reviews: [] }))
})

const list = (database: Database, path = '/events/pier/list', about: Partial<PageRequest> = {}) =>
  load(listLoader, { database, path, ...about })
const detail = (
  database: Database,
  id: string,
  { query = '', ...about }: Partial<PageRequest> & { query?: string } = {},
) =>
  load(detailLoader, {
    database,
    path: `/events/pier/detail/${id}${query}`,
    params: { eventId: id },
    ...about,
  })
const calendar = (database: Database, query = '', about: Partial<PageRequest> = {}) =>
  load(calendarLoader, { database, path: `/orders/pier/calendar${query}`, ...about })

const names = (cards: readonly { id: string }[]) => cards.map(card => card.id)

test('[ORD-017] without a date the list is that of today where the venue is', async ({ database }) => {
  const lateEvening = new Date('2026-11-21T03:30:00Z')
  expect((await list(database, '/events/pier/list', { now: lateEvening })).page.day.words).toBe(
    'Friday, November 20, 2026',
  )
  expect((await list(database, '/events/empty/list', { now: lateEvening })).page.day.words).toBe(
    'Saturday, November 21, 2026',
  )
})

const notDates = ['2026-02-30', 'tomorrow', '', '9999-12-31', '0001-01-01', "2026-11-21' or 1=1", '<b>']
for (const date of notDates) {
  test(`the date '${date}' is none, so the list is today's`, async ({ database }) => {
    const { page } = await list(database, `/events/pier/list?date=${encodeURIComponent(date)}`)
    expect(page.day.words).toBe('Friday, November 20, 2026')
    expect(names(page.events)).toEqual(['boat-tour', 'galleries', 'lecture'])
  })
}

test('a day before today has nothing to sell and points to a day that has', async ({ database }) => {
  const { page } = await list(database, '/events/pier/list?date=2026-11-02')
  expect(page.events).toEqual([])
  expect(page.empty).toMatchObject({
    next: { words: 'Friday, November 20, 2026', href: '/events/pier/list?date=2026-11-20' },
  })
})

test('a venue without anything to sell has a page', async ({ database }) => {
  const { page } = await list(database, '/events/empty/list')
  expect(page).toMatchObject({
    events: [],
    memberEvents: [],
    combos: [],
    empty: { next: null },
    hero: { picture: null, rating: null },
  })
  expect(page.day.days).toHaveLength(14)
})

test('a sold-out event stays on the list and says so', async ({ database }) => {
  const { page } = await list(database)
  const lecture = page.events.find(({ id }) => id === 'lecture')
  expect(lecture).toMatchObject({
    soldOut: true,
    times: [{ time: '18:00', label: '6:00 pm', state: 'sold-out' }],
  })
})

test('[ORD-018] memberships in the address give member events and prices to the member who was verified, to nobody else', async ({
  database,
}) => {
  const path = '/events/pier/list?membershipIds=M-1001'
  const stranger = (await list(database, path)).page
  const member = (await list(database, path, { session: verifiedMember('M-1001') })).page
  const other = (await list(database, path, { session: verifiedMember('M-1002') })).page
  const boat = (page: typeof member) => page.events.find(({ id }) => id === 'boat-tour')

  expect(boat(stranger)).toMatchObject({ price: 900, retail: null, forMembers: false })
  expect(boat(member)).toMatchObject({ price: 720, retail: 900, forMembers: true })
  expect(boat(other)).toMatchObject({ price: 900, retail: null })
  expect([stranger, member].map(page => names(page.memberEvents))).toEqual([[], ['night-walk']])
})

test('a member whose verification ran out of membership is asked again', async ({ database }) => {
  const expired = { member: { ...verifiedMember('M-1003').member, isExpired: true } }
  expect((await list(database, '/events/pier/list', { session: expired })).page.member).toMatchObject({
    name: null,
    verifyHref: expect.stringContaining('/auth/pier/members'),
  })
})

test('a venue without memberships asks nobody for one', async ({ database }) => {
  const { page } = await list(database, '/events/plain/list')
  expect(page.member).toEqual({ name: null, free: null, verifyHref: null, joinHref: null })
})

test('[ORD-021] where memberships are not sold nobody is asked to join, but members are recognised', async ({
  database,
}) => {
  const { member } = (await list(database, '/events/unsold/list')).page
  expect(member).toMatchObject({
    verifyHref: expect.stringContaining('/auth/unsold/members'),
    joinHref: null,
  })
  expect((await list(database)).page.member.joinHref).toBe('/membership/pier/join')
})

test('[MEM-080] ratings and reviews are shown only where the venue has reviews', async ({ database }) => {
  const shown = async (tenantId: string) => {
    const { hero, events } = (await list(database, `/events/${tenantId}/list`)).page
    const path = `/events/${tenantId}/detail/boat-tour`
    const { page } = (await load(detailLoader, { database, path, params: { eventId: 'boat-tour' } })).page
    return [
      hero.rating?.count,
      events[0]?.rating?.count,
      page?.facts.rating?.count,
      page?.reviews?.reviews.length,
    ]
  }
  expect(await shown('pier')).toEqual([8, 7, 7, 5])
  expect(await shown('plain')).toEqual([undefined, undefined, undefined, undefined])
})

test('[MEM-120] nobody is shown an average where nobody has written yet', async ({ database }) => {
  const { hero, events } = (await list(database, '/events/fresh/list')).page
  expect([hero.rating, ...events.map(({ rating }) => rating)]).toEqual([null, ...events.map(() => null)])
  const path = '/events/fresh/detail/boat-tour'
  const { page } = (await load(detailLoader, { database, path, params: { eventId: 'boat-tour' } })).page
  expect([page?.facts.rating, page?.reviews?.summary]).toEqual([null, null])
  expect((await load(reviewsLoader, { database, path: '/events/fresh/reviews' })).page.summary).toBeNull()
})

test('a combo is offered on days on which all of it can be had', async ({ database }) => {
  expect(names((await list(database, '/events/pier/list?date=2026-11-20')).page.combos)).toEqual([])
  expect(names((await list(database, '/events/pier/list?date=2026-11-21')).page.combos)).toEqual([
    'harbour-day',
    'rainy-day',
  ])
})

test('links carry campaign, appeal, fund and text set, and nothing else of the address', async ({
  database,
}) => {
  const { page } = await list(
    database,
    '/events/pier/list?campaign=roof&appeal=&fund=boats&text=schools&utm=x',
  )
  const [card] = page.events
  expect(card?.ticketsHref).toBe(
    '/orders/pier/tickets?eventId=boat-tour&date=2026-11-20&campaign=roof&fund=boats&text=schools',
  )
  expect(card?.href).toContain('campaign=roof')
  expect(page.day.calendarHref).toContain('fund=boats')
  expect(page.day.days[1]?.href).toBe(
    '/events/pier/list?date=2026-11-21&campaign=roof&fund=boats&text=schools',
  )
})

test('the list asks the database three times: has the venue changed, what is free that day, and on which days', async ({
  database,
}) => {
  const counting = countingStatements(database)
  const path = '/events/pier/list?date=2026-11-23'
  const venues = createVenueStore(counting.database)
  await list(counting.database, path, { venues })
  counting.reset()
  await list(counting.database, path, { venues })
  expect(counting.statements()).toBe(3)
})

test('a venue that is not there is not found, whatever the screen', async ({ database }) => {
  for (const loader of [listLoader, reviewsLoader, calendarLoader]) {
    const answer = await load<unknown>(loader, { database, path: '/events/nowhere/list' }).catch(
      (thrown: Response) => thrown,
    )
    expect(answer).toMatchObject({ status: 404 })
  }
})

test('an event of another venue, or of none, is not found and says where events are', async ({
  database,
}) => {
  for (const id of ['unknown', '%27', '../list', 'x'.repeat(3_000)]) {
    const { status, page } = await detail(database, id)
    expect({ status, page: page.page }).toEqual({ status: 404, page: null })
    expect(page.listHref).toBe('/events/pier/list')
  }
})

test('the detail shows the times of the asked day, else of the next day with seats', async ({ database }) => {
  const page = (await detail(database, 'boat-tour', { query: '?date=2026-11-23' })).page.page
  expect(page?.order).toMatchObject({ day: 'Monday, November 23, 2026', buyable: true })
  expect(page?.order.times.map(({ time }) => time)).toEqual(['09:00', '11:00', '15:00'])
  const next = (await detail(database, 'winter')).page.page
  expect(next?.order).toMatchObject({
    day: 'Saturday, December 5, 2026',
    buyable: true,
    ticketsHref: '/orders/pier/tickets?eventId=winter&date=2026-12-05',
  })
})

test('a day without times leads to the next day that has some', async ({ database }) => {
  const page = (await detail(database, 'winter', { query: '?date=2026-11-25' })).page.page
  expect(page?.order).toMatchObject({
    without: 'not-on',
    buyable: false,
    next: { words: 'Saturday, December 5', href: '/events/pier/detail/winter?date=2026-12-05' },
  })
})

test('an event without a free seat opens on the day of its next start', async ({ database }) => {
  const now = new Date('2026-11-18T15:00:00Z')
  const page = (await detail(database, 'lecture', { now })).page.page
  expect(page?.order).toMatchObject({ day: 'Friday, November 20, 2026', soldOut: true, without: null })
})

test('a sold-out day says so and cannot be bought', async ({ database }) => {
  const page = (await detail(database, 'lecture', { query: '?date=2026-11-20' })).page.page
  expect(page?.order).toMatchObject({ soldOut: true, without: null, buyable: false, next: null })
})

const access = [
  { why: 'a stranger needs a membership', session: {}, callout: 'membership-required', buyable: false },
  { why: 'a Friend may buy', session: verifiedMember('M-1001'), callout: 'eligible', buyable: true },
  {
    why: 'a Patron holds the wrong one',
    session: verifiedMember('M-1002'),
    callout: 'wrong-category',
    buyable: false,
  },
  {
    why: 'a lapsed Friend has to renew',
    session: verifiedMember('M-1003'),
    callout: 'inactive',
    buyable: false,
  },
]
for (const { why, session, callout, buyable } of access) {
  test(`a member-only event: ${why}`, async ({ database }) => {
    const page = (await detail(database, 'night-walk', { session })).page.page
    expect(page).toMatchObject({ callout: { access: callout }, order: { buyable } })
  })
}

test('a combo is shown in the same shape, with its parts and choices', async ({ database }) => {
  const page = (await detail(database, 'harbour-day', { query: '?comboId=harbour-day&date=2026-11-21' })).page
    .page
  expect(page).toMatchObject({
    name: 'Harbour Day',
    order: {
      combo: true,
      buyable: true,
      ticketsHref: '/orders/pier/combo?comboId=harbour-day&date=2026-11-21',
    },
  })
  expect(page?.parts?.included.map(({ id }) => id)).toEqual(['boat-tour'])
  expect(page?.parts?.choices).toMatchObject([
    {
      count: 2,
      parts: [{ id: 'galleries' }, { id: 'workshop' }, { id: 'winter' }],
    },
  ])
})

test('an event seen as a part of a combo leads to the order of the combo', async ({ database }) => {
  const page = (await detail(database, 'boat-tour', { query: '?comboId=harbour-day&date=2026-11-21' })).page
    .page
  expect(page?.order).toMatchObject({
    combo: true,
    ticketsHref: '/orders/pier/combo?comboId=harbour-day&date=2026-11-21',
  })
})

test('reviews of an event come five at a time until all are shown', async ({ database }) => {
  const first = (await detail(database, 'boat-tour')).page.page?.reviews
  expect(first?.reviews).toHaveLength(5)
  expect(first?.summary).toMatchObject({ count: 7, counts: [0, 0, 0, 6, 1] })
  expect(first?.moreHref).toBe('/events/pier/detail/boat-tour?reviews=2')
  const all = (await detail(database, 'boat-tour', { query: '?reviews=2' })).page.page?.reviews
  expect(all?.reviews).toHaveLength(7)
  expect(all?.moreHref).toBeNull()
})

for (const reviews of ['0', '-1', 'x', '1e9', '2.5']) {
  test(`'${reviews}' is no number of review pages`, async ({ database }) => {
    const { status, page } = await detail(database, 'boat-tour', { query: `?reviews=${reviews}` })
    expect(status).toBe(200)
    expect(page.page?.reviews?.reviews.length).toBeGreaterThanOrEqual(5)
  })
}

test('[MEM-086] the date on the reviews screen goes back into the links to events', async ({ database }) => {
  const { page } = await load(reviewsLoader, { database, path: '/events/pier/reviews?date=2026-11-23' })
  expect(page.reviews[0]?.event).toEqual({
    name: 'Galleries',
    href: '/events/pier/detail/galleries?date=2026-11-23',
  })
})

const targets = [
  {
    id: 'ORD-043',
    why: 'with an event a day leads to its order',
    query: '?eventId=boat-tour',
    href: '/orders/pier/tickets?eventId=boat-tour&date=DAY',
  },
  {
    id: 'ORD-043',
    why: 'with a combo too',
    query: '?comboId=harbour-day&eventIds=galleries',
    href: '/orders/pier/tickets?eventIds=galleries&comboId=harbour-day&date=DAY',
  },
  {
    id: 'ORD-044',
    why: 'without either a day leads to the list of that day',
    query: '',
    href: '/events/pier/list?date=DAY',
  },
  {
    id: 'ORD-077',
    why: 'a date that is being changed goes to those events only',
    query: '?eventId=boat-tour&cart=true&cdEventIds=boat-tour',
    href: '/orders/pier/tickets?cart=true&date=DAY&cdEventIds=boat-tour',
  },
]
for (const { id, why, query, href } of targets) {
  test(`[${id}] ${why}`, async ({ database }) => {
    expect((await calendar(database, query)).page.page?.dayHref).toBe(href)
  })
}

const open = (page: { days: readonly { date: string; availability?: string }[] } | null) =>
  (page?.days ?? []).filter(({ availability }) => availability).map(({ date }) => date)

test('[ORD-041] with an event the calendar is open on the days of that event', async ({ database }) => {
  expect(open((await calendar(database, '?eventId=winter')).page.page)).toEqual(['2026-12-05', '2026-12-06'])
})

test('[ORD-042] with a combo the calendar is that of the combo, within the chosen events', async ({
  database,
}) => {
  const november = (days: string[]) => days.filter(date => date < '2026-12-01')
  const combo = november(open((await calendar(database, '?comboId=harbour-day')).page.page))
  const withWinter = open((await calendar(database, '?comboId=harbour-day&eventIds=winter')).page.page)
  expect(combo).toEqual(Array.from({ length: 10 }, (_, day) => `2026-11-${21 + day}`))
  expect(withWinter).toEqual(['2026-12-05', '2026-12-06'])
})

const addresses = [
  { why: '[ORD-095] the months begin with this one', query: '', months: ['2026-11', '2026-12'] },
  { why: '[ORD-095] or with that of the date', query: '?date=2027-02-14', months: ['2027-02', '2027-03'] },
  {
    why: '[ORD-095] a date that is past begins today',
    query: '?date=2026-01-14',
    months: ['2026-11', '2026-12'],
  },
  {
    why: 'more months are appended',
    query: '?months=4',
    months: ['2026-11', '2026-12', '2027-01', '2027-02'],
  },
  { why: 'a number of months that is none', query: '?months=-3', months: ['2026-11', '2026-12'] },
]
for (const { why, query, months } of addresses) {
  test(why, async ({ database }) => {
    expect((await calendar(database, query)).page.page?.months.map(({ month }) => month)).toEqual(months)
  })
}

test('no address makes the calendar longer than two years', async ({ database }) => {
  const page = (await calendar(database, '?months=99999')).page.page
  expect(page?.months).toHaveLength(24)
  expect(page?.moreHref).toBeNull()
})

test('the calendar of something the venue does not have is not found', async ({ database }) => {
  for (const query of ['?eventId=unknown', '?comboId=unknown', '?eventId=boat-tour&comboId=unknown']) {
    expect((await calendar(database, query)).status).toBe(404)
  }
})

/** A cart with two events, the galleries on Friday afternoon and the boat. */
async function aCart(database: Database) {
  const api = await inProcess(database)
  const draft = (eventTemplateId: string, eventId: string) => ({
    eventTemplateId,
    events: [{ eventId, tickets: [{ id: `${eventId}~adult`, ticketTypeId: 'adult', quantity: 1 }] }],
  })
  const templates = [
    draft('boat-tour', 'boat-tour.2026-11-20.1500'),
    draft('galleries', 'galleries.2026-11-20.1400'),
  ]
  const { payload } = await api.carts.put({ body: { templates } })
  return { cartId: payload.id }
}

test('[ORD-045] with several events in the cart a day opens the choice of events', async ({ database }) => {
  const session = await aCart(database)
  const page = (await calendar(database, '?cart=true', { session })).page.page
  expect(page).toMatchObject({ dayHref: '/orders/pier/calendar?cart=true&pick=DAY', staysHere: true })
  const browsing = (await calendar(database, '', { session })).page.page
  expect(browsing).toMatchObject({ dayHref: '/events/pier/list?date=DAY', choice: null })
})

test('[ORD-046] the choice lists the events of the cart and marks those without seats on the day', async ({
  database,
}) => {
  const session = await aCart(database)
  await database
    .forTenant('pier')
    .update(slots)
    .set({ sold: 10 })
    .where(eq(slots.id, 'boat-tour.2026-11-22.1100'))
  const choice = (await calendar(database, '?cart=true&pick=2026-11-22', { session })).page.page?.choice
  expect(choice?.events).toMatchObject([
    { id: 'boat-tour', name: 'Boat Tour', availability: 'not-available', times: [] },
    { id: 'galleries', name: 'Galleries', availability: 'available', times: ['9:00 am', '2:00 pm'], more: 0 },
  ])
  expect(choice).toMatchObject({
    action: '/orders/pier/tickets',
    carried: [
      ['cart', 'true'],
      ['date', '2026-11-22'],
    ],
    cancelHref: '/orders/pier/calendar?cart=true',
  })
})

test('[ORD-046] events of a combo in the cart are listed with its name', async ({ database }) => {
  const api = await inProcess(database)
  const { payload: cart } = await api.carts.put({ body: { templates: [] } })
  const events = ['boat-tour', 'galleries', 'workshop'].map(eventTemplateId => ({ eventTemplateId }))
  const combo = {
    id: 'c',
    comboTemplateId: 'harbour-day',
    comboTemplateName: 'As stored',
    comboTemplateType: '',
    events,
    tickets: [],
    addOns: [],
  }
  const listed = await readCartEvents(
    { api, venue: { locale: 'en-US' } },
    { cart: { ...cart, comboItems: [combo] }, date: '2026-11-21' },
  )
  expect(listed.map(({ name, combo: within }) => [name, within])).toEqual([
    ['Boat Tour', 'Harbour Day'],
    ['Galleries', 'Harbour Day'],
    ['Workshop', 'Harbour Day'],
  ])
})

test('a cart of another visitor or venue is no cart', async ({ database }) => {
  expect(
    (await calendar(database, '?cart=true', { session: { cartId: 'somebody-elses' } })).page.page,
  ).toMatchObject({ choice: null })
})

test('nothing about the visitor is in a page that was asked for without a cookie', async ({ database }) => {
  const first = await list(database)
  const second = await list(database, '/events/pier/list', { now: new Date(NOW.getTime() + 1_000) })
  expect(first.page).toEqual(second.page)
  expect([...first.headers.keys()]).toEqual([])
})
