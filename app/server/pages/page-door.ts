import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Services } from '#app/api/kernel/context.ts'
import { createSharedReadings } from '#app/api/kernel/shared-readings.ts'
import type { VisitorSessions } from '#app/session/visitor-session.ts'
import { type CartFacts, type CartReader, createCartReader } from './cart-facts.ts'
import { type CountedPage, drawPage } from './draw-page.ts'
import { bytesFor, type PackedBody, packedBody } from './packed-body.ts'
import type { PageMetrics } from './page-metrics.ts'
import { isLedByCopy, type PublicRequest, pageKey, pageRequest } from './page-request.ts'
import { createPageStates, type PageStates, type Stopwatch, type VenuePages } from './page-states.ts'
import { isRight, type KeptAnswer, type KeptPage, type PageStore } from './page-store.ts'
import { type PageVisitor, pageVisitor } from './page-visitor.ts'
import type { Starter } from './silent-page.ts'
import { SPECULATION_RULES, speculationRules } from './speculation-rules.ts'

export type PageDoor = {
  services: Services
  sessions: VisitorSessions
  /** the application, which draws what is not kept */
  app: RequestListener
  /** how often something has gone wrong in this process: what was drawn meanwhile may lack something */
  troubles: () => number
  starter: Starter
  metrics: PageMetrics
  store: PageStore
  stopwatch?: Stopwatch
}

/** How many forms of a request are known without being read again. */
const KNOWN_REQUESTS = 5_000

/** `/page/{name}.js?of={path and query of the page}` */
const PACK = /^\/page\/([0-9a-f]{16})\.js(?:\?of=(.*))?$/
const FOR_EVER = ['Cache-Control', 'public, max-age=31536000, immutable']

/**
 * Answers pages that say the same to everybody, but for the number at the order in the header, before anything else looks at the request; all
 * others go on to the application. A page is kept as long as nothing that it shows has changed: `page-states.ts` says so.
 */
export function pageDoor(door: PageDoor): RequestListener {
  const opening: Opening = {
    door,
    states: createPageStates(door.services, door.stopwatch ?? (() => performance.now())),
    carts: createCartReader(door.services),
    store: door.store,
    fills: createSharedReadings<KeptAnswer>({ atOnce: 1 }),
  }
  const read: RequestReader = requestReader(Boolean(door.services.environment.PUBLIC_URL))
  door.metrics.watch(door.store, door.services.clock)
  return (request, response) => {
    const pack = request.url?.startsWith('/page/') && PACK.exec(request.url)
    if (pack) return void sendPack(pack, { opening, read, request, response })
    if (request.url === SPECULATION_RULES) return sendRules(response)
    const visit = read(request)
    if (!visit) return door.app(request, response)
    const kept = keptNow(visit, opening)
    if (kept) return send(kept, { door, request, response })
    open(visit, opening).then(
      answer => send(answer, { door, request, response }),
      () => door.app(request, response),
    )
  }
}

type Opening = {
  door: PageDoor
  states: PageStates
  carts: CartReader
  store: PageStore
  fills: ReturnType<typeof createSharedReadings<KeptAnswer>>
}

/** A form of request that was seen before, who asks so, and what they were answered last by what was read of the venue then. */
type Visit = {
  page: PublicRequest
  visitor: PageVisitor | null
  last: { reading: VenuePages; page: KeptPage } | null
}

type RequestReader = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => Visit | null

/** Requests of the same form come again and again: what they ask for is read once. */
function requestReader(behindProxy: boolean): RequestReader {
  const known = new LRUCache<string, { visit: Visit | null }>({ max: KNOWN_REQUESTS })
  return request => {
    const form = formOf(request)
    const found = known.get(form)
    if (found) return found.visit
    const page = pageRequest(request, behindProxy)
    const visit = page && { page, visitor: page.session === null ? NOBODY : null, last: null }
    known.set(form, { visit })
    return visit
  }
}

const NOBODY: PageVisitor = { kind: 'anybody', cartName: null }

/** All of a request that `pageRequest` looks at. */
function formOf({ method, url, headers }: Parameters<RequestReader>[0]): string {
  const usual = `${method} ${url}\n${headers.host}\n${headers.cookie}\n${headers['accept-language']}\n${headers['sec-fetch-dest']}`
  const isLed = isLedByCopy(headers.referer)
  const proxy = headers['x-forwarded-host'] ?? headers['x-forwarded-proto']
  if (!isLed && !proxy && !headers.authorization && !headers.range) return usual
  const seldom = [
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    isLed,
    headers.authorization,
    headers.range,
  ]
  return [usual, ...seldom].join('\n')
}

/** The page that is kept, when nobody has to be asked whether it is still right. */
function keptNow(visit: Visit, opening: Opening): KeptAnswer | null {
  const reading = opening.states.sure(visit.page.tenantId)
  if (!reading || !visit.visitor) return null
  const now = opening.door.services.clock().getTime()
  const { last } = visit
  if (last?.reading === reading && isRight(last.page, { reading, now })) return last.page
  const answer = keptBy(reading, { visit, opening, now })
  visit.last = answer && answer !== 'drawn' ? { reading, page: answer } : null
  return answer
}

type Lookup = { visit: Visit; opening: Opening; now: number }

