import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as applicationLoader } from '#app/routes/application/route.tsx'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as reviews from '#app/routes/events/reviews/route.tsx'
import { quantityField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What stands around the ordering screens, and what they say, in a venue of few words and in one that has worded everything. */

const DAY = '2026-11-23'
const school = { 'events-page-heading': 'For schools', 'tickets-place-order': 'Book the class' }
const venueOf = (id: string, about: object = {}, profile: object = {}) =>
  aMuseum({ venue: { id, name: `The ${id}`, timeZone: 'America/New_York', ...profile }, ...about })

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ textSets: { schools: school } }))
  await loadVenue(
    database,
    venueOf(
      'marked',
      {
        texts: {
          ...markedWords(['shell', 'events', 'event-detail', 'reviews', 'tickets', 'cart', 'calendar']),
          'events-page-description': '»Come <strong>early</strong>.',
        },
        links: [
          { key: 'logo', href: 'https://marked.example/home' },
          { key: 'shop', href: 'https://marked.example/shop', label: 'Museum shop' },
        ],
      },
      { phoneNumber: '(212) 555-0199' },
    ),
  )
  await loadVenue(
    database,
    venueOf('bare', { company: { membership: false }, links: [{ key: 'logo', href: '#' }], members: [] }),
  )
})

type ScreenRequest = Partial<PageRequest> & { venue?: string; query?: string }
const screen =
  (route: Parameters<typeof openScreen>[0], pattern: string) =>
  (database: Database, { venue = 'pier', query = '', ...about }: ScreenRequest = {}) =>
    openScreen(route, {
      database,
      pattern,
      path: `${pattern.replace(':tenantId', venue).replace(':eventId', 'boat-tour')}${query}`,
      ...about,
    })
const listOf = screen(list, '/events/:tenantId/list')
const detailOf = screen(detail, '/events/:tenantId/detail/:eventId')
const reviewsOf = screen(reviews, '/events/:tenantId/reviews')
const orderOf = screen(tickets, '/orders/:tenantId/tickets')
type Screen = Awaited<ReturnType<typeof listOf>>

const VENUES = [
  ['pier', ''],
  ['marked', '»'],
] as const
const header = ({ body }: Screen) => body.querySelector('header')
const main = ({ body }: Screen) => body.querySelector('main')?.textContent ?? ''
const linkIn = (part: Element | null, words: string) =>
  [...(part?.querySelectorAll('a') ?? [])]
    .find(({ textContent }) => textContent?.replace(/\s+/g, ' ').includes(words))
    ?.getAttribute('href')
/** How many links say so: the header tells it in its bar and in its drawer. */
const countIn = (part: Element | null, words: string) =>
  [...(part?.querySelectorAll('a') ?? [])].filter(({ textContent }) => textContent === words).length
const ada = { visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada' } }

test('[ORD-081] [ORD-082] [ORD-094] header and footer have the venue’s words, its phone and the way to privacy', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const answer = await listOf(database, { venue })
    const skip = answer.page.getByRole('link', { name: `${mark}Skip to content` })
    expect(answer.body.querySelector(skip.getAttribute('href') ?? ''), 'ORD-081').not.toBeNull()
    expect(header(answer)?.querySelector('summary')?.textContent, 'ORD-081').toBe(`${mark}Menu`)
    const phone = venue === 'pier' ? '(212) 555-0100' : '(212) 555-0199'
    const dialled = `tel:${phone.replace(/\D/g, '')}`
    expect(linkIn(header(answer), `${mark}Contact us ${phone}`), 'ORD-082').toBe(dialled)
    const privacy = linkIn(answer.body.querySelector('footer'), `${mark}Privacy policy`)
    expect(privacy, 'ORD-094').toBe(`/legal/${venue}/privacy`)
  }
  const bare = await listOf(database, { venue: 'bare' })
  expect(bare.words, 'ORD-082').not.toContain('Contact us')
})

test('[ORD-083] [ORD-093] the membership link is there where there are memberships, and leads where the visitor stands', async ({
  database,
}) => {
  const hrefFor = async (session: object, words: string, venue = 'pier') =>
    linkIn(header(await listOf(database, { session, venue, query: `?date=${DAY}` })), words)
  expect(await hrefFor({}, 'My Membership', 'bare'), 'ORD-083').toBeUndefined()
  const back = encodeURIComponent(`/events/pier/list?date=${DAY}`)
  expect(await hrefFor({}, 'My Membership'), 'ORD-093').toBe(`/auth/pier/members?ref=${back}&logout=1`)
  expect(await hrefFor(verifiedMember('M-1001'), 'Member:'), 'ORD-093').toBe('/membership/pier/profile')
  const expired = { member: { ...verifiedMember('M-1003').member, isExpired: true } }
  expect(await hrefFor(expired, 'Member:'), 'ORD-093').toBe('/membership/pier/renew')
})

