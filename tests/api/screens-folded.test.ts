import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import type { PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const combo = {
  id: 'boat-galleries',
  name: 'Boat and Galleries',
  type: 'fixedPrice' as const,
  prices: [{ personTypeId: 'adult', price: 3000 }],
  entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['galleries'] }],
}

const regatta = {
  id: 'regatta',
  name: 'Regatta',
  duration: 60,
  priceLists: [{ id: 'stand', prices: [{ personTypeId: 'adult', price: 500 }] }],
  slotRules: [{ from: '2026-11-19', to: '2026-11-30', times: ['13:00', '15:30'], capacity: 20 }],
}

const { test } = useDatabase(database => {
  const { combos = [], events = [] } = aMuseum()
  return loadVenue(database, aMuseum({ combos: [...combos, combo], events: [...events, regatta] }))
})

const FRIDAY = '2026-11-20'
const GALLERIES = slotAt('galleries', FRIDAY, '14:00')
const galleries = aDraft({ eventTemplateId: 'galleries', eventId: GALLERIES, adult: 2 }).templates ?? []
const boat = aDraft({ adult: 2 }).templates ?? []
const TWO_VISITS: CartDraft = { templates: [...boat, ...galleries] }

const withCart = async (database: Database, draft: CartDraft) => {
  const api = await inProcess(database)
  const { id } = await fillCart(api, draft)
  return { cartId: id }
}

const order = (database: Database, about: Partial<PageRequest>) =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: '/orders/pier/tickets?cart=true',
    ...about,
  })
type Screen = Awaited<ReturnType<typeof order>>

const blocks = ({ body }: Screen) =>
  [...body.querySelectorAll('section[aria-labelledby^="event-"], section[aria-labelledby^="combo-"]')].map(
    block => block.getAttribute('aria-labelledby'),
  )
const agenda = ({ body }: Screen) =>
  [...body.querySelectorAll('ol > li')].map(({ textContent }) => textContent)
const fieldsOf = ({ body }: Screen) =>
  Object.fromEntries(
    [...body.querySelectorAll<HTMLInputElement>('form input[type=hidden][name]')].map(({ name, value }) => [
      name,
      value,
    ]),
  )

/** What a browser sends of it. */
const sentFrom = ({ body }: Screen) =>
  Object.fromEntries(
    [...body.querySelectorAll<HTMLInputElement>('form input[name]')]
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .map(({ name, value }) => [name, value]),
  )

test('a cart of two visits is a day of two lines: when, what, for how many, how much, and a way to change it', async ({
  database,
}) => {
  const screen = await order(database, { session: await withCart(database, TWO_VISITS) })
  expect(blocks(screen)).toEqual([])
  expect(agenda(screen).join('|').replaceAll('\u202f', ' ')).toMatch(
    /2:00 pm.*Galleries2 tickets\$\d+(\.\d\d)?Change.*3:00 pm.*Boat Tour2 tickets\$\d+(\.\d\d)?Change/,
  )
})

test('one visit keeps its block, and so does one that the address asks for beside a settled one', async ({
  database,
}) => {
  const one = await order(database, { session: await withCart(database, { templates: boat }) })
  expect(blocks(one)).toEqual(['event-boat-tour'])
  const beside = await order(database, {
    session: await withCart(database, TWO_VISITS),
    path: `/orders/pier/tickets?cart=true&eventIds=workshop`,
  })
  expect(blocks(beside)).toEqual(['event-workshop'])
})

