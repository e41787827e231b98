import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import { slots } from '#app/data/schema/slots.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as calendar from '#app/routes/orders/calendar/route.tsx'
import { SelectEventDate } from '#app/routes/orders/calendar/select-event-date/select-event-date.tsx'
import * as combo from '#app/routes/orders/combo/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import type { PageRequest } from '#tests/builders/page-loader.ts'
import { fillCart, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const MONDAY = '2026-11-23'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  const texts = markedWords(['calendar', 'events', 'combo'])
  const venue = { id: 'marked', name: 'Marked', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, texts }))
})

type CalendarRequest = Partial<PageRequest> & { venue?: string }
const view =
  (screen: Parameters<typeof openScreen>[0], name: string) =>
  (database: Database, query = '', { venue = 'pier', ...about }: CalendarRequest = {}) =>
    openScreen(screen, {
      database,
      pattern: `/orders/:tenantId/${name}`,
      isOrderView: name !== 'tickets',
      path: `/orders/${venue}/${name}?${query}`,
      ...about,
    })
const calendarOf = view(calendar, 'calendar')
const comboOf = view(combo, 'combo')
const orderOf = view(tickets, 'tickets')

const adults = (eventTemplateId: string, time: string) => {
  const eventId = slotAt(eventTemplateId, MONDAY, time)
  return {
    eventTemplateId,
    events: [{ eventId, tickets: [{ id: eventId, ticketTypeId: 'adult', quantity: 1 }] }],
  }
}

async function cartOf(database: Database, draft: CartDraft, tenantId = 'pier') {
  const { id } = await fillCart(await inProcess(database, { tenantId }), draft)
  return { session: { cartId: id } }
}

test('[ORD-097] [ORD-313] a day is blank outside its month, selected, today, or carries a note', async ({
  database,
}) => {
  const { body, words } = await calendarOf(database, `eventId=boat-tour&date=${MONDAY}`)
  const november = body.querySelector('table')
  const cells = [...(november?.querySelectorAll('tbody td') ?? [])]
  expect(cells.filter(cell => cell.textContent === '')).toHaveLength(5)
  expect(
    cells.filter(cell => cell.getAttribute('aria-selected') === 'true').map(cell => cell.textContent),
  ).toEqual([expect.stringMatching(/^23.*Monday, November 23, 2026, Selected/)])
  const tuesday = november?.querySelector('[data-date="2026-11-24"]')?.textContent
  expect(tuesday, 'ORD-313').toContain('Tuesday, November 24, 2026')
  const today = november?.querySelector('[aria-current="date"]')
  expect(today?.getAttribute('data-date')).toBe('2026-11-20')
  expect(today?.textContent).toMatch(/^20Today/)
  const noted = cells.find(cell => cell.querySelector('[data-date="2026-11-22"]'))
  expect(noted?.querySelector('[aria-hidden="true"]')?.textContent).toContain('Low tide')
  expect(words).toContain('Harbour parade')
  expect((await calendarOf(database)).words).not.toContain('Low tide')
  expect((await calendarOf(database, '', { venue: 'marked' })).words).toContain('20 »Today')
})

test('[ORD-096] [ORD-098] [ORD-099] days without seats, weekdays and the way on are named by the venue', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const { body, page, words } = await calendarOf(database, 'eventId=winter', { venue })
    const first = body.querySelector('[data-date="2026-12-01"]')
    expect(first?.textContent, 'ORD-096').toContain(`1${mark}No Events`)
    expect(first?.getAttribute('href'), 'ORD-096').toBeNull()
    expect(body.querySelector('[data-date="2026-12-05"]')?.getAttribute('href'), 'ORD-096').toContain(
      '/tickets',
    )
    const heads = [...(body.querySelector('thead')?.querySelectorAll('th span') ?? [])]
    const codes = heads.map(({ textContent }) => textContent).filter((_, index) => index % 2 === 0)
    expect(codes, 'ORD-098').toEqual(['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'].map(code => mark + code))
    const more = page.getByRole('link', { name: `${mark}Show More Dates` })
    expect(more.getAttribute('href'), 'ORD-099').toContain('months=4')
    expect(words, 'ORD-099').not.toContain('January 2027')
  }
  const { words } = await calendarOf(database, 'eventId=winter&months=4')
  expect(words, 'ORD-099').toContain('January 2027')
})

