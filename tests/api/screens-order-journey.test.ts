import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as reviews from '#app/routes/events/reviews/route.tsx'
import * as join from '#app/routes/membership/join/route.tsx'
import * as calendar from '#app/routes/orders/calendar/route.tsx'
import * as combo from '#app/routes/orders/combo/route.tsx'
import * as forms from '#app/routes/orders/forms/route.tsx'
import { addOnField } from '#app/routes/orders/tickets/items/add-on/add-on-form.ts'
import {
  DONATION_CHOICE,
  DONATION_SHOWN,
  detailField,
} from '#app/routes/orders/tickets/items/donation/donation-form.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember, withForms } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Where each press on the way to an order leads, and what stands there then: every address is opened as the page before has it. */

const DAY = '2026-11-23'
const museum = aMuseum()
const venueOf = (id: string, about: object = {}) =>
  aMuseum({ venue: { id, name: `The ${id}`, timeZone: 'America/New_York' }, ...about })

const { test } = useDatabase(async database => {
  await loadVenue(database, venueOf('pier'))
  const groups = ['events', 'calendar', 'tickets', 'combo', 'forms', 'reviews', 'cart'] as const
  await loadVenue(database, venueOf('marked', { texts: markedWords(groups) }))
  await loadVenue(database, withForms(venueOf('asking'), { 'boat-tour': ['dietary'] }))
})

type OrderRequest = Partial<PageRequest> & { venue?: string }
const view =
  (screen: Parameters<typeof openScreen>[0], pattern: string) =>
  (database: Database, query: string, { venue = 'pier', ...about }: OrderRequest = {}) =>
    openScreen(screen, {
      database,
      pattern,
      isOrderView: /calendar|combo|forms/.test(pattern),
      path: `${pattern.replace(':tenantId', venue)}?${query}`,
      ...about,
    })
const listOf = view(list, '/events/:tenantId/list')
const calendarOf = view(calendar, '/orders/:tenantId/calendar')
const orderOf = view(tickets, '/orders/:tenantId/tickets')
type Screen = Awaited<ReturnType<typeof orderOf>>

/** The order page at an address that a press has led to. */
const follow = (database: Database, location: string | null, about: OrderRequest = {}) => {
  const { pathname, search } = new URL(location ?? '', 'http://here')
  expect(pathname).toMatch(/^\/orders\/\w+\/tickets$/)
  return orderOf(database, search.slice(1), about)
}
const regions = ({ page }: Screen) =>
  page.queryAllByRole('region').flatMap(region => region.querySelector('h2')?.textContent ?? [])

async function withTickets(database: Database, about: object = { adult: 1 }, tenantId = 'pier') {
  const { id } = await fillCart(await inProcess(database, { tenantId }), aDraft(about))
  return { session: { cartId: id } }
}

test('[ORD-014] the title of each screen is that of its page and the name of the venue', async ({
  database,
}) => {
  const { session } = await withTickets(database, { adult: 1 }, 'marked')
  const screens = [
    [list.loader, 'events', 'list', 'Events'],
    [reviews.loader, 'events', 'reviews', 'Reviews'],
    [calendar.loader, 'orders', 'calendar', 'Calendar'],
    [tickets.loader, 'orders', 'tickets', 'Your Order'],
    [forms.loader, 'orders', 'forms', 'Response Forms'],
  ] as const
  for (const [loader, section, name, title] of screens)
    for (const [venue, mark] of [
      ['pier', ''],
      ['marked', '»'],
    ] as const) {
      const about = { database, path: `/${section}/${venue}/${name}`, session: mark ? session : {} }
      const { page } = await load(loader as typeof list.loader, about)
      expect(page.title).toBe(`${mark}${title} | The ${venue}`)
    }
  const path = '/events/pier/detail/boat-tour'
  const boat = await load(detail.loader, { database, path, params: { eventId: 'boat-tour' } })
  expect(boat.page.title).toBe('Boat Tour | The pier')
})

test('[ORD-050] [ORD-040] [ORD-060] [ORD-055] combo, calendar, order and forms have the titles of the venue, whatever is asked', async ({
  database,
}) => {
  const query = 'eventIds=x&membershipIds=x&date=x&cart=true&isGift=x&action=x&campaign=x'
  const titled = async (loader: unknown, name: string, venue: string) => {
    const item = name === 'combo' ? 'comboId=harbour-day' : 'addonId=x'
    const path = `/orders/${venue}/${name}?${query}&${item}`
    return (await load(loader as typeof combo.loader, { database, path })).page.title
  }
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const of = (title: string) => `${mark}${title} | The ${venue}`
    expect(await titled(combo.loader, 'combo', venue), 'ORD-050').toBe(of('Modify your purchase'))
    expect(await titled(calendar.loader, 'calendar', venue), 'ORD-040').toBe(of('Calendar'))
    expect(await titled(tickets.loader, 'tickets', venue), 'ORD-060').toBe(of('Your Order'))
    expect(await titled(forms.loader, 'forms', venue), 'ORD-055').toBe(of('Response Forms'))
  }
})

