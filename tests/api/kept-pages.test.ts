import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, vi } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { findPageState } from '#app/data/queries/pages/read.ts'
import { keptAddress } from '#app/rules/pages/kept-address.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { aMuseum, aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { type KeptShop, openKeptShop, type ShopTime } from '#tests/builders/kept-shop.ts'
import { pagesOfShop } from '#tests/builders/scene-shop.ts'
import { aDraft, BOAT, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { rowCounts } from '#tests/setup/venue-rows.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** All screens of the shop are read first, which takes longer than any test. */
beforeAll(async () => void (await pagesOfShop()))

const LIST = '/events/pier/list'
const PAGES = [
  LIST,
  '/events/pier/list?date=2026-11-21',
  '/events/pier/detail/boat-tour',
  '/events/pier/detail/lecture?date=2026-11-20',
  '/orders/pier/calendar?eventId=boat-tour',
  '/orders/pier/calendar',
  '/events/pier/reviews',
  '/membership/pier/join',
  '/legal/pier/terms',
]

const openNode = (database: Database, time: ShopTime = { now: NOW, elapsed: 0 }) =>
  openKeptShop(database, time)

/** What the link of the header says of the order. */
const orderIn = (html: string) => /aria-label="(Your order, [^"]+)"/.exec(html)?.[1]

test('a public page is drawn once, and silent', async ({ database }) => {
  const shop = await openNode(database)
  const first = await shop.look(LIST)
  const second = await shop.look(`${LIST}?utm_source=mail`)
  expect([first.status, first.isKept, second.html === first.html]).toEqual([200, true, true])
  expect(first.html).not.toMatch(/modulepreload|__remixContext|utm_source/)
  expect(shop.metrics).toMatchObject({ fills: 1, hits: 2 })
})

test('its policy names the starter by hash and gives no script a nonce', async ({ database }) => {
  const { headers } = await (await openNode(database)).look(LIST)
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' 'strict-dynamic'/)
  expect(policy.match(/'nonce-/g)).toHaveLength(1)
  expect(policy).toContain("style-src-elem 'self' 'nonce-")
})

test('who has it is told so', async ({ database }) => {
  const shop = await openNode(database)
  const etag = (await shop.look(LIST)).headers.get('ETag') ?? ''
  const again = await shop.look(LIST, { 'If-None-Match': etag })
  expect([again.status, again.html, again.headers.get('ETag')]).toEqual([304, '', etag])
  expect(again.headers.get('Content-Security-Policy')).toContain('sha256-')
})

test('its scripts come from an address of their own, for ever', async ({ database }) => {
  const shop = await openNode(database)
  const pack = /data-pack="([^"]+)"/.exec((await shop.look(LIST)).html)?.[1] ?? ''
  const answer = await shop.look(pack)
  expect(answer.status).toBe(200)
  expect(answer.html).toContain('window.__remixContext')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  const elsewhere = await openNode(database)
  const redrawn = await elsewhere.look(pack)
  expect([redrawn.html === answer.html, redrawn.headers.get('Cache-Control')]).toEqual([true, 'no-store'])
  for (const of of ['', '?of=', '?of=%2Forders%2Fpier%2Ftickets', '?of=%E0%A4%A'])
    expect((await shop.look(`/page/${'0'.repeat(16)}.js${of}`)).status, of).toBe(404)
})

test('staff, frames, scenes and callers with a key get a page of their own', async ({ database }) => {
  const shop = await openNode(database)
  const own: Record<string, string>[] = [
    { cookie: 'marquee_staff_pier=x' },
    { 'sec-fetch-dest': 'iframe' },
    { referer: 'http://shop.example/events/pier/list?scene=sold-out' },
    { referer: 'http://shop.example/editor/pier/scenes/mail-order' },
    { referer: 'http://shop.example/events/sandbox-pier-0a1b/list' },
    { authorization: 'Bearer x' },
  ]
  for (const headers of own)
    expect((await shop.look(LIST, headers)).isKept, JSON.stringify(headers)).toBe(false)
  expect(shop.metrics.fills).toBe(0)
})

test('members, visitors who said who is coming and those who are signed in get pages of their own', async ({
  database,
}) => {
  const shop = await openNode(database)
  const sessions = [
    { party: { adult: 2 } },
    { visitor: { id: 'v', email: 'ada@example.com', name: 'Ada' } },
    { member: { membershipIds: ['M-1001'], name: 'Ada', verifiedUntil: '2999-01-01T00:00:00.000Z' } },
    { undo: { cartId: 'c', until: '2026-11-20T15:00:09.000Z' } },
  ]
  for (const session of sessions)
    expect((await shop.look(LIST, { cookie: await shop.cookieOf(session) })).isKept).toBe(false)
})

