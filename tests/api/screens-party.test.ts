import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import { action as answer, loader as follow } from '#app/routes/events/party/route.ts'
import * as combo from '#app/routes/orders/combo/route.tsx'
import { quantityField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Who is coming is asked once: every price is for all of them, and every order begins with their tickets. */

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const MONDAY = '2026-11-23'
const FAMILY = { adult: 2, child: 1 }

type ScreenRequest = Partial<PageRequest> & { party?: VisitorSession['party'] | null }
const listOf = (database: Database, { party = FAMILY, session, ...about }: ScreenRequest = {}) =>
  openScreen(list, {
    database,
    pattern: '/events/:tenantId/list',
    path: `/events/pier/list?date=${MONDAY}`,
    session: { ...session, party: party ?? undefined },
    ...about,
  })
const orderOf = (database: Database, { party = FAMILY, session, ...about }: ScreenRequest = {}) =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/pier/tickets?eventId=boat-tour&date=${MONDAY}`,
    session: { ...session, party: party ?? undefined },
    ...about,
  })

/** What is sent, and what the browser remembers of it. */
async function send(database: Database, form: Record<string, string>) {
  const kept: (VisitorSession | undefined)[] = []
  const sessions = {
    read: async () => ({}),
    write: async (_: string, session: VisitorSession) => {
      kept.push(session)
      return 'marquee_pier=x'
    },
  }
  const { status, headers } = await load(answer, {
    database,
    path: '/events/pier/party',
    form,
    context: { sessions },
  })
  return { status, location: headers.get('Location'), party: kept[0]?.party }
}

test('who is coming is asked of those who are sold tickets, and remembered', async ({ database }) => {
  const { field, words } = await listOf(database, { party: null })
  expect(words).toContain('Who is coming?')
  expect(field('party.adult')?.value).toBe('0')
  const back = field('return')?.value ?? ''
  expect(back).toBe(`/events/pier/list?date=${MONDAY}`)
  const form = { 'party.adult': '2', 'party.child': '1', 'party.pirate': '4', return: back }
  expect(await send(database, form)).toEqual({ status: 302, location: back, party: FAMILY })
})

const ANSWERS: [string, Record<string, string>, VisitorSession['party']][] = [
  ['nobody', { 'party.adult': '0' }, undefined],
  ['an answer taken back', { 'party.adult': '2', intent: 'clear' }, undefined],
  ['more than one visit holds', { 'party.adult': '500' }, { adult: 99 }],
  ['no number', { 'party.adult': 'two', 'party.child': '-3' }, undefined],
]

test('nobody, nonsense and an answer taken back are remembered as nothing, a crowd as 99', async ({
  database,
}) => {
  for (const [why, form, party] of ANSWERS) expect((await send(database, form)).party, why).toEqual(party)
})

test('the answer leads nowhere but into this shop, and its address alone changes nothing', async ({
  database,
}) => {
  const { location } = await send(database, { 'party.adult': '1', return: '//evil.example' })
  expect(location).toBe('/events/pier/list')
  const { status, headers } = await load(follow, { database, path: '/events/pier/party' })
  expect([status, headers.get('Set-Cookie')]).toEqual([302, null])
})

test('cards say what it costs all of them, as far as all of them are sold a ticket', async ({ database }) => {
  const { words } = await listOf(database)
  expect(words).toContain('2 × Adult, 1 × Child')
  expect(words).toContain('$45.00 for the three of you')
  expect(words).toContain('$24.00 for the three of you')
  expect(words).toMatch(/Workshop.*From \$9\.04/)
  const { words: ofTwo } = await listOf(database, { party: { adult: 2 } })
  expect(ofTwo).toContain('$18.08 for the two of you')
  expect(ofTwo).toContain('$50.00 for the two of you')
})

test('the builder of a combo says what it costs all of them', async ({ database }) => {
  const builderOf = async (party: VisitorSession['party'], comboId: string) =>
    (
      await openScreen(combo, {
        database,
        pattern: '/orders/:tenantId/combo',
        path: `/orders/pier/combo?comboId=${comboId}`,
        isOrderView: true,
        session: { party },
      })
    ).words
  expect(await builderOf({ adult: 2 }, 'harbour-day')).toContain('$50 for the two of you')
  expect(await builderOf(undefined, 'harbour-day')).toContain('From $25')
  expect(await builderOf({ adult: 2, child: 1 }, 'harbour-day')).toContain('From $25')
})

test('a verified member is told what a combo costs all of them, which uses up none of the tickets that are free', async ({
  database,
}) => {
  const rebate = { membershipCategoryIds: ['friend'], discountType: 'AmountBased' as const, value: 500 }
  const combos = aMuseum().combos?.map(each => ({ ...each, memberDiscounts: [rebate] }))
  await loadVenue(database, aMuseum({ combos }))
  const party = ['adult:3']
  const api = await inProcess(database, { session: verifiedMember('M-1001') })
  const { payload } = await api.combos.list({ query: { summary: '', party } })
  const prices = Object.fromEntries(payload.map(({ id, partyPrice }) => [id, partyPrice]))
  expect(prices['harbour-day']).toEqual({ least: 6_000, most: 6_000 })
  const open = await inProcess(database)
  const everybody = await open.combos.list({ query: { summary: '', party } })
  expect(everybody.payload.find(({ id }) => id === 'harbour-day')?.partyPrice?.least).toBe(7_500)
})

test('a verified member is told what all of them pay, at member prices as far as a limit of members leaves them', async ({
  database,
}) => {
  const session = verifiedMember('M-1001')
  expect((await listOf(database, { session })).words).toContain('$36.00 for the three of you')
  const limit = { id: 'one', eventIds: ['boat-tour'], ruleType: 'memberBenefits' as const, quantity: 1 }
  await loadVenue(database, aMuseum({ limits: [limit] }))
  const { words } = await listOf(database, { session })
  expect(words).toContain('$39.60 for the three of you')
  const { words: ofDetail } = await openScreen(detail, {
    database,
    pattern: '/events/:tenantId/detail/:eventId',
    path: `/events/pier/detail/boat-tour?date=${MONDAY}`,
    session: { ...session, party: { adult: 2 } },
  })
  expect(ofDetail).toContain('$32.40 for the two of you')
  const api = await inProcess(database, { session })
  const slotId = slotAt('boat-tour', MONDAY, '11:00')
  const tickets = [
    { id: 'a', ticketTypeId: 'adult', quantity: 1 },
    { id: 'r', ticketTypeId: 'adult', quantity: 1, isRetail: true },
    { id: 'c', ticketTypeId: 'child', quantity: 1 },
  ]
  const events = [{ eventId: slotId, tickets }]
  expect((await fillCart(api, { templates: [{ eventTemplateId: 'boat-tour', events }] })).total).toBe(3960)
})

test('the detail says it too', async ({ database }) => {
  const { words } = await openScreen(detail, {
    database,
    pattern: '/events/:tenantId/detail/:eventId',
    path: `/events/pier/detail/boat-tour?date=${MONDAY}`,
    session: { party: { adult: 2 } },
  })
  expect(words).toContain('$36 for the two of you')
})

test('what is recommended beside an order says it', async ({ database }) => {
  expect((await orderOf(database)).words).toMatch(/ · \$24 for the three of you · \d+ left/)
  expect((await orderOf(database, { party: null })).words).not.toContain('of you')
})

test('an order begins with their tickets, where it holds none yet', async ({ database }) => {
  const { field } = await orderOf(database)
  const quantities = (['adult', 'child'] as const).map(id => field(quantityField('boat-tour', id))?.value)
  expect(quantities).toEqual(['2', '1'])
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, aDraft({ eventId: slotAt('boat-tour', MONDAY, '11:00'), adult: 3 }))
  const kept = await orderOf(database, { session: { cartId: cart.id } })
  expect(kept.field(quantityField('boat-tour', 'adult'))?.value).toBe('3')
  expect(kept.field(quantityField('boat-tour', 'child'))?.value).toBe('0')
})

test('the first time has a seat for everybody', async ({ database }) => {
  const api = await openShop(database).visitor()
  await fillCart(api, aDraft({ eventId: slotAt('boat-tour', MONDAY, '09:00'), adult: 8 }))
  await fillCart(api, aDraft({ eventId: slotAt('boat-tour', MONDAY, '11:00'), adult: 8 }))
  const chosen = async (party: VisitorSession['party']) =>
    (await orderOf(database, { party })).body.querySelector<HTMLInputElement>('input[type="radio"]:checked')
      ?.value
  expect(await chosen({ adult: 5 })).toContain('1500')
  expect(await chosen({ adult: 2 })).not.toContain('1500')
})

test('what a card says a cart charges, whatever of the day is sold by itself', async ({ database }) => {
  const api = await inProcess(database)
  const query = { startTime: MONDAY, party: ['adult:3'] }
  const { payload } = await api.events.summaries({ query })
  const events = payload.filter(({ id, memberCanPurchase }) => memberCanPurchase && id !== 'workshop')
  expect(events).toHaveLength(2)
  for (const { id: eventTemplateId, times, partyPrice } of events) {
    const draft = aDraft({ eventTemplateId, eventId: times[0]!.id, adult: 3 })
    const { total } = await fillCart(await openShop(database).visitor(), draft)
    expect([partyPrice?.least, partyPrice?.most], eventTemplateId).toEqual([total, total])
  }
})