test('[ORD-085] [ORD-087] [ORD-092] a signed-in visitor is named, led to the orders and can sign out', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const stranger = header(await listOf(database, { venue, query: `?date=${DAY}` }))
    const back = encodeURIComponent(`/events/${venue}/list?date=${DAY}`)
    expect(linkIn(stranger, `${mark}My orders`), 'ORD-085').toBe(`/auth/${venue}/login?ref=${back}`)
    expect(countIn(stranger, `${mark}My orders`), 'ORD-085').toBe(2)
    expect(stranger?.textContent, 'ORD-087').not.toContain('Logout')
    const known = header(await listOf(database, { venue, session: ada }))
    expect(countIn(known, `${mark}Orders: Ada@Example.com`), 'ORD-085').toBe(3)
    expect(linkIn(known, `${mark}Orders: Ada@Example.com`), 'ORD-092').toBe(`/account/${venue}/orders`)
    const out = [...(known?.querySelectorAll('form') ?? [])].find(({ textContent }) =>
      textContent?.includes(`${mark}Logout`),
    )
    expect([out?.getAttribute('action'), out?.getAttribute('method')], 'ORD-087').toEqual([
      `/auth/${venue}/logout`,
      'post',
    ])
  }
})

test('[ORD-274] every page classes its visitor by cookie and by membership, for who measures', async ({
  database,
}) => {
  const classOf = async (session: object) => {
    const { page } = await load(applicationLoader, { database, path: '/events/pier/list', session })
    return Object.values(page.analytics.visitor)
  }
  expect(await classOf({})).toEqual(['Guest', 'Non-Member'])
  expect(await classOf(ada)).toEqual(['Customer', 'Non-Member'])
  expect(await classOf(verifiedMember('M-1001'))).toEqual(['Guest', 'Member'])
})

test('[ORD-089] [ORD-090] [ORD-004] logo, links, name and phone are those of the venue', async ({
  database,
}) => {
  const marked = await listOf(database, { venue: 'marked' })
  const logo = (answer: Screen, name: string) =>
    answer.page.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(logo(marked, '»The marked, all events'), 'ORD-089').toBe('https://marked.example/home')
  expect(linkIn(header(marked), 'Museum shop'), 'ORD-090').toBe('https://marked.example/shop')
  const phone = marked.body.querySelector('a[href="tel:2125550199"]')
  expect(phone?.textContent, 'ORD-004').toContain('(212) 555-0199')
  expect(main(marked), 'ORD-004').toContain('»Hours: Open »9:00 am to 5:00 pm')
  const bare = await listOf(database, { venue: 'bare' })
  expect(logo(bare, 'The bare, all events'), 'ORD-089').toBe('/events/bare/list')
  expect(bare.words, 'ORD-090').not.toContain('Museum shop')
  expect(bare.words, 'ORD-004').not.toMatch(/The marked|Pier Museum|555/)
})

test('[ORD-264] the theme is read with the text parameter of the address as its overrideId', async ({
  database,
}) => {
  const calls: unknown[] = []
  const watch: PageRequest['watch'] = api => {
    const get = (input: { params: { tenantId: string } }) => {
      calls.push(input)
      return api.themes.get(input)
    }
    return instead(api, 'themes', instead(api.themes, 'get', get))
  }
  await listOf(database, { query: '?text=schools', watch })
  await listOf(database, { watch })
  const params = { tenantId: 'pier' }
  expect(calls).toContainEqual({ params, query: { overrideId: 'schools' } })
  expect(calls).toContainEqual({ params, query: {} })
  expect(calls).toHaveLength(2)
})

test('[ORD-076] [CHK-256] the text set of the address speaks, and goes with its links', async ({
  database,
}) => {
  const query = '?text=schools'
  const schools = await listOf(database, { query })
  expect(schools.page.getByRole('heading', { level: 1 }).textContent).toBe('For schools')
  expect(linkIn(schools.body.querySelector('main'), 'Select a date')).toContain('text=schools')
  const order = await orderOf(database, {
    query: `?eventId=boat-tour&date=${DAY}&tickets=adult:1&text=schools`,
  })
  expect(order.words).toContain(' Book the class ')
  expect((await listOf(database, { query: '?text=nothing' })).words).not.toContain('For schools')
})