test('a visitor with an order gets the kept page with their number, and nobody else gets it', async ({
  database,
}) => {
  const shop = await openNode(database)
  const cart = await fillCart(await shop.visitor(), aDraft({ ...LARGE, adult: 3 }))
  const cookie = await shop.cookieOf({ cartId: cart.id })
  const withCart = await shop.look(LIST, { cookie })
  expect(withCart.isKept).toBe(true)
  expect(withCart.html === (await shop.drawn(LIST, { cookie }))).toBe(true)
  expect(orderIn(withCart.html)).toBe('Your order, 3 items')
  expect(orderIn((await shop.look(LIST)).html)).toBe('Your order, 0 items')
  expect(withCart.html.includes(cart.id)).toBe(false)
})

/** Whose pages a text leads to. */
const venuesIn = (text: string) =>
  ['pier', 'quay'].filter(id => new RegExp(`/(events|orders|membership|auth|legal)/${id}\\b`).test(text))

test('nothing that is held says a word of a visitor, sets a cookie or names another venue, whatever they send', async ({
  database,
}) => {
  const quay = { ...aMuseum().venue, id: 'quay', name: 'Canary Quay' }
  await loadVenue(database, aSmallMuseum({ venue: quay }))
  const shop = await openNode(database)
  const cart = await fillCart(await shop.visitor(), aDraft({ ...LARGE, adult: 3 }))
  const until = '2999-01-01T00:00:00.000Z'
  // Who is known comes first: a page that is there already is drawn for nobody.
  const cookies = await Promise.all(
    [
      { member: { membershipIds: ['M-1001'], name: 'Canary Ada', verifiedUntil: until } },
      { visitor: { id: 'canary-id', email: 'canary@example.com', name: 'Canary Ada' } },
      { cartId: cart.id },
      {},
    ].map(session => shop.cookieOf(session)),
  )
  const junk = { 'user-agent': 'canary', referer: 'http://canary.example', 'x-canary': 'canary' }
  const visitors = cookies.map(cookie => ({
    ...junk,
    cookie: `canary=canary; ${cookie}`,
    'accept-language': 'fr-canary, de;q=0.5',
  }))
  for (const headers of visitors)
    for (const path of PAGES.flatMap(page => [page, page.replace('/pier/', '/quay/')]))
      await shop.look(`${path}${path.includes('?') ? '&' : '?'}utm_source=canary&canary=canary`, headers)
  await shop.look(LIST, { ...junk, authorization: 'Bearer canary' })
  const { pages, packs } = shop.store.contents()
  expect(pages.length).toBeGreaterThan(PAGES.length)
  for (const { body, headers } of pages) {
    const whole = `${headers.join('\n')}\n${body.plain}`
    const venues = venuesIn(whole)
    expect(venues).toHaveLength(1)
    expect(venues[0] === 'quay' ? whole.replaceAll(quay.name, '') : whole).not.toMatch(
      /canary|set-cookie|M-1001/i,
    )
    expect(whole).not.toContain(cart.id)
  }
  for (const { plain } of packs) {
    expect(venuesIn(plain.toString()).length).toBeLessThan(2)
    expect(plain.toString().replaceAll(quay.name, '')).not.toMatch(/canary|M-1001/i)
  }
})

test('the metrics say how many pages are kept, how much memory they take and how old the oldest is', async ({
  database,
}) => {
  const time = { now: NOW, elapsed: 0 }
  const shop = await openNode(database, time)
  await shop.look(LIST)
  time.now = new Date(NOW.getTime() + 40_000)
  await shop.look('/membership/pier/join')
  const figures = await shop.figures()
  expect(figures).toMatch(/^kept_pages 2$/m)
  expect(figures).toMatch(/^kept_page_scripts 2$/m)
  expect(figures).toMatch(/^kept_page_age_seconds 40$/m)
  expect(Number(/^kept_page_bytes (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(10_000)
})

test('what lacks something because a call failed is not kept', async ({ database }) => {
  const shop = await openNode(database)
  const broken = shop.services.venues
  const { open } = broken
  broken.open = async tenantId => {
    shop.log.warn('A call has failed')
    return open(tenantId)
  }
  await shop.look(LIST)
  await shop.look(LIST)
  expect(shop.metrics.fills).toBe(2)
})

test('what a browser may get ready before it is pressed is a public page, and asking for it changes nothing for anybody', async ({
  database,
}) => {
  const shop = await openNode(database)
  const rules = await shop.look(
    (await shop.look(LIST)).headers.get('Speculation-Rules')?.replaceAll('"', '') ?? '',
  )
  expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
  const [{ where }] = JSON.parse(rules.html).prerender
  const patterns = where.and[0].href_matches.map(({ pathname }: { pathname: string }) => pathname)
  expect(patterns.filter((path: string) => !keptAddress(path.replaceAll(/:\w+/g, 'terms')))).toEqual([])
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ adult: 2 }))
  const sessions = [
    {},
    { cartId },
    { visitor: { id: 'ada', email: 'ada@example.com', name: 'Ada' } },
    { member: { membershipIds: ['M-1001'], name: 'Ada', verifiedUntil: '2999-01-01T00:00:00.000Z' } },
  ]
  const before = await rowCounts(database)
  for (const session of sessions)
    for (const page of PAGES) {
      const answer = await shop.look(page, {
        cookie: await shop.cookieOf(session),
        'sec-purpose': 'prefetch;prerender',
      })
      expect([answer.status, answer.headers.getSetCookie()], page).toEqual([200, []])
    }
  expect(await rowCounts(database)).toEqual(before)
})

