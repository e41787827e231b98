import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as list from '#app/routes/events/list/route.tsx'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import type { PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/**
 * The Boat Tour of Friday has one start left, of ten seats. On Saturday and Sunday it costs more and sells no children's tickets; on Monday
 * it is as on Friday.
 */

const { test } = useDatabase(database => {
  const { events = [] } = aMuseum()
  const oneStart = events.map(event =>
    event.id === 'boat-tour'
      ? {
          ...event,
          slotRules: event.slotRules?.map(rule => ({ ...rule, times: [rule.times.at(-1) ?? ''] })),
        }
      : event,
  )
  return loadVenue(database, aMuseum({ events: oneStart }))
})

const FRIDAY = '2026-11-20'
const MONDAY = slotAt('boat-tour', '2026-11-23', '15:00')
const GALLERIES = slotAt('galleries', FRIDAY, '14:00')

type Visiting = { session?: PageRequest['session']; query?: string; form?: Record<string, string> }

const order = (
  database: Database,
  { query = `eventId=boat-tour&date=${FRIDAY}`, ...visiting }: Visiting = {},
) =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/pier/tickets?${query}`,
    ...visiting,
  })

/** So many of the ten seats are somebody else's. */
const takeSeats = async (database: Database, adult: number) =>
  fillCart(await inProcess(database), aDraft({ adult }))

const offerOf = ({ body }: { body: HTMLElement }) => {
  const button = [...body.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Next free'),
  )
  return button ? [button.textContent, button.getAttribute('value')] : null
}

test('the next day with room for all, and with tickets for each of them, is offered where a day has too few seats', async ({
  database,
}) => {
  const family = { party: { adult: 2, child: 1 } }
  expect(offerOf(await order(database, { session: family }))).toBeNull()
  await takeSeats(database, 8)
  expect(offerOf(await order(database, { session: family }))).toEqual([
    'Next free: Monday, November 23',
    'move-day:boat-tour:2026-11-23:adult:2,child:1',
  ])
})

test('a day that costs something else says from how much', async ({ database }) => {
  await takeSeats(database, 8)
  expect(offerOf(await order(database, { session: { party: { adult: 3 } } }))).toEqual([
    'Next free: Saturday, November 21 · from $22',
    'move-day:boat-tour:2026-11-21:adult:3',
  ])
})

/** A cart with the galleries and two of the boat's seats; eight are somebody else's. */
async function aCartOnFullBoat(database: Database) {
  await takeSeats(database, 8)
  const api = await inProcess(database)
  const galleries = aDraft({ eventTemplateId: 'galleries', eventId: GALLERIES, adult: 2 }).templates ?? []
  const boat = aDraft({ adult: 2 }).templates ?? []
  const { id } = await fillCart(api, { templates: [...galleries, ...boat] })
  const held = async () => {
    const { payload } = await api.carts.get({ headers: { 'x-cart-id': id } })
    return Object.fromEntries(
      (payload?.templates ?? []).flatMap(({ events }) =>
        events.map(({ eventId, tickets }) => [
          eventId,
          Object.fromEntries(tickets.map(({ ticketTypeId, quantity }) => [ticketTypeId, quantity])),
        ]),
      ),
    )
  }
  return { session: { cartId: id }, held, api, id }
}

const typed = {
  [slotField('galleries')]: GALLERIES,
  [quantityField('galleries', 'adult')]: '4',
  [slotField('boat-tour')]: BOAT,
  [quantityField('boat-tour', 'adult')]: '2',
  [quantityField('boat-tour', 'child')]: '3',
}

test('what does not fit any more is refused with its next day, and one press moves it there with all that was typed', async ({
  database,
}) => {
  const { session, held } = await aCartOnFullBoat(database)
  const refused = await order(database, { query: 'cart=true', session, form: { ...typed, intent: 'update' } })
  const [words, intent = ''] = offerOf(refused) ?? []
  expect([refused.status, words]).toEqual([409, 'Next free: Monday, November 23'])
  const moved = await order(database, {
    query: 'cart=true',
    session,
    form: { ...typed, intent: intent ?? '' },
  })
  expect(moved.location).toBe('/orders/pier/tickets?cart=true#event-boat-tour')
  expect(await held()).toEqual({ [GALLERIES]: { adult: 4 }, [MONDAY]: { adult: 2, child: 3 } })
})

test('Undo brings the day back, with its seats', async ({ database }) => {
  const { session, held, api, id } = await aCartOnFullBoat(database)
  const before = await held()
  const form = { ...typed, intent: 'move-day:boat-tour:2026-11-23:' }
  await order(database, { query: 'cart=true', session, form })
  await expect(takeSeats(database, 1)).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  await api.carts.undo({ headers: { 'x-cart-id': id } })
  expect(await held()).toEqual(before)
})

test('a day that has filled up meanwhile is refused at the event, and nothing is lost', async ({
  database,
}) => {
  const { session, held } = await aCartOnFullBoat(database)
  const form = { ...typed, intent: 'move-day:boat-tour:2026-11-22:' }
  const full = await order(database, { query: 'cart=true', session, form })
  expect([full.status, full.words]).toEqual([409, expect.stringContaining('That day has just filled up.')])
  expect(full.field(quantityField('boat-tour', 'child'))?.value).toBe('3')
  expect(await held()).toMatchObject({ [BOAT]: { adult: 2 } })
})

test('an event without tickets gets its own day, and the others of the address keep theirs', async ({
  database,
}) => {
  await takeSeats(database, 10)
  const query = `eventIds=boat-tour,galleries&date=${FRIDAY}`
  const [, intent = ''] = offerOf(await order(database, { query })) ?? []
  const { location } = await order(database, { query, form: { intent: intent ?? '' } })
  expect(location).toContain('day=boat-tour%3A2026-11-21')
  const page = await order(database, { query: new URL(location ?? '', 'http://x.test').search.slice(1) })
  const dates = [...page.body.querySelectorAll('section time')].map(time => time.getAttribute('datetime'))
  expect(dates).toEqual([FRIDAY, '2026-11-21'])
})

test('a sold-out card leads to the next three days', async ({ database }) => {
  const cards = () =>
    openScreen(list, {
      database,
      pattern: '/events/:tenantId/list',
      path: `/events/pier/list?date=${FRIDAY}`,
    })
  const daysOf = ({ body }: { body: HTMLElement }) =>
    [...body.querySelectorAll('[role="group"][aria-label="Next with places"] a')].map(link => [
      link.textContent,
      link.getAttribute('href'),
    ])
  expect(daysOf(await cards())).toEqual([])
  await takeSeats(database, 10)
  expect(daysOf(await cards())).toEqual([
    ['Sat, Nov 21 · quietest at 11:00 am', '/events/pier/detail/boat-tour?date=2026-11-21'],
    ['Sun, Nov 22', '/events/pier/detail/boat-tour?date=2026-11-22'],
    ['Mon, Nov 23', '/events/pier/detail/boat-tour?date=2026-11-23'],
  ])
})