function keptBy(reading: VenuePages, { visit, opening, now }: Lookup): KeptAnswer | null {
  const { page, visitor } = visit
  const { carts, store } = opening
  if (!visitor) return null
  if (visitor.kind === 'own') return now < visitor.until ? 'drawn' : null
  const cart =
    visitor.cartName === null ? NO_CART : carts.sure({ ...page, cartName: visitor.cartName }, reading)
  if (!cart || isOwn(cart, page)) return cart && 'drawn'
  return store.find(keyOf(page, { reading, cart }), { reading, now })
}

/** The page as the database has it now: kept, or drawn once for all who wait for it. */
async function open(visit: Visit, opening: Opening): Promise<KeptAnswer> {
  const { door, states, carts, store, fills } = opening
  const { page } = visit
  const { tenantId } = page
  const now = door.services.clock()
  const visitor = page.session
    ? await pageVisitor(door.sessions, { cookieHeader: page.session, tenantId, now })
    : NOBODY
  visit.visitor = visitor
  if (visitor.kind === 'own') return 'drawn'
  const reading = states.sure(tenantId) ?? (await states.read(tenantId))
  if (!reading) return 'drawn'
  const cart =
    visitor.cartName === null ? NO_CART : await carts.read({ tenantId, cartName: visitor.cartName }, reading)
  if (isOwn(cart, page)) return 'drawn'
  const key = keyOf(page, { reading, cart })
  const kept = store.find(key, { reading, now: now.getTime() })
  return kept ?? fills(key, () => fill({ ...page, cartCount: cart.count }, { ...opening, key }))
}

const NO_CART: CartFacts = { count: 0, changesPages: false, holdsSeats: false, end: Number.POSITIVE_INFINITY }

/** Whether the cart makes this page another one than everybody gets. */
const isOwn = ({ changesPages, count, holdsSeats }: CartFacts, { address }: PublicRequest) =>
  changesPages ||
  ((holdsSeats || count > 0) && CALENDAR.test(address)) ||
  (count > 0 && LEVELS.test(address)) ||
  address.includes('cdEventIds=')

const CALENDAR = /^\/orders\/[^/]+\/calendar/

/** Levels say what the visitor's order costs with them. */
const LEVELS = /^\/membership\/[^/]+\/(?:join|detail\/)/

const keyOf = (page: PublicRequest, { reading, cart }: { reading: VenuePages; cart: CartFacts }) =>
  `${pageKey(page, reading.languages)} ${cart.count}`

/** What the venue is drawn from is read before the page is: what is written meanwhile makes it an old one, never a new one. */
async function fill(
  page: CountedPage,
  { door, states, store, key }: Opening & { key: string },
): Promise<KeptAnswer> {
  const reading = await states.read(page.tenantId)
  const before = door.troubles()
  const drawn = reading && (await drawPage(door.app, page, door.starter))
  door.metrics.fills += 1
  if (!drawn) {
    if (reading) store.leave(key, reading.epoch)
    return 'drawn'
  }
  const { silent, etag, headers, watchedSeats } = drawn
  const kept: KeptPage = {
    drawnFrom: reading,
    watchedSeats,
    drawnAt: door.services.clock().getTime(),
    etag,
    headers,
    packName: silent.packName,
    body: store.sameBody(etag) ?? packedBody(silent.html),
  }
  store.keepPack(silent.packName, store.pack(silent.packName) ?? packedBody(silent.pack))
  if (door.troubles() === before) store.keep(key, kept)
  return kept
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

function send(answer: KeptAnswer, { door, request, response }: Exchange & { door: PageDoor }): void {
  if (answer === 'drawn') {
    door.app(request, response)
    return
  }
  door.metrics.hits += 1
  if (request.headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, answer.headers as string[]).end()
    return
  }
  sendBody(answer.body, { request, response, headers: answer.headers })
}

type PackExchange = Exchange & { opening: Opening; read: RequestReader }

/** The scripts of a page; a node that has not drawn it draws it now, and what it is then may be another page by a little. */
async function sendPack(
  [, name = '', of = '']: readonly string[],
  { opening, read, request, response }: PackExchange,
): Promise<void> {
  const known = opening.store.pack(name)
  if (known) return sendBody(known, { request, response, headers: [...SCRIPT, ...FOR_EVER] })
  const visit = read({
    method: 'GET',
    url: decoded(of),
    headers: { ...request.headers, 'sec-fetch-dest': 'document' },
  })
  const page = visit && (await open(visit, opening).catch(() => null))
  const pack = page && page !== 'drawn' && opening.store.pack(page.packName)
  if (pack) return sendBody(pack, { request, response, headers: [...SCRIPT, 'Cache-Control', 'no-store'] })
  response
    .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    .end('There is nothing here.')
}

const SCRIPT = [
  'Content-Type',
  'text/javascript; charset=utf-8',
  'X-Content-Type-Options',
  'nosniff',
  'Vary',
  'Accept-Encoding',
]

function sendRules(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  })
  response.end(speculationRules)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function sendBody(
  body: PackedBody,
  { request, response, headers }: Exchange & { headers: readonly string[] },
): void {
  const { bytes, encoding } = bytesFor(body, String(request.headers['accept-encoding'] ?? ''))
  const own = encoding ? ['Content-Encoding', encoding] : []
  response.writeHead(200, [...headers, ...own, 'Content-Length', String(bytes.length)])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