test('[ORD-078] while a date is being changed the shell says so, and how to leave it', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const query = '?cdEventIds=boat-tour'
    const { page } = await listOf(database, { venue, query })
    const cancel = page.getByRole('link', { name: `${mark}Cancel Change` })
    expect(cancel.getAttribute('href')).toBe(`/orders/${venue}/tickets?cart=true`)
    expect(cancel.parentElement?.textContent).toContain(`${mark}Select a date`)
  }
  expect((await listOf(database)).words).not.toContain('Cancel Change')
})

test('[ORD-016] [ORD-019] [ORD-020] [ORD-023] the list of a day has its heading, its date, its hours and the way to another', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const answer = await listOf(database, { venue, query: '?date=2026-11-27' })
    expect(main(answer), 'ORD-016').toContain(`${mark}Friday, November 27, 2026`)
    expect(answer.page.getByRole('heading', { level: 1 }).textContent, 'ORD-019').toBe(`${mark}${mark}Events`)
    const way = linkIn(answer.body.querySelector('main'), `${mark}Select a date`)
    expect(way, 'ORD-020').toBe(`/orders/${venue}/calendar?date=2026-11-27`)
    expect(main(answer), 'ORD-023').toContain(`${mark}Hours: Open ${mark}9:00 am to 5:00 pm`)
  }
  const { body } = await listOf(database, { venue: 'marked' })
  expect(
    [...body.querySelectorAll('strong')].map(({ textContent }) => textContent),
    'ORD-019',
  ).toContain('early')
})

test('[ORD-021] [ORD-024] [ORD-025] the membership line asks a stranger and thanks a member', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const stranger = await listOf(database, { venue })
    const within = stranger.body.querySelector('main')
    expect(main(stranger), 'ORD-025').toContain(`${mark}Are you a member?`)
    expect(linkIn(within, `${mark}Verify Membership`), 'ORD-025').toContain(`/auth/${venue}/members?ref=`)
    expect(linkIn(within, `${mark}Become a member`), 'ORD-021').toBe(`/membership/${venue}/join`)
    const member = await listOf(database, { venue, session: verifiedMember('M-1001') })
    expect(main(member), 'ORD-024').toContain(`${mark}Thank you for being a member, Ada Moss!`)
    expect(main(member), 'ORD-025').not.toContain('Are you a member?')
  }
})

test('[ORD-022] [ORD-038] [ORD-039] ratings lead to the reviews, five on a detail and twenty on their screen', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const within = (await listOf(database, { venue })).body.querySelector('main')
    expect(linkIn(within, `${mark}8 reviews`), 'ORD-022').toContain(`/events/${venue}/reviews`)
    const ofBoat = await detailOf(database, { venue })
    expect(ofBoat.body.querySelectorAll('article').length, 'ORD-038').toBe(5)
    const all = await reviewsOf(database, { venue })
    expect(all.body.querySelectorAll('article').length, 'ORD-039').toBe(8)
  }
})

test('[ORD-026] [ORD-027] [ORD-028] [ORD-030] events, member events and combos stand apart; a day without any says so', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const session = verifiedMember('M-1001')
    const { page, words } = await listOf(database, { venue, session, query: `?date=${DAY}` })
    const cards = (name: string) =>
      [...page.getByRole('region', { name: mark + name }).querySelectorAll('h3')].map(
        ({ textContent }) => textContent,
      )
    expect(cards('Events'), 'ORD-026').toEqual(['Boat Tour', 'Galleries', 'Workshop'])
    expect(cards('Special Events'), 'ORD-027').toEqual(['Night Walk'])
    expect(cards('Combo Deals'), 'ORD-028').toEqual(['Harbour Day', 'Rainy Day'])
    expect(words, 'ORD-030').not.toContain('There are no events')
    const empty = await listOf(database, { venue, query: '?date=2027-06-01' })
    expect(main(empty), 'ORD-030').toContain(`${mark}There are no events for this date.`)
    const other = linkIn(empty.body.querySelector('main'), `${mark}Select another date`)
    expect(other, 'ORD-030').toBe(`/orders/${venue}/calendar?date=2027-06-01`)
  }
})