test('a day of the calendar that is sold out tells what there is instead on the kept page, too', async ({
  database,
}) => {
  const shop = await openNode(database)
  const calendar = '/orders/pier/calendar?eventId=lecture'
  const instead = `${calendar}&instead=2026-11-20`
  const { html, isKept } = await shop.look(instead)
  expect([isKept, html === (await shop.drawn(instead))]).toEqual([true, true])
  expect(html).not.toBe((await shop.look(calendar)).html)
})

/** The names of parameters that are read anywhere while a page is drawn. */
async function namesReadBy(work: () => Promise<unknown>): Promise<string[]> {
  const readers = (['get', 'getAll', 'has'] as const).map(method =>
    vi.spyOn(URLSearchParams.prototype, method),
  )
  await work()
  const names = readers.flatMap(({ mock }) => mock.calls.map(([name]) => name))
  for (const reader of readers) reader.mockRestore()
  return [...new Set(names)]
}

/** What the framework asks of every address, and the server of its own addresses. */
const OF_THE_FRAMEWORK = ['_data', '_routes', 'index']

test('pages read no parameter of their address that is dropped where they are kept', async ({ database }) => {
  const shop = await openNode(database)
  const isDropped = (page: string, name: string) => {
    const kept = keptAddress(`${page}${page.includes('?') ? '&' : '?'}${name}=1`)
    return kept !== null && !new URLSearchParams(kept.address.split('?')[1]).has(name)
  }
  for (const page of [
    ...PAGES,
    '/orders/pier/calendar?eventId=lecture&instead=2026-11-20',
    '/membership/pier',
  ]) {
    const names = await namesReadBy(() => shop.drawn(page))
    expect(names.length, page).toBeGreaterThan(0)
    expect(
      names.filter(name => !OF_THE_FRAMEWORK.includes(name) && isDropped(page, name)),
      page,
    ).toEqual([])
  }
})

test('a page ends when a start is over, to the millisecond, and at midnight of the venue, though nothing is written', async ({
  database,
}) => {
  const time = { now: NOW, elapsed: 0 }
  const shop = await openNode(database, time)
  const at = async (moment: string) => {
    time.now = new Date(moment)
    const { html } = await shop.look(LIST)
    return { html, isRight: html === (await shop.drawn(LIST)) }
  }
  // The boat leaves at eleven in New York.
  const last = await at('2026-11-20T16:00:00.000Z')
  const over = await at('2026-11-20T16:00:00.001Z')
  expect([last.isRight, over.isRight, over.html === last.html]).toEqual([true, true, false])
  const night = await at('2026-11-21T04:59:59.999Z')
  const midnight = await at('2026-11-21T05:00:00.000Z')
  expect([night.isRight, midnight.isRight, midnight.html === night.html]).toEqual([true, true, false])
})

/** What a program may do, on one of its nodes. */
type Step =
  | { do: 'look'; page: number; who: number }
  | { do: 'fill'; who: number; tickets: number; isLarge: boolean }
  | { do: 'empty'; who: number }
  | { do: 'wait'; seconds: number }
  | { do: 'import'; capacity: number }