test('[ORD-040] without event or combo the calendar is open on the days of any event', async ({
  database,
}) => {
  const { page, body } = await calendarOf(database, '')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Calendar')
  expect(page.getAllByRole('grid')).toHaveLength(2)
  const open = [...body.querySelectorAll('a[data-date]')].map(day => day.getAttribute('data-date'))
  expect(open).toHaveLength(11 + 31)
  expect([open[0], open.at(-1)]).toEqual(['2026-11-20', '2026-12-31'])
})

test('[ORD-031] event, member event and combo are shown in one layout', async ({ database }) => {
  for (const [id, query, name] of [
    ['boat-tour', `date=${DAY}&rev=2`, 'Boat Tour'],
    ['night-walk', `date=${DAY}&membershipIds=M-1001`, 'Night Walk'],
    ['harbour-day', `comboId=harbour-day&date=${DAY}`, 'Harbour Day'],
  ] as const) {
    const pattern = '/events/:tenantId/detail/:eventId'
    const path = `/events/pier/detail/${id}?${query}`
    const { page, body } = await openScreen(detail, { database, pattern, path })
    const main = body.querySelector('main')?.textContent ?? ''
    expect(page.getByRole('heading', { level: 1 }).textContent, id).toBe(name)
    expect(page.getByRole('heading', { name: 'Price' }), id).toBeDefined()
    expect(main, id).toContain('Monday, November 23, 2026')
  }
})

test('[ORD-043] [ORD-044] a day of the calendar leads to the order of what was chosen, else to the events of that day', async ({
  database,
}) => {
  const leads = async (query: string) => {
    const { body } = await calendarOf(database, query)
    return body.querySelector(`a[data-date="${DAY}"]`)?.getAttribute('href')
  }
  const ofEvent = await leads('eventId=boat-tour')
  expect(ofEvent, 'ORD-043').toBe(`/orders/pier/tickets?eventId=boat-tour&date=${DAY}`)
  const chosen = await follow(database, ofEvent ?? null)
  expect(chosen.words, 'ORD-043').toContain('Boat Tour Monday, November 23, 2026')
  const ofCombo = await leads('comboId=harbour-day&eventIds=galleries,workshop')
  expect(ofCombo, 'ORD-043').toMatch(/^\/orders\/pier\/tickets\?.*comboId=harbour-day.*date=2026-11-23/)
  expect(await leads(''), 'ORD-044').toBe(`/events/pier/list?date=${DAY}`)
})

test('[ORD-047] [ORD-048] the choice of events can be left, and hands the date to the ticked events alone', async ({
  database,
}) => {
  const boat = aDraft({ adult: 1 }).templates ?? []
  const galleries = slotAt('galleries', '2026-11-20', '14:00')
  const entry = aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 1 }).templates ?? []
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const api = await inProcess(database, { tenantId: venue })
    const { id: cartId } = await fillCart(api, { templates: [...boat, ...entry] })
    const about = { venue, session: { cartId } }
    const { page } = await calendarOf(database, `cart=true&pick=${DAY}`, about)
    const cancel = page.getByRole('link', { name: `${mark}Cancel` })
    expect(cancel.getAttribute('href'), 'ORD-047').toBe(`/orders/${venue}/calendar?cart=true`)
    const left = await calendarOf(database, 'cart=true', about)
    expect(left.page.queryByRole('button', { name: `${mark}Continue to Cart` }), 'ORD-047').toBeNull()
    const form = page.getByRole('button', { name: `${mark}Continue to Cart` }).closest('form')
    const sent = new URLSearchParams(
      [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])]
        .filter(({ type, value }) => type === 'hidden' || value === 'galleries')
        .map(({ name, value }): [string, string] => [name, value]),
    )
    const target = `${form?.getAttribute('action')}?${sent}`
    expect([form?.getAttribute('method'), target], 'ORD-048').toEqual([
      'get',
      `/orders/${venue}/tickets?cart=true&date=${DAY}&cdEventIds=galleries`,
    ])
    const order = await follow(database, target, about)
    expect(order.words, 'ORD-048').toMatch(/Galleries Monday, November 23, 2026/)
    expect(order.words, 'ORD-048').toMatch(/Boat Tour Friday, November 20, 2026/)
  }
})