test('[ORD-032] [ORD-033] [ORD-036] the detail has name, rating, description and pictures, and leads to the order', async ({
  database,
}) => {
  const answer = await detailOf(database, { query: `?date=${DAY}` })
  expect(answer.page.getByRole('heading', { level: 1 }).textContent, 'ORD-032').toBe('Boat Tour')
  expect(main(answer), 'ORD-032').toContain('Once round the harbour and back.')
  expect(main(answer), 'ORD-032').toContain('4.1')
  const [button] = answer.page.getAllByRole('link', { name: 'Tickets' })
  expect(button?.getAttribute('href'), 'ORD-033').toBe(`/orders/pier/tickets?eventId=boat-tour&date=${DAY}`)
  const pictures = answer.page.getByRole('group', { name: 'Pictures of Boat Tour' }).querySelectorAll('a')
  expect(
    [...pictures].map(link => link.getAttribute('href')),
    'ORD-036',
  ).toEqual(['/pictures/pier/boat-highres.avif', '/pictures/pier/quay-highres.avif'])
})

/** A visitor whose cart holds two adults on the boat. */
async function withBoat(database: Database, tenantId: string) {
  const draft = aDraft({ eventId: 'boat-tour.2026-11-23.1100', adult: 2 })
  const { id } = await fillCart(await inProcess(database, { tenantId }), draft)
  return { cartId: id }
}

test('[ORD-064] [ORD-065] [ORD-071] [ORD-072] the order page asks for a membership, tells the total and what to press', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const session = await withBoat(database, venue)
    const order = await orderOf(database, { venue, session, query: '?cart=true' })
    const within = order.body.querySelector('main')
    expect(main(order), 'ORD-064').toContain(`${mark}Are you a member?`)
    expect(linkIn(within, `${mark}Verify Membership`), 'ORD-064').toContain(`/auth/${venue}/members?ref=`)
    const total = order.page.getByRole('complementary', { name: `${mark}Order summary` })
    expect(total.textContent, 'ORD-065').toContain(`${mark}Total$36`)
    const press = order.page.getByRole('button', { name: new RegExp(`^${mark}Place Order`) })
    expect([press.getAttribute('name'), press.getAttribute('value')], 'ORD-071').toEqual([
      'intent',
      'checkout',
    ])
    expect(press.textContent, 'ORD-071').toContain(`${mark}Placing Order`)
    const empty = await orderOf(database, { venue })
    expect(main(empty), 'ORD-072').toContain(`${mark}You haven't added anything to your order.`)
    const way = linkIn(empty.body.querySelector('main'), `${mark}Add to order`)
    expect(way, 'ORD-072').toBe(`/events/${venue}/list`)
  }
})

test('[ORD-066] [ORD-067] [ORD-069] [ORD-070] the order page has general admission by kind, what is recommended and the way to more', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const session = await withBoat(database, venue)
    const query = `?cart=true&eventId=galleries&date=${DAY}`
    const order = await orderOf(database, { venue, session, query })
    const names = ['adult', 'child'].map(type => order.field(quantityField('galleries', type))?.tagName)
    expect(names, 'ORD-066').toEqual(['INPUT', 'INPUT'])
    expect(main(order), 'ORD-066').toContain(`${mark}General Admission`)
    expect(order.words, 'ORD-067').toContain(`${mark}2 × Adult`)
    const alone = await orderOf(database, { venue, session, query: '?cart=true' })
    expect(main(alone), 'ORD-069').toContain(`${mark}You may also like`)
    expect(
      alone.page.getByRole('button', { name: `${mark}Add Admission: Galleries` }),
      'ORD-069',
    ).toBeDefined()
    const { location } = await orderOf(database, { venue, session, query, form: { intent: 'more' } })
    expect(location, 'ORD-070').toBe(`/events/${venue}/list?date=${DAY}`)
    expect(order.page.getByRole('button', { name: `${mark}Add More` }).getAttribute('value'), 'ORD-070').toBe(
      'more',
    )
  }
})

test('[ORD-202] [ORD-035] who lacks the membership of an event is told so, on its detail and in the order', async ({
  database,
}) => {
  for (const [venue, mark] of VENUES) {
    const query = `?eventId=night-walk&date=${DAY}`
    const stranger = await orderOf(database, { venue, query })
    expect(main(stranger), 'ORD-202').toContain(`${mark}You must have a valid membership to purchase.`)
    expect(stranger.field(quantityField('night-walk', 'adult')), 'ORD-202').toBeNull()
    const member = await orderOf(database, { venue, query, session: verifiedMember('M-1001') })
    expect(main(member), 'ORD-202').not.toContain('You must have a valid membership')
    const walk = await openScreen(detail, {
      database,
      pattern: '/events/:tenantId/detail/:eventId',
      path: `/events/${venue}/detail/night-walk?date=${DAY}`,
    })
    expect(main(walk), 'ORD-035').toContain(`${mark}Membership required`)
  }
  expect(main(await detailOf(database)), 'ORD-035').not.toContain('Membership required')
})