const steps = fc.array(
  fc.record({
    node: fc.nat(2),
    step: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant('look' as const),
          page: fc.nat(PAGES.length - 1),
          who: fc.nat(2),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('fill' as const),
          who: fc.integer({ min: 1, max: 2 }),
          tickets: fc.integer({ min: 1, max: 10 }),
          isLarge: fc.constantFrom(false, false, true),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constant('empty' as const), who: fc.integer({ min: 1, max: 2 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('wait' as const),
          seconds: fc.constantFrom(1, 59, 600, 899, 3_600, 40_000),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('import' as const),
          capacity: fc.integer({ min: 8, max: 12 }),
        }),
      },
    ),
  }),
  { minLength: 6, maxLength: 14 },
)

/** A start of a hundred seats, beside the ten of the boat. */
const LARGE = { eventTemplateId: 'galleries', eventId: 'galleries.2026-11-20.1400' }

/** Runs a program; gives the looks whose answer was not what is drawn at that moment. */
async function differences(
  nodes: readonly KeptShop[],
  {
    program,
    time,
    database,
  }: { program: readonly { node: number; step: Step }[]; time: ShopTime; database: Database },
): Promise<{ wrong: string[]; kept: number }> {
  const carts: (string | null)[] = [null, null, null]
  const wrong: string[] = []
  let kept = 0
  const cookieOf = async (shop: KeptShop, who: number): Promise<Record<string, string>> => {
    const cartId = carts[who]
    return cartId ? { cookie: await shop.cookieOf({ cartId }) } : {}
  }
  for (const { node, step } of program) {
    const shop = nodes[node % nodes.length] as KeptShop
    // What another node wrote may be seen a quarter of a second later.
    if (nodes.length > 1) time.elapsed += 250
    if (step.do === 'wait') time.now = new Date(time.now.getTime() + step.seconds * 1_000)
    if (step.do === 'import') await loadVenue(database, museumWith(step.capacity), time.now)
    if (step.do === 'fill') {
      const api = await shop.visitor()
      const draft = {
        ...aDraft({ ...(step.isLarge ? LARGE : {}), adult: step.tickets }),
        ...(carts[step.who] ? { id: carts[step.who] ?? undefined } : {}),
      }
      const cart = await api.carts.put({ body: draft }).catch(() => null)
      carts[step.who] = cart?.payload.id ?? carts[step.who] ?? null
    }
    if (step.do === 'empty' && carts[step.who]) {
      const api = await shop.visitor()
      await api.carts.delete({ headers: { 'x-cart-id': carts[step.who] ?? '' } }).catch(() => null)
    }
    if (step.do !== 'look') continue
    const page = PAGES[step.page] ?? LIST
    const headers = await cookieOf(shop, step.who)
    const { html, isKept } = await shop.look(page, headers)
    if (isKept) kept += 1
    if (isKept && html !== (await shop.drawn(page, headers))) wrong.push(`${page} for ${step.who} on ${node}`)
  }
  return { wrong, kept }
}

/** The museum with other seats on the boat, and other words about it. */
const museumWith = (capacity: number) => {
  const file = aMuseum()
  const events = file.events?.map(event =>
    event.id === 'boat-tour'
      ? {
          ...event,
          shortDescription: `Round the harbour, ${capacity} at a time.`,
          slotRules: event.slotRules?.map(rule => ({ ...rule, capacity })),
        }
      : event,
  )
  return { ...file, events }
}

type Trial = { count: number; runs: number; blind?: boolean }

/** What was found wrong, and how many answers were kept pages, in so many programs on so many nodes. */
async function runPrograms(database: Database, { count, runs, blind = false }: Trial) {
  const seen = { wrong: [] as string[], kept: 0 }
  for (const program of fc.sample(steps, { numRuns: runs, seed: 20261128 })) {
    await loadVenue(database, aMuseum())
    const time = { now: NOW, elapsed: 0 }
    const nodes = await Promise.all(
      Array.from({ length: count }, () =>
        openKeptShop(blind ? { ...database, writesOf: () => 0 } : database, time),
      ),
    )
    const { wrong, kept } = await differences(nodes, { program, time, database })
    seen.wrong.push(...wrong)
    seen.kept += kept
  }
  return seen
}

test('whatever is written, a kept page is what is drawn at that moment', async ({ database }) => {
  const { wrong, kept } = await runPrograms(database, { count: 1, runs: 14 })
  expect(wrong).toEqual([])
  expect(kept).toBeGreaterThan(25)
}, 120_000)

test('so it is on three nodes, a quarter of a second after another one has written', async ({ database }) => {
  const { wrong, kept } = await runPrograms(database, { count: 3, runs: 8 })
  expect(wrong).toEqual([])
  expect(kept).toBeGreaterThan(12)
}, 120_000)

test('without an eye on what is written, old pages are found', async ({ database }) => {
  const { wrong } = await runPrograms(database, { count: 1, runs: 24, blind: true })
  expect(wrong.length).toBeGreaterThan(0)
}, 120_000)