test('[ORD-046] [ORD-293] [ORD-298] the choice of events tells what can be had on the day, the first two times and how many more', async ({
  database,
}) => {
  const draft = {
    templates: [adults('boat-tour', '09:00'), adults('galleries', '09:00'), adults('workshop', '13:00')],
  }
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const about = { venue, ...(await cartOf(database, draft, venue)) }
    const { page } = await calendarOf(database, 'cart=true&pick=2026-12-01', about)
    const line = (name: RegExp) => page.getByRole('checkbox', { name }).closest('label')?.textContent ?? ''
    const box = (name: RegExp) => page.getByRole<HTMLInputElement>('checkbox', { name })
    expect([box(/Boat Tour/).disabled, box(/Workshop/).disabled], 'ORD-046').toEqual([false, true])
    expect(line(/Boat Tour/), 'ORD-293').toContain(`Boat Tour${mark}Available`)
    expect(line(/Workshop/), 'ORD-293').toContain(`Workshop${mark}Not available`)
    expect(line(/Boat Tour/), 'ORD-298').toContain(`${mark}9:00 am, 11:00 am ${mark}+ 1 more`)
    expect(line(/Galleries/), 'ORD-298').toMatch(/9:00 am, 2:00 pm$/)
  }
})

test('[ORD-293] while the times of another day are on their way the events say Loading times...', async () => {
  const event = { id: 'a', name: 'Boat', combo: null, availability: 'available' as const, times: [], more: 0 }
  const choice = {
    date: MONDAY,
    words: 'Monday',
    events: [event],
    ticked: [],
    action: '/orders/pier/tickets',
    carried: [],
    cancelHref: '/',
  }
  const draw = (pending: string | null) =>
    drawScreen(() => createElement(SelectEventDate, { choice, pending }), {})
  expect(await draw('2026-11-24')).toContain('Loading times...')
  expect(await draw(null)).not.toContain('Loading times...')
})

test('[ORD-301] the calendar begins at the half hour before the asked time', async ({ database }) => {
  const api = await inProcess(database)
  const firstFrom = async (startTime: string) => {
    const query = { startTime, endTime: '2026-11-30' }
    return (await api.calendars.ofEvent({ params: { eventTemplateId: 'boat-tour' }, query })).payload
      .startTime
  }
  expect(await firstFrom(`${MONDAY}T11:29:00`)).toBe(`${MONDAY}T11:00:00-05:00`)
  expect(await firstFrom(`${MONDAY}T11:30:00`)).toBe(`${MONDAY}T15:00:00-05:00`)
  await database
    .forTenant('pier')
    .update(slots)
    .set({ time: '11:30', startsAt: new Date(`${MONDAY}T16:30:00Z`) })
    .where(eq(slots.id, slotAt('boat-tour', MONDAY, '11:00')))
  expect(await firstFrom(`${MONDAY}T11:59:00`)).toBe(`${MONDAY}T11:30:00-05:00`)
})

test('[ORD-302] what is next available is looked for in all of today and no further', async ({
  database,
}) => {
  const api = await inProcess(database)
  const next = async (eventTemplateId: string) =>
    (await api.events.nextAvailableShort({ params: { eventTemplateId } })).payload.startTime
  expect(await next('boat-tour')).toBe('2026-11-20T11:00:00-05:00')
  expect(await next('winter')).toBeNull()
  const db = database.forTenant('pier')
  const night = { date: '2026-11-20', time: '23:59', startsAt: new Date('2026-11-21T04:59:00Z') }
  await db.update(slots).set(night).where(eq(slots.id, 'winter.2026-12-05.1700'))
  expect(await next('winter')).toBe('2026-11-20T23:59:00-05:00')
})

test('[ORD-300] the detail of an event offers a start in the last hour of the day and none of the next', async ({
  database,
}) => {
  const draw = () =>
    openScreen(detail, {
      database,
      pattern: '/events/:tenantId/detail/:eventId',
      path: '/events/pier/detail/boat-tour?date=2026-11-21',
    })
  expect((await draw()).words).toContain('11:00 pm')
  await database.forTenant('pier').update(slots).set({ time: '23:30' }).where(eq(slots.id, 'parade'))
  expect((await draw()).words).toContain('11:30 pm')
  const next = { date: '2026-11-22', time: '00:15', startsAt: new Date('2026-11-22T05:15:00Z') }
  await database.forTenant('pier').update(slots).set(next).where(eq(slots.id, 'parade'))
  expect((await draw()).words).not.toContain('12:15 am')
})