test('[ORD-061] events and combos of the address are ready for choosing tickets on their date', async ({
  database,
}) => {
  const events = await orderOf(database, `eventIds=boat-tour,galleries&date=${DAY}`)
  for (const id of ['boat-tour', 'galleries']) {
    const quantity = events.field(quantityField(id, 'adult'))
    expect([quantity?.value, quantity?.disabled], id).toEqual(['0', false])
    expect(events.body.querySelector(`[name="${slotField(id)}"][checked]`), id).not.toBeNull()
  }
  const one = await orderOf(database, `eventId=boat-tour&date=${DAY}`)
  expect(one.field(quantityField('boat-tour', 'adult'))?.value).toBe('0')
  const rain = await orderOf(database, `comboId=rainy-day&date=${DAY}`)
  const block = rain.page.getByRole('region', { name: 'Rainy Day' })
  expect(block.querySelectorAll('fieldset')).toHaveLength(2)
  expect(block.querySelector<HTMLInputElement>('[role="spinbutton"]')?.value).toBe('0')
})

test('[ORD-062] [ORD-186] an add-on stands with the tickets of its event; one of the address waits for them', async ({
  database,
}) => {
  const about = `eventId=boat-tour&date=${DAY}`
  const looked = await orderOf(database, `${about}&addonId=guide-book`)
  expect(looked.words, 'ORD-062').toContain('Guide book will be added with your tickets.')
  expect(looked.field(addOnField('boat-tour', 'guide-book'))?.type, 'ORD-186').toBe('hidden')
  expect(looked.field(addOnField('boat-tour', 'guide-book'))?.value, 'ORD-062').toBe('1')
  const bare = await orderOf(database, about)
  expect(bare.field(addOnField('boat-tour', 'guide-book')), 'ORD-186').toBeNull()
  const form = {
    intent: 'update',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: '1',
  }
  const { session } = await withTickets(database)
  const sent = { ...form, [addOnField('boat-tour', 'guide-book')]: '1' }
  const { location } = await orderOf(database, 'cart=true', { session, form: sent })
  const added = await follow(database, location, { session })
  expect(added.page.getByRole('spinbutton', { name: 'Quantity of Guide book' }), 'ORD-186').toBeDefined()
  expect(added.words, 'ORD-062').toContain('1 × Guide book')
})

test('[ORD-107] what is sold in a fixed number is ticked; of anything else the number is chosen', async ({
  database,
}) => {
  const { session } = await withTickets(database)
  const { page, field } = await orderOf(database, 'cart=true', { session })
  const lunch = field(addOnField('boat-tour', 'lunch-box'))
  expect([lunch?.type, lunch?.value]).toEqual(['checkbox', '2'])
  expect(page.queryByRole('spinbutton', { name: 'Quantity of Lunch box' })).toBeNull()
  expect(page.getByRole('spinbutton', { name: 'Quantity of Guide book' })).toBeDefined()
})

test('[ORD-068] [ORD-074] the order page asks for a donation, with what the address names chosen already', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', ''],
  ] as const) {
    const order = await orderOf(database, `eventId=boat-tour&date=${DAY}`, { venue })
    expect(order.page.getByRole('region', { name: `${mark}Make a donation` }), 'ORD-068').toBeDefined()
  }
  const none = { donations: { ...museum.donations, options: [] } }
  await loadVenue(database, venueOf('giftless', none))
  const without = await orderOf(database, `eventId=boat-tour&date=${DAY}`, { venue: 'giftless' })
  expect(without.field(DONATION_SHOWN), 'ORD-068').toBeNull()
  const chosen = async (query: string) => {
    const { body } = await orderOf(database, `eventId=boat-tour&date=${DAY}&${query}`)
    return (['Fund', 'Campaign', 'Appeal'] as const).map(
      kind =>
        body.querySelector<HTMLInputElement>(`[name="${detailField(`donation${kind}Name`)}"][checked]`)
          ?.value ?? '',
    )
  }
  expect(await chosen(''), 'ORD-074').toEqual(['Old boats', '', ''])
  expect(await chosen('campaign=roof&appeal=spring&fund=boats'), 'ORD-074').toEqual([
    'Old boats',
    'New roof',
    'Spring letter',
  ])
})

