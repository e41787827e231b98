import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { offerWaitingSeats } from '#app/api/waiting-list/offer-waiting-seats.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { deleteOldEntries } from '#app/data/queries/waiting-list/write.ts'
import * as application from '#app/routes/application/route.tsx'
import * as waitingEntry from '#app/routes/events/waiting-entry/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const MINUTE = 60_000
const DATE = '2026-11-20'
const params = { eventTemplateId: 'boat-tour' }

const startsOf = async (shop: Shop) => {
  const api = await shop.visitor()
  const { payload } = await api.events.times({
    params,
    query: { startTime: DATE, endTime: `${DATE}T23:00:00` },
  })
  return payload
}
const freeSeats = async (shop: Shop) =>
  (await startsOf(shop)).reduce((sum, { availableSeats }) => sum + availableSeats, 0)

/** Takes every seat of the day into carts, whose holds end in fifteen minutes. */
async function sellOut(shop: Shop) {
  for (const { id: eventId, availableSeats: adult } of await startsOf(shop))
    if (adult > 0) await fillCart(await shop.visitor(), aDraft({ ...params, eventId, adult }))
  expect(await freeSeats(shop)).toBe(0)
}

const tokenIn = (mail: { text: string } | undefined) =>
  /\/events\/pier\/waiting\/entry\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Joins, and gives the token of the mailed link. */
async function join(shop: Shop, email: string, party = 2) {
  await (await shop.visitor()).waitingList.join({ params, body: { email, party, date: DATE } })
  shop.mails.length = 0
  await workJobs(shop.services)
  return { headers: { 'x-token': tokenIn(shop.mails.find(({ to }) => to === email)) } }
}

async function joinAndConfirm(shop: Shop, email: string, party = 2) {
  const link = await join(shop, email, party)
  const { payload } = await (await shop.visitor()).waitingList.change({
    ...link,
    body: { action: 'confirm' },
  })
  expect(payload).toMatchObject({ state: 'waiting', name: 'Boat Tour', date: DATE, party })
  shop.wait(1)
  return link
}

/** One round of the job, and who was written to. */
async function round(shop: Shop) {
  shop.mails.length = 0
  const count = await offerWaitingSeats(shop.services)
  await workJobs(shop.services)
  expect(shop.mails).toHaveLength(count)
  return shop.mails.map(({ to }) => to).sort()
}

const stateOf = async (shop: Shop, link: { headers: { 'x-token': string } }) =>
  (await (await shop.visitor()).waitingList.read(link)).payload.state

test('seats whose hold has ended are held for the next in line, who takes them into an order', async ({
  database,
}) => {
  const shop = openShop(database)
  await sellOut(shop)
  const ada = await joinAndConfirm(shop, 'ada@example.com')
  const bob = await joinAndConfirm(shop, 'bob@example.com')
  expect(await round(shop)).toEqual([])
  shop.wait(16 * MINUTE)
  const before = await freeSeats(shop)
  expect(await round(shop)).toEqual(['ada@example.com', 'bob@example.com'])
  expect(await freeSeats(shop)).toBe(before - 4)
  expect(await round(shop)).toEqual([])
  expect([await stateOf(shop, ada), await stateOf(shop, bob)]).toEqual(['offered', 'offered'])

  const taken = await (await shop.visitor()).waitingList.change({ ...ada, body: { action: 'take' } })
  expect(taken.payload).toMatchObject({ state: 'offered', until: '2026-11-20T16:00:00.000Z' })
  const [offer] = (
    await database.system.execute<{ cartId: string }>(
      sql`select cart_id as "cartId" from waiting_list where email = 'ada@example.com'`,
    )
  ).rows
  const buyer = await shop.visitor({ cartId: offer!.cartId })
  expect((await buyer.carts.get()).payload?.orders).toMatchObject([{ name: 'Boat Tour' }])
  const paymentToken = shop.token(GOOD_CARD)
  await place(buyer, aCheckout({ shoppingCartId: offer!.cartId, paymentToken }))
  await offerWaitingSeats(shop.services)
  expect([await stateOf(shop, ada), await stateOf(shop, bob)]).toEqual(['taken', 'offered'])
  shop.wait(121 * MINUTE)
  await offerWaitingSeats(shop.services)
  expect([await stateOf(shop, ada), await stateOf(shop, bob)]).toEqual(['taken', 'passed'])
  expect(await findViolations(database.system, shop.services.clock())).toEqual([])
})

test('page and mails say for when: any time of the day while one waits, the start that is held and until when once it is offered', async ({
  database,
}) => {
  const shop = openShop(database)
  await sellOut(shop)
  const path = (link: { headers: { 'x-token': string } }) =>
    `/events/pier/waiting/entry/${link.headers['x-token']}`
  const words = async (link: { headers: { 'x-token': string } }) => {
    const pattern = 'events/:tenantId/waiting/entry/:token'
    const now = shop.services.clock()
    return (
      await drawPage([application, standard, waitingEntry], { database, pattern, path: path(link), now })
    ).words
  }
  const link = await join(shop, 'ada@example.com')
  const anyTime = '2 places for Boat Tour on Friday, November 20, 2026, at any time that day.'
  expect(shop.mails[0]?.text).toContain(anyTime)
  expect(await words(link)).toContain(anyTime)
  await (await shop.visitor()).waitingList.change({ ...link, body: { action: 'confirm' } })
  expect(await words(link)).toContain(anyTime)
  shop.wait(16 * MINUTE)
  await round(shop)
  const { payload } = await (await shop.visitor()).waitingList.read(link)
  expect(payload.time).toMatch(/^\d\d:00$/)
  const start = timeText(payload.time ?? '', 'en-US')
  const held = `for Boat Tour on Friday, November 20, 2026, ${start}`
  expect(shop.mails[0]?.text).toMatch(
    new RegExp(`We hold 2 places ${held} until Friday, November 20, 2026, \\d+:\\d\\d am`),
  )
  expect(await words(link)).toMatch(
    new RegExp(`2 places ${held} are held for you until Friday, November 20, 2026, \\d+:\\d\\d am`),
  )
})