const rain = (quantity: number) => ({
  id: 'rain',
  comboTemplateId: 'rainy-day',
  events: [
    { eventTemplateId: 'galleries', eventId: slotAt('galleries', MONDAY, '14:00') },
    { eventTemplateId: 'workshop', eventId: slotAt('workshop', MONDAY, '13:00') },
  ],
  tickets: ['galleries', 'workshop'].map(eventTemplateId => ({
    eventTemplateId,
    ticketTypeId: 'adult',
    quantity,
  })),
})

test('[ORD-141] each event of a combo has its own seats left', async ({ database }) => {
  const about = await cartOf(database, { comboItems: [rain(4)] })
  const left = async () =>
    [...(await orderOf(database, 'cart=true', about)).words.matchAll(/(\d+) tickets left/g)].map(
      ([, count]) => Number(count),
    )
  expect(await left()).toEqual([2])
  await database
    .forTenant('pier')
    .update(slots)
    .set({ capacity: 9 })
    .where(eq(slots.id, slotAt('galleries', MONDAY, '14:00')))
  expect(await left()).toEqual([5, 2])
})

test('[ORD-108] a combo costs its own prices, or those of its events less the discount', async ({
  database,
}) => {
  const discount = await orderOf(database, `comboId=rainy-day&date=${MONDAY}`)
  expect(discount.words).toContain('$22.05 Regular price $22.05')
  expect(discount.words).toContain('$19.84')
  const fixed = await orderOf(database, `comboId=harbour-day&eventIds=galleries,workshop&date=${MONDAY}`)
  expect(fixed.words).toContain(' $25 ')
  const { payload } = await (await inProcess(database)).carts.put({ body: { comboItems: [rain(2)] } })
  expect(payload.orders).toMatchObject([{ itemSubtotal: 2 * 1984, itemRetailSubtotal: 2 * 2205 }])
})

test('[ORD-167] [ORD-054] a combo goes on only when every queue has its number, and is taken only then', async ({
  database,
}) => {
  const goOn = async (eventIds: string) => {
    const { page } = await comboOf(database, `comboId=harbour-day&eventIds=${eventIds}&date=${MONDAY}`)
    const button = page.getByRole('button', { name: 'Continue' })
    return button.getAttribute('aria-disabled') !== 'true' && button.closest('form') !== null
  }
  expect(await goOn(''), 'ORD-167').toBe(false)
  expect(await goOn('galleries'), 'ORD-054').toBe(false)
  expect(await goOn('galleries,workshop'), 'ORD-054').toBe(true)
  const events = ['boat-tour', 'galleries'].map(eventTemplateId => ({ eventTemplateId }))
  const incomplete = { id: 'h', comboTemplateId: 'harbour-day', events, tickets: rain(1).tickets }
  const { status, location } = await orderOf(
    database,
    `comboId=harbour-day&eventIds=galleries&date=${MONDAY}`,
  )
  expect([status, location], 'ORD-167').toEqual([302, expect.stringContaining('/orders/pier/combo')])
  const put = (await inProcess(database)).carts.put({ body: { comboItems: [incomplete] } })
  await expect(put, 'ORD-167').rejects.toMatchObject({ data: { code: 'UNPROCESSABLE' } })
})

test('[ORD-051] [ORD-052] [ORD-053] a combo being filled speaks the venue’s words', async ({ database }) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const { page, words } = await comboOf(database, `comboId=harbour-day&eventIds=galleries&date=${MONDAY}`, {
      venue,
    })
    expect(words, 'ORD-051').toContain(`${mark}Please select events to complete the combo and continue.`)
    expect(words, 'ORD-052').toContain(`${mark}Select any 2 of the following to continue:`)
    const add = page.getByRole('button', { name: `${mark}Add Workshop to combo` })
    expect(add.textContent, 'ORD-053').toBe(`${mark}Add to combo`)
    expect(page.getByRole('button', { name: `${mark}Remove Galleries` }).textContent, 'ORD-053').toBe(
      `${mark}Remove`,
    )
  }
})

test('while a date is changed the heading says what moves, and which date it keeps until then', async ({
  database,
}) => {
  const { page, words } = await calendarOf(
    database,
    `eventId=boat-tour&date=${MONDAY}&cart=true&cdEventIds=boat-tour`,
  )
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Move Boat Tour')
  expect(words).toContain('Now on Monday, November 23, 2026. It keeps this date until you choose another.')
})