test('without a script Change leads to the page with the block, where the others stay folded', async ({
  database,
}) => {
  const session = await withCart(database, TWO_VISITS)
  const folded = await order(database, { session })
  const { location } = await order(database, {
    session,
    form: { ...fieldsOf(folded), intent: 'edit:boat-tour' },
  })
  expect(location).toMatch(/times=boat-tour#event-boat-tour$/)
  const unfolded = await order(database, { session, path: location ?? '' })
  expect(blocks(unfolded)).toEqual(['event-boat-tour'])
  const line = unfolded.body.querySelector('#event-boat-tour')?.closest('li')
  expect(line?.id).toBe('day-boat-tour')
  expect(line?.textContent).toMatch(/Boat Tour2 tickets/)
  const done = await order(database, {
    session,
    path: location ?? '',
    form: { ...sentFrom(unfolded), intent: 'fold:boat-tour' },
  })
  expect(done.location).toMatch(/tickets\?[^#]*#day-boat-tour$/)
  expect(done.location).not.toContain('times=')
  expect(blocks(await order(database, { session, path: done.location ?? '' }))).toEqual([])
})

test('without a script the press that the day offers moves a visit that overlaps to a free time', async ({
  database,
}) => {
  const regatta = aDraft({
    eventTemplateId: 'regatta',
    eventId: slotAt('regatta', FRIDAY, '15:30'),
    adult: 2,
  })
  const session = await withCart(database, { templates: [...boat, ...(regatta.templates ?? [])] })
  const folded = await order(database, { session })
  const move = folded.page.getByRole<HTMLButtonElement>('button', { name: /^Move to .*: Regatta$/ })
  await order(database, { session, form: { [move.name]: move.value, ...fieldsOf(folded) } })
  const moved = await order(database, { session })
  expect(fieldsOf(moved)).toMatchObject({
    'events.boat-tour.slotId': slotAt('boat-tour', FRIDAY, '15:00'),
    'events.regatta.slotId': slotAt('regatta', FRIDAY, '13:00'),
  })
  expect(moved.page.queryByRole('button', { name: /^Move to/ })).toBeNull()
})

/** A combo of boat and galleries for two, beside a workshop for two. */
const WITH_COMBO: CartDraft = {
  comboItems: [
    {
      id: 'combo-1',
      comboTemplateId: combo.id,
      events: [
        { eventTemplateId: 'boat-tour', eventId: slotAt('boat-tour', FRIDAY, '15:00') },
        { eventTemplateId: 'galleries', eventId: GALLERIES },
      ],
      tickets: ['boat-tour', 'galleries'].map(eventTemplateId => ({
        eventTemplateId,
        ticketTypeId: 'adult',
        quantity: 2,
      })),
    },
  ],
  templates: aDraft({
    eventTemplateId: 'workshop',
    eventId: slotAt('workshop', '2026-11-21', '13:00'),
    adult: 2,
  }).templates,
}

for (const [what, draft] of Object.entries({
  'two events': TWO_VISITS,
  'a combo and an event': WITH_COMBO,
})) {
  test(`an order of folded visits, ${what}, is sent as it is`, async ({ database }) => {
    const session = await withCart(database, draft)
    const api = await inProcess(database, { session })
    const before = (await api.carts.get()).payload
    const folded = await order(database, { session })
    expect(blocks(folded)).toEqual([])
    const sent = await order(database, { session, form: { ...fieldsOf(folded), intent: 'update' } })
    expect(sent.status).toBe(302)
    const after = (await api.carts.get()).payload
    expect(after?.orders).toHaveLength(2)
    expect(after?.orders).toEqual(expect.arrayContaining(before?.orders ?? []))
  })
}

test('a combo is a line with its price, and one for each of its visits; Change leads to its block', async ({
  database,
}) => {
  const session = await withCart(database, WITH_COMBO)
  const folded = await order(database, { session })
  expect(folded.page.getAllByRole('button', { name: 'Change Boat and Galleries' })).toHaveLength(1)
  const { location } = await order(database, {
    session,
    form: { ...fieldsOf(folded), intent: 'edit:combo-1' },
  })
  expect(location).toMatch(/times=combo-1#combo-combo-1$/)
  expect(blocks(await order(database, { session, path: location ?? '' }))).toEqual(['combo-combo-1'])
})