test('one who has not confirmed gets nothing, and one who left gives the seats to the next', async ({
  database,
}) => {
  const shop = openShop(database)
  await sellOut(shop)
  const idle = await join(shop, 'idle@example.com')
  const ada = await joinAndConfirm(shop, 'ada@example.com', 6)
  shop.wait(16 * MINUTE)
  expect(await round(shop)).toEqual(['ada@example.com'])
  expect(await stateOf(shop, idle)).toBe('unconfirmed')
  const seats = await freeSeats(shop)
  await (await shop.visitor()).waitingList.change({ ...ada, body: { action: 'withdraw' } })
  expect(await freeSeats(shop)).toBe(seats + 6)
  expect(await stateOf(shop, ada)).toBe('withdrawn')
})

test('an offer that runs out goes to the next; its link holds nothing any more', async ({ database }) => {
  const shop = openShop(database)
  await sellOut(shop)
  const ada = await joinAndConfirm(shop, 'ada@example.com', 6)
  shop.wait(16 * MINUTE)
  await round(shop)
  shop.wait(121 * MINUTE)
  expect(await stateOf(shop, ada)).toBe('passed')
  const take = (await shop.visitor()).waitingList.change({ ...ada, body: { action: 'take' } })
  expect(await refusalOfCall(take)).toMatchObject({ code: 'CONFLICT' })
  expect(await round(shop)).toEqual([])
})

test('an email waits once for a day, and keeps its place when it asks again', async ({ database }) => {
  const shop = openShop(database)
  await sellOut(shop)
  await joinAndConfirm(shop, 'ada@example.com')
  const again = await join(shop, 'Ada@Example.com')
  expect(again.headers['x-token']).toBe('')
  expect(shop.mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  const link = { headers: { 'x-token': tokenIn(shop.mails[0]) } }
  expect(await stateOf(shop, link)).toBe('waiting')
})

test('several nodes at once offer no seat twice, and buyers among them get none that is held', async ({
  database,
}) => {
  const shop = openShop(database)
  await sellOut(shop)
  for (const name of ['a', 'b', 'c', 'd', 'e']) await joinAndConfirm(shop, `${name}@example.com`, 3)
  shop.wait(16 * MINUTE)
  const before = await freeSeats(shop)
  const [first] = (await startsOf(shop)).filter(({ availableSeats }) => availableSeats > 0)
  const rush = async () =>
    refusalOfCall(fillCart(await shop.visitor(), aDraft({ ...params, eventId: first!.id, adult: 3 })))
  const nodes = Array.from({ length: 4 }, () => offerWaitingSeats(shop.services))
  const [offers, refused] = await Promise.all([Promise.all(nodes), Promise.all([rush(), rush(), rush()])])
  const held = offers.reduce((sum, count) => sum + count * 3, 0)
  const bought = refused.filter(each => !each).length * 3
  expect(held + bought + (await freeSeats(shop))).toBe(before)
  shop.mails.length = 0
  await workJobs(shop.services)
  expect(new Set(shop.mails.map(({ to }) => to)).size).toBe(held / 3)
  expect(await findViolations(database.system, shop.services.clock())).toEqual([])
})

test('a link of nobody, a day that is over and a venue without a list are refused', async ({ database }) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const unknown = { headers: { 'x-token': 'x'.repeat(43) } }
  expect(await refusalOfCall(api.waitingList.read(unknown))).toMatchObject({ code: 'NOT_FOUND' })
  const body = { email: 'ada@example.com', party: 2, date: '2026-11-19' }
  expect(await refusalOfCall(api.waitingList.join({ params, body }))).toMatchObject({ code: 'UNPROCESSABLE' })
})

test('entries of days that are over are forgotten, those of today are kept', async ({ database }) => {
  const shop = openShop(database)
  await sellOut(shop)
  await join(shop, 'ada@example.com')
  const count = async () =>
    Number((await database.system.execute(sql`select count(*) as count from waiting_list`)).rows[0]?.count)
  await deleteOldEntries(database.system, DATE)
  expect(await count()).toBe(1)
  await deleteOldEntries(database.system, '2026-11-21')
  expect(await count()).toBe(0)
})

test('a link to a place in line that is none any more says so and leads to the events', async ({
  database,
}) => {
  const page = await drawPage([application, standard, waitingEntry], {
    database,
    pattern: 'events/:tenantId/waiting/entry/:token',
    path: '/events/pier/waiting/entry/none',
  })
  expect(page.status).toBe(404)
  expect(page.words).toContain('This link is not valid any more.')
  const ways = [...page.body.querySelectorAll('main a')].map(a => [a.textContent, a.getAttribute('href')])
  expect(ways).toEqual([['See all events', '/events/pier/list']])
})
