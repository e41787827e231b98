import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as calendar from '#app/routes/orders/calendar/route.tsx'
import { quantityField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import type { PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const LONG = 'word '.repeat(100)
const DAY = '2026-11-23'
const museum = aMuseum()
const events = [
  { id: 'third', name: 'Third', description: LONG, displayOrder: 3 },
  { id: 'first', name: 'First', shortDescription: 'Short and sweet.', description: LONG, displayOrder: 1 },
  { id: 'second', name: 'Second', displayOrder: 2 },
].map(event => ({
  ...event,
  priceLists: [{ id: `${event.id}-prices`, prices: [{ personTypeId: 'adult', price: 1250 }] }],
  slots: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map(time => ({
    id: `${event.id}-${time.replace(':', '')}`,
    date: DAY,
    time,
    capacity: 9,
  })),
}))
const texts = {
  ...markedWords(['events', 'event-detail', 'shell', 'tickets']),
  'cancel-order-redirect-url': 'https://pier.example/bye',
}
const venueOf = (id: string, about: object = {}) =>
  aMuseum({ venue: { id, name: id, timeZone: 'America/New_York' }, ...about })
const threeEvents = { events: [...(museum.events ?? []), ...events] }
const weekdays = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa']

const { test } = useDatabase(async database => {
  await loadVenue(database, venueOf('pier', threeEvents))
  await loadVenue(
    database,
    venueOf('sorted', { ...threeEvents, company: { sortTemplatesByDisplayOrder: true, hideLogin: true } }),
  )
  await loadVenue(database, venueOf('marked', { texts, hours: undefined }))
  const standard = Object.fromEntries(weekdays.map(day => [day, [{ open: '10:00', close: '16:30' }]]))
  const exceptions = [
    { date: DAY, hours: [{ open: '12:00', close: '20:00' }] },
    { date: '2026-11-24', hours: [] },
  ]
  const abroad = { id: 'abroad', name: 'Abroad', timeZone: 'Europe/Paris', currency: 'EUR' }
  await loadVenue(database, venueOf('abroad', { venue: abroad, hours: { standard, exceptions } }))
})

type EventsRequest = Partial<PageRequest> & { venue?: string; query?: string }
const listOf = (database: Database, { venue = 'pier', query = '', ...about }: EventsRequest = {}) =>
  openScreen(list, {
    database,
    pattern: '/events/:tenantId/list',
    path: `/events/${venue}/list${query}`,
    ...about,
  })
const detailOf = (
  database: Database,
  id: string,
  { venue = 'pier', query = '', ...about }: EventsRequest = {},
) =>
  openScreen(detail, {
    database,
    pattern: '/events/:tenantId/detail/:eventId',
    path: `/events/${venue}/detail/${id}${query}`,
    ...about,
  })
type Screen = Awaited<ReturnType<typeof listOf>>
const hrefs = ({ body }: Screen) =>
  [...body.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
const header = ({ body }: Screen) => body.querySelector('header')?.textContent ?? ''
const main = ({ body }: Screen) => body.querySelector('main')?.textContent ?? ''
const cardsOf = ({ page }: Screen) =>
  page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('[ORD-001] the venue of the address decides what is shown, and no event of another is there', async ({
  database,
}) => {
  const query = `?date=${DAY}`
  expect(cardsOf(await listOf(database, { query }))).toContain('Third')
  const marked = await listOf(database, { venue: 'marked', query })
  expect(cardsOf(marked)).not.toContain('Third')
  expect(marked.page.getByRole('heading', { level: 1 }).textContent).toMatch(/^»+Events$/)
  const found = async (venue: string) => (await detailOf(database, 'third', { venue, query })).status
  expect([await found('pier'), await found('marked')]).toEqual([200, 404])
  const order = async (venue: string) => {
    const pattern = '/orders/:tenantId/tickets'
    const path = `/orders/${venue}/tickets${query}&eventId=third`
    const { field } = await openScreen(tickets, { database, pattern, path })
    return field(quantityField('third', 'adult')) !== null
  }
  expect([await order('pier'), await order('marked')]).toEqual([true, false])
})

test('[ORD-029] events stand in display order where the venue wants it, else as the server has them', async ({
  database,
}) => {
  const names = async (venue: string) =>
    cardsOf(await listOf(database, { venue, query: `?date=${DAY}` })).filter(name =>
      /First|Second|Third/.test(name ?? ''),
    )
  expect(await names('pier')).toEqual(['Third', 'First', 'Second'])
  expect(await names('sorted')).toEqual(['First', 'Second', 'Third'])
})

test('[ORD-296] a card without a short text has 300 characters of the description', async ({ database }) => {
  const { words } = await listOf(database, { query: `?date=${DAY}` })
  expect(words).toContain('Short and sweet.')
  expect(words.match(/\bword\b/g)).toHaveLength(60)
})

test('[ORD-299] a card shows two times, the rest unfolds, in the venue’s words', async ({ database }) => {
  const { body, words } = await listOf(database, { query: `?date=${DAY}` })
  const ofThird = [...body.querySelectorAll('a')].filter(link =>
    /eventId=third&.*time=/.test(link.getAttribute('href') ?? ''),
  )
  expect(ofThird.filter(link => !link.closest('details'))).toHaveLength(2)
  expect(ofThird).toHaveLength(6)
  expect(words).toContain(' See all schedules Hide schedules ')
  const marked = await listOf(database, { venue: 'marked', query: `?date=${DAY}` })
  expect(marked.words).toContain(' »See all schedules »Hide schedules ')
})

test('[ORD-297] the detail lists five times and counts the rest', async ({ database }) => {
  const { words } = await detailOf(database, 'third', { query: `?date=${DAY}` })
  expect(words).toContain('1:00 pm')
  expect(words).toContain(' +1 more... ')
})

test('the detail of an event names those it is bought with, in the venue’s words', async ({ database }) => {
  const { page } = await detailOf(database, 'workshop', { query: '?date=2026-11-21' })
  expect(page.getByText('Only with Galleries')).toBeDefined()
  const other = await detailOf(database, 'third', { query: `?date=${DAY}` })
  expect(other.page.queryByText(/Only with/)).toBeNull()
  const marked = await detailOf(database, 'workshop', { venue: 'marked', query: '?date=2026-11-21' })
  expect(marked.page.getByText('»Only with Galleries')).toBeDefined()
})

test('[ORD-034] [ORD-037] [ORD-318] a combo is bought as one and lists what belongs to it and what can be chosen', async ({
  database,
}) => {
  const query = '?comboId=harbour-day&date=2026-11-21'
  const { page } = await detailOf(database, 'harbour-day', { query })
  const region = (name: string) =>
    [...page.getByRole('region', { name }).querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(page.getAllByRole('link', { name: 'Buy Combo' }), 'ORD-034').toHaveLength(2)
  expect(page.queryByRole('link', { name: 'Tickets' }), 'ORD-034').toBeNull()
  expect(region('Included'), 'ORD-037').toEqual(['Boat Tour'])
  expect(region('Choose any 2 of the following'), 'ORD-037').toEqual([
    'Galleries',
    'Workshop',
    'Winter Lights',
  ])
  const parts = page.getAllByRole('region').flatMap(part => [...part.querySelectorAll('h3')])
  const once = new Set(['Boat Tour', 'Galleries', 'Workshop', 'Winter Lights'])
  expect(parts.filter(({ textContent }) => once.has(textContent ?? '')).length, 'ORD-037').toBe(once.size)
  expect(page.getByText('Choose any 2 of the following'), 'ORD-318').toBeDefined()
  const marked = await detailOf(database, 'harbour-day', { venue: 'marked', query })
  expect(marked.page.getAllByRole('link', { name: '»Buy Combo' }), 'ORD-034').toHaveLength(2)
  expect(marked.words, 'ORD-037').toContain(' »Included ')
  expect(marked.words, 'ORD-318').toContain(' »Choose any 2 of the following ')
})

const members = [
  {
    id: 'M-1001',
    callout: 'Eligible for purchase',
    buys: true,
    message: null,
  },
  {
    id: 'M-1002',
    callout: 'Your membership is not eligible for this event',
    buys: false,
    message:
      "You don't have the membership required to purchase this event. Go to My Membership to see your details.",
  },
  {
    id: 'M-1003',
    callout: null,
    buys: false,
    message:
      'Your membership needs to be active to purchase this event. Go to My Membership to see details and renew.',
  },
  { id: null, callout: 'Membership required', buys: false, message: null },
]
for (const { id, callout, buys, message } of members)
  test(`[ORD-224] [ORD-226] [ORD-227] a member-only event as ${id ?? 'nobody'} meets it: ${callout ?? 'renew'}`, async ({
    database,
  }) => {
    const query = `?date=${DAY}`
    const session = id ? verifiedMember(id) : {}
    const { page, words } = await detailOf(database, 'night-walk', { query, session })
    expect(page.queryAllByRole('link', { name: 'Tickets' }).length > 0, 'ORD-224').toBe(buys)
    expect(await sold(database, session), 'ORD-224').toEqual({ onPage: buys, byApi: buys })
    const callouts = members.flatMap(member => member.callout ?? []).filter(text => words.includes(text))
    expect(callouts, 'ORD-226').toEqual(callout ? [callout] : [])
    const messages = members.flatMap(member => member.message ?? []).filter(text => words.includes(text))
    expect(messages, 'ORD-227').toEqual(message ? [message] : [])
    const marked = await detailOf(database, 'night-walk', { venue: 'marked', query, session })
    for (const [row, text] of [
      ['ORD-226', callout],
      ['ORD-227', message],
    ] as const)
      if (text) expect(marked.words, row).toContain(`»${text}`)
  })

/** Whether the order page offers tickets of the member-only event, and whether the API takes one. */
async function sold(database: Database, session: VisitorSession) {
  const order = await openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/pier/tickets?eventId=night-walk&date=${DAY}`,
    session,
  })
  const ticket = aDraft({ eventTemplateId: 'night-walk', eventId: `night-walk.${DAY}.2000`, adult: 1 })
  const stored = fillCart(await inProcess(database, { session }), ticket)
  const byApi = await stored.then(
    () => true,
    () => false,
  )
  return { onPage: order.field(quantityField('night-walk', 'adult')) !== null, byApi }
}

test('[ORD-018] the memberships of the address decide the prices and the member events, of those that were verified', async ({
  database,
}) => {
  const session = verifiedMember('M-1001', 'M-1002')
  const shown = async (membershipIds: string) => {
    const query = `?date=${DAY}&membershipIds=${membershipIds}`
    const { words, page } = await listOf(database, { query, session })
    const [walk] = page.getAllByRole('heading', { name: 'Night Walk' })
    const card = walk?.closest('article, li')?.textContent ?? ''
    return {
      forMembers: words.includes('Members from $7.20'),
      eligible: card.includes('Eligible for purchase'),
    }
  }
  expect(await shown('M-1001')).toEqual({ forMembers: true, eligible: true })
  expect(await shown('M-1002')).toEqual({ forMembers: false, eligible: false })
})

test('[ORD-225] a membership of an allowed level in the cart opens the member-only event, another does not', async ({
  database,
}) => {
  const walk = aDraft({ eventTemplateId: 'night-walk', eventId: 'night-walk.2026-11-23.2000', adult: 1 })
  const level = (membershipCategoryId: string, membershipOfferingId?: string) => ({
    id: 'm',
    type: 'MembershipPurchase' as const,
    membershipCategoryId,
    membershipOfferingId,
  })
  const buyWith = async (...of: Parameters<typeof level>) => {
    const api = await inProcess(database)
    return api.carts.put({ body: { ...walk, memberships: [level(...of)] } }).then(
      ({ payload }) => payload.orders.length,
      (error: { data: { code: string } }) => error.data.code,
    )
  }
  expect(await buyWith('friend', 'year')).toBe(2)
  expect(await buyWith('patron')).toBe('MEMBERS_ONLY')
  const offer = async (...of: Parameters<typeof level>) => {
    const { id } = await fillCart(await inProcess(database), { memberships: [level(...of)] })
    const about = { query: `?date=${DAY}`, session: { cartId: id } }
    const { page } = await detailOf(database, 'night-walk', about)
    return page.queryAllByRole('link', { name: 'Tickets' }).length
  }
  expect(await offer('friend', 'year')).toBeGreaterThan(0)
  expect(await offer('patron')).toBe(0)
})

test('[ORD-084] [ORD-221] the header knows a stranger, a visitor, a member and a verification that is over', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada' }
  const shown = async (session: object) => header(await listOf(database, { session }))
  const stranger = await shown({})
  expect(stranger.match(/My Membership/g), 'ORD-084').toHaveLength(2)
  expect(stranger, 'ORD-221').toContain('My orders')
  const known = await shown({ visitor })
  expect(known, 'ORD-221').toContain('Orders: Ada@Example.com')
  expect(known, 'ORD-084').toContain('My Membership')
  const member = await shown(verifiedMember('M-1001'))
  expect(member.match(/Member: Ada Moss/g), 'ORD-084').toHaveLength(2)
  expect(member, 'ORD-221').toContain('My orders')
  const over = { member: { ...verifiedMember('M-1001').member, verifiedUntil: '2026-11-20T14:59:59.000Z' } }
  expect(await shown(over), 'ORD-221').not.toContain('Member: ')
  const marked = await listOf(database, { venue: 'marked', session: verifiedMember('M-1001') })
  expect(header(marked).match(/»Member: Ada Moss/g), 'ORD-084').toHaveLength(2)
})

test('[ORD-086] the login link is hidden by the setting, and by the text that carries one', async ({
  database,
}) => {
  expect(header(await listOf(database))).toContain('My orders')
  expect(header(await listOf(database, { venue: 'sorted' }))).not.toContain('My orders')
  await loadVenue(database, venueOf('silent', { texts: { 'header-hide-login': 'true' } }))
  expect(header(await listOf(database, { venue: 'silent' }))).not.toContain('My orders')
})

test('[ORD-088] the cart link counts tickets, and the people of a combo', async ({ database }) => {
  const api = await inProcess(database)
  const linkFor = async (session: object, venue = 'pier') =>
    (await listOf(database, { session, venue })).page.getByRole('link', { name: /^»?Your order/ }).textContent
  expect(await linkFor({})).toBe('0 items')
  const one = aDraft({ eventId: 'boat-tour.2026-11-23.0900', adult: 1 })
  const { id } = await fillCart(api, one)
  expect(await linkFor({ cartId: id })).toBe('1 item')
  const rain = {
    id: 'rain',
    comboTemplateId: 'rainy-day',
    events: [
      { eventTemplateId: 'galleries', eventId: 'galleries.2026-11-23.1400' },
      { eventTemplateId: 'workshop', eventId: 'workshop.2026-11-23.1300' },
    ],
    tickets: ['galleries', 'workshop'].map(eventTemplateId => ({
      eventTemplateId,
      ticketTypeId: 'adult',
      quantity: 2,
    })),
  }
  const withCombo = await fillCart(api, { ...one, comboItems: [rain] })
  expect(await linkFor({ cartId: withCombo.id })).toBe('3 items')
  expect(await linkFor({}, 'marked')).toBe('»0 items')
})

test('[ORD-075] [ORD-216] links of the list, the detail, the order and the calendar hand on campaign, appeal and fund, and nothing empty', async ({
  database,
}) => {
  const query = `?date=${DAY}&campaign=roof&appeal=spring&fund=boats&membershipIds=&text=`
  const order = await openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/pier/tickets${query}&eventId=third`,
  })
  const months = await openScreen(calendar, {
    database,
    pattern: '/orders/:tenantId/calendar',
    path: `/orders/pier/calendar${query}&eventId=`,
    isOrderView: true,
  })
  for (const screen of [
    await listOf(database, { query }),
    await detailOf(database, 'third', { query }),
    await detailOf(database, 'boat-tour', { query }),
    order,
    months,
  ]) {
    const inside = hrefs(screen).filter(href => /^\/(events|orders)\/pier\/(?!reviews)/.test(href))
    expect(inside.length, 'ORD-075').toBeGreaterThan(3)
    const without = inside.filter(href => !href.includes('campaign=roof&appeal=spring&fund=boats'))
    expect(without, 'ORD-075').toEqual([])
    const pairs = inside.flatMap(href => [...new URL(href, 'http://here').searchParams])
    expect(
      pairs.filter(([, value]) => value === ''),
      'ORD-216',
    ).toEqual([])
  }
})

test('[ORD-080] Cancel Order leads to the address of the venue, else to the events of the date', async ({
  database,
}) => {
  const cancel = async (venue: string, query = '') =>
    (
      await openScreen(tickets, {
        database,
        pattern: '/orders/:tenantId/tickets',
        path: `/orders/${venue}/tickets${query}`,
        form: { intent: 'cancel' },
      })
    ).location
  expect(await cancel('marked', `?date=${DAY}`)).toBe('https://pier.example/bye')
  expect(await cancel('pier', `?date=${DAY}`)).toBe(`/events/pier/list?date=${DAY}`)
  expect(await cancel('pier')).toBe('/events/pier/list')
})

test('[ORD-314] [ORD-315] the hours of a day are those of its exception, else of its weekday, or it is closed', async ({
  database,
}) => {
  const on = async (date: string) => main(await listOf(database, { venue: 'abroad', query: `?date=${date}` }))
  expect(await on('2026-11-25'), 'ORD-314').toContain('Hours: Open 10:00 am to 4:30 pm')
  expect(await on(DAY), 'ORD-315').toContain('Hours: Open 12:00 pm to 8:00 pm')
  const closed = await on('2026-11-24')
  expect(closed, 'ORD-314').toContain('Closed')
  expect(closed, 'ORD-315').not.toContain('Hours: Open')
  const today = await listOf(database, { query: `?date=${DAY}` })
  expect(today.words, 'ORD-314').toContain('Hours: Open 9:00 am to 5:00 pm')
  expect(today.words, 'ORD-314').not.toContain('365 days')
})

test('[ORD-316] a venue that has told no hours is open from eight to five every day of the year', async ({
  database,
}) => {
  const marked = await listOf(database, { venue: 'marked', query: '?date=2026-12-25' })
  const week = Array.from({ length: 7 }, (_, day) => `2026-12-${19 + day}`)
  for (const date of week) {
    const { body } = await listOf(database, { venue: 'marked', query: `?date=${date}` })
    expect(body.querySelector('main')?.textContent, date).toContain('»Hours: Open »8:00 am to 5:00 pm')
  }
  expect(marked.words).toContain('»8:00 am to 5:00 pm, open 365 days a year')
  expect(main(await listOf(database, { query: '?date=2026-11-21' }))).toContain('Closed')
})

test('[ORD-011] [ORD-311] [ORD-313] a venue without a currency sells in dollars; dates are written out', async ({
  database,
}) => {
  const query = `?date=${DAY}`
  const dollars = await listOf(database, { query })
  expect(dollars.words, 'ORD-011').toContain('From $12.50')
  expect((await detailOf(database, 'galleries', { query })).words, 'ORD-311').toContain(' $12 ')
  expect((await listOf(database, { venue: 'abroad', query })).words, 'ORD-011').toContain('€')
  const api = await inProcess(database)
  const { payload } = await api.themes.get({ params: { tenantId: 'pier' } })
  expect(payload.currency, 'ORD-011').toBe('USD')
  expect(main(dollars), 'ORD-313').toContain('Monday, November 23, 2026')
  const galleries = main(await detailOf(database, 'galleries', { query }))
  expect(galleries, 'ORD-313').toContain('Monday, November 23, 2026')
})

test('[ORD-317] the events screens say what the venue calls their buttons', async ({ database }) => {
  const query = `?date=${DAY}`
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ]) {
    const words = ` ${(await listOf(database, { venue, query })).words} `
    for (const label of ['Tickets', 'Add Admission', 'Buy Tickets', 'Buy Combo'])
      expect(words).toContain(` ${mark}${label} `)
    const { page } = await detailOf(database, 'boat-tour', { venue, query })
    expect(page.getAllByRole('link', { name: `${mark}Tickets` })).toHaveLength(2)
  }
})

test('[ORD-005] each flag of the venue switches its feature', async ({ database }) => {
  const shown = async (company: object) => {
    await loadVenue(database, venueOf('flags', { company }))
    const { words } = await listOf(database, { venue: 'flags' })
    return {
      membership: words.includes('Are you a member?'),
      membershipSales: words.includes('Become a member'),
      reviews: words.includes('8 reviews'),
    }
  }
  const all = { membership: true, membershipSales: true, reviews: true }
  expect(await shown({})).toEqual(all)
  expect(await shown({ membership: false })).toEqual({ ...all, membership: false, membershipSales: false })
  expect(await shown({ membershipSales: false })).toEqual({ ...all, membershipSales: false })
  expect(await shown({ reviews: false })).toEqual({ ...all, reviews: false })
})