test('[ORD-130] [ORD-153] what is added stands in the order, what is removed is offered again and can be taken back', async ({
  database,
}) => {
  const { session } = await withTickets(database)
  const offered = await orderOf(database, 'cart=true', { session })
  expect(regions(offered), 'ORD-130').toEqual(['Boat Tour', 'Make a donation', 'You may also like'])
  const add = offered.page.getByRole('button', { name: 'Add Admission: Galleries' })
  const tickets = { [slotField('boat-tour')]: BOAT, [quantityField('boat-tour', 'adult')]: '1' }
  const press = async (query: string, button: HTMLElement) => {
    const form = { ...tickets, intent: button.getAttribute('value') ?? '' }
    const { location } = await orderOf(database, query, { session, form })
    return { query: location?.split('?')[1] ?? '', drawn: await follow(database, location, { session }) }
  }
  const added = await press('cart=true', add)
  expect(regions(added.drawn), 'ORD-130').toEqual(['Your day', 'Galleries', 'Make a donation'])
  const remove = added.drawn.page.getByRole('button', { name: 'Remove Galleries' })
  expect(added.drawn.field(quantityField('galleries', 'adult')), 'ORD-130').not.toBeNull()
  const removed = await press(added.query, remove)
  expect(regions(removed.drawn), 'ORD-153').toEqual([
    'Boat Tour',
    'Make a donation',
    'Removed from your order',
  ])
  const again = removed.drawn.page.getByRole('button', { name: 'Add Admission: Galleries' })
  const back = await press(removed.query, again)
  expect(regions(back.drawn), 'ORD-153').toEqual(['Your day', 'Galleries', 'Make a donation'])
})

test('[ORD-156] an order that is cancelled is gone on the server and from the session', async ({
  database,
}) => {
  const { session } = await withTickets(database)
  const written: unknown[] = []
  const sessions = {
    read: async () => session,
    write: async (_tenant: string, kept: unknown) => {
      written.push(kept)
      return ''
    },
  }
  const form = { intent: 'cancel' }
  const { location } = await orderOf(database, 'cart=true', { session, form, context: { sessions } })
  expect(location).toBe('/events/pier/list')
  const api = await inProcess(database)
  expect((await api.carts.get({ headers: { 'x-cart-id': session.cartId } })).payload).toBeNull()
  const undo = { cartId: session.cartId, until: expect.any(String) }
  expect(written).toEqual([{ cartId: undefined, undo }])
})

test('[ORD-159] [ORD-079] Place Order leads to the forms that wait, else to checkout, with the date', async ({
  database,
}) => {
  const place = async (venue: string) => {
    const form = {
      intent: 'checkout',
      [slotField('boat-tour')]: BOAT,
      [quantityField('boat-tour', 'adult')]: '1',
    }
    return (await orderOf(database, 'eventId=boat-tour&date=2026-11-20', { venue, form })).location
  }
  expect(await place('pier'), 'ORD-079').toBe('/checkout/pier/process?date=2026-11-20')
  expect(await place('asking'), 'ORD-159').toBe('/orders/asking/forms?date=2026-11-20')
})

test('[ORD-189] an order of nothing is not placed, and the page says why', async ({ database }) => {
  const { session } = await withTickets(database)
  const empty = {
    intent: 'checkout',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: '0',
  }
  const guides = { ...empty, [addOnField('boat-tour', 'guide-book')]: '2' }
  for (const form of [empty, guides]) {
    const refused = await orderOf(database, 'cart=true', { session, form })
    expect([refused.status, refused.location]).toEqual([409, null])
    const alerts = refused.page.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toContain("You haven't added anything to your order.")
  }
  const gift = { ...empty, [DONATION_SHOWN]: 'true', [DONATION_CHOICE]: 'gift:2500' }
  expect((await orderOf(database, 'cart=true', { session, form: gift })).location).toContain('/checkout/pier')
})

test('[ORD-079] joining is led to from the list, and each level from there', async ({ database }) => {
  const linksTo = ({ body }: Pick<Screen, 'body'>, path: RegExp) =>
    [...(body.querySelector('main')?.querySelectorAll('a') ?? [])].flatMap(
      link => path.exec(link.getAttribute('href') ?? '')?.[0] ?? [],
    )
  expect(linksTo(await listOf(database, ''), /^\/membership\/.*/)).toEqual(['/membership/pier/join'])
  const joining = view(join, '/membership/:tenantId/join')
  const levels = linksTo(await joining(database, ''), /^\/membership\/pier\/detail\/[a-z]+/)
  expect([...new Set(levels)]).toEqual(['/membership/pier/detail/friend', '/membership/pier/detail/patron'])
})

test('[ORD-229] [MEM-125] who renews or moves up a membership signs in as its member first, and comes back to the tickets', async ({
  database,
}) => {
  for (const action of ['Upgrade', 'MembershipUpgrade', 'renew']) {
    const query = `membershipCategoryId=patron&action=${action}&membershipId=M-1001`
    const answer = await orderOf(database, query)
    const location = new URL(answer.location ?? '', 'http://here')
    expect(location.pathname).toBe('/auth/pier/members')
    expect(location.searchParams.get('ref')).toBe(`/orders/pier/tickets?${query}`)
  }
  const member = await orderOf(database, 'membershipCategoryId=patron&action=Upgrade', {
    session: verifiedMember('M-1001'),
  })
  expect([member.status, member.location]).toEqual([200, null])
})