test('a sold-out event names the emptiest time of its next day, whichever that is now', async ({
  database,
}) => {
  const file = aMuseum()
  const slot = (time: string, { date = '2026-11-21', sold = 0 } = {}) => ({
    id: `lecture-${date}-${time.replace(':', '')}`,
    date,
    time,
    capacity: 30,
    sold,
  })
  const slots = [slot('18:00', { date: '2026-11-20', sold: 30 }), slot('17:00'), slot('19:00', { sold: 1 })]
  const events = file.events?.map(event => (event.id === 'lecture' ? { ...event, slots } : event))
  await loadVenue(database, { ...file, events })
  const shop = await openNode(database)
  const pages = [LIST, '/events/pier/detail/lecture?date=2026-11-20']
  const quietest = () =>
    Promise.all(pages.map(async page => /quietest at ([\d:]+)/i.exec((await shop.look(page)).html)?.[1]))
  expect(await quietest()).toEqual(['5:00', '5:00'])
  const eventId = slot('17:00').id
  await fillCart(await shop.visitor(), aDraft({ eventTemplateId: 'lecture', eventId, adult: 2 }))
  expect(await quietest()).toEqual(['7:00', '7:00'])
})

/** What a statement makes old: every page, only those that watch the seats of the boat, both by two counts, or none. */
const CHANGES: readonly [statement: string, old: 'pages' | 'watching' | 'both' | 'none'][] = [
  [`update slots set sold = sold + 1 of and id = '${BOAT}'`, 'watching'],
  [`update slots set sold = sold - 1, held = held + 1 of and id = '${BOAT}'`, 'none'],
  // With the two of the cart seven are left; five are told of.
  [`update slots set sold = sold + 1 of and id = '${BOAT}'`, 'watching'],
  [`update slots set sold = sold + 1 of and id = '${BOAT}'`, 'both'],
  [`update slots set sold = sold - 1 of and id = '${BOAT}'`, 'both'],
  [`update slots set held = 0 of and id = '${BOAT}'`, 'watching'],
  [`update slots set capacity = capacity + 1, sold = sold + 1 of and id = '${BOAT}'`, 'both'],
  [`update slots set price_list_id = 'weekend' of and id = '${BOAT}'`, 'both'],
  [`update seat_holds set expires_at = expires_at of`, 'both'],
  [`update seat_holds set count = count + 2 of`, 'both'],
  [`delete from seat_holds of`, 'both'],
  [`update reviews set tenant_id = tenant_id of`, 'pages'],
  [`update venues set theme_revision = theme_revision + 1 of`, 'pages'],
  [`update venues set theme_revision = 1 where tenant_id = 'elsewhere'`, 'none'],
  [`update carts set version = version + 1 of`, 'none'],
]

test('whatever pages are drawn from makes them old when it is written; seats that leave more free than pages tell of, only those that watch them', async ({
  database,
}) => {
  const db = database.forTenant('pier')
  await fillCart(await (await openNode(database)).visitor(), aDraft({ adult: 2 }))
  const read = async () => {
    const state = await findPageState(db, 'pier', NOW)
    return { pages: state?.epoch, boat: state?.seats['boat-tour'] ?? 0 }
  }
  for (const [statement, old] of CHANGES) {
    const before = await read()
    await database.system.execute(sql.raw(statement.replace(' of', ` where tenant_id = 'pier'`)))
    const after = await read()
    const moved = { pages: after.pages !== before.pages, boat: after.boat !== before.boat }
    const expected = { pages: old === 'pages' || old === 'both', boat: old === 'watching' || old === 'both' }
    expect(moved, statement).toEqual(expected)
  }
})

test('an order that leaves more seats than pages tell of draws calendars anew, and neither list nor detail', async ({
  database,
}) => {
  const shop = await openNode(database)
  const pages = [LIST, '/events/pier/detail/galleries', '/orders/pier/calendar']
  const fillsOf = async () => {
    const before = shop.metrics.fills
    for (const page of pages) await shop.look(page)
    return shop.metrics.fills - before
  }
  const order = (adult: number) =>
    shop.visitor().then(visitor => fillCart(visitor, aDraft({ ...LARGE, adult })))
  const fills = [await fillsOf()]
  await order(2)
  fills.push(await fillsOf())
  for (let tries = 0; tries < 9; tries += 1) await order(10)
  fills.push(await fillsOf())
  await order(4)
  fills.push(await fillsOf())
  expect(fills).toEqual([3, 1, 1, 3])
})
