import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDatabase } from '#app/data/database/database.ts'
import { migrate } from '#app/data/database/migrate.ts'
import { openPgliteWorkerPool } from '#app/data/database/pglite-worker-pool.ts'
import { startBareRender } from './bare-render.ts'
import { composedVenue, measureComposer } from './composer.ts'
import { measureHolds } from './holds.ts'
import { measureImport } from './import.ts'
import { measureInProcess } from './in-process.ts'
import { COSTS, measureJourneys } from './journeys.ts'
import { measureKept } from './kept.ts'
import { measureLighthouse } from './lighthouse.ts'
import { requestsPerSecond } from './load.ts'
import { measureOrders } from './orders.ts'
import { measurePages } from './pages.ts'
import { crowdedVenue, measureQuantityPress } from './quantity-press.ts'
import { measureFlood } from './sign-ins.ts'
import { measureCompile } from './theme.ts'
import { measureTiming } from './timing.ts'

/** `postgres` is the address of a throw-away cluster, where PostgreSQL is installed. */
type Places = { app: string; hello: string; folder: string; postgres?: string }

const LIST = '/events/harborlight/list'
const API = '/v1/b2c/event/templates/summaries'

const PARTS = {
  server,
  kept,
  compile,
  orders,
  holds,
  'sign-ins': signIns,
  timing,
  imports,
  browser,
  lighthouse,
  presses,
  journeys,
  composer,
}

/** Prints every figure of the bench, or those of the named parts: `npm run bench -- presses`. */
export async function measure(places: Places, named: readonly string[] = []) {
  const parts = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name))
  for (const [, print] of parts) await print(places)
}

/** The venues that stand in the database before the server starts, as files. */
export const venues = () => [crowdedVenue(), composedVenue()].map(venue => JSON.stringify(venue))

async function server({ app, hello }: Places) {
  const bare = await startBareRender(app, LIST)
  row('requests a second', '2 connections', '16', '64')
  const rates: Record<string, number[]> = {}
  for (const [name, url, headers, apart] of [
    ["bare Node 'hello'", hello],
    ['bare renderToString of the list', bare.url],
    ['events list page', app + LIST],
    ['list page, all addresses different', app + LIST, {}, 'coupon'],
    ['B2C summaries over HTTP', app + API, { 'x-tenant-id': 'harborlight' }],
  ] as const) {
    rates[name] = []
    for (const connections of [2, 16, 64])
      rates[name].push(await requestsPerSecond(url, { connections, headers, apart }))
    row(name, ...rates[name].map(rate => String(Math.round(rate))))
  }
  bare.close()
  const ratio = (of: string, to: string) =>
    rates[of]!.map((rate, index) => (rate / rates[to]![index]!).toFixed(4))
  row('list page ÷ hello', ...ratio('events list page', "bare Node 'hello'"))
  const apart = 'list page, all addresses different'
  row('all different ÷ hello', ...ratio(apart, "bare Node 'hello'"))
  row('all different ÷ renderToString', ...ratio(apart, 'bare renderToString of the list'))
  const inProcess = await measureInProcess()
  row('B2C summaries in-process', `${Math.round(inProcess)} calls/s`)
  console.log()
}

async function kept({ app, hello }: Places) {
  row('public pages, requests a second', '2 connections', '16', '64', 'CPU µs')
  const figures = await measureKept({ app, hello })
  for (const { name, rates, cpu } of figures)
    row(name, ...rates.map(rate => String(Math.round(rate))), cpu === null ? '' : cpu.toFixed(1))
  const [base, ...pages] = figures
  for (const { name, rates } of pages)
    row(`${name} ÷ hello`, ...rates.map((rate, at) => (rate / (base?.rates[at] ?? rate)).toFixed(3)))
  console.log()
}

async function compile() {
  const { coldMilliseconds, cachedMicroseconds } = measureCompile()
  row(
    'compile a theme',
    `cold ${coldMilliseconds.toFixed(2)} ms`,
    `cached ${cachedMicroseconds.toFixed(1)} µs`,
  )
}

async function orders({ folder, postgres }: Places) {
  row(
    'orders of 8 buyers over HTTP',
    'orders/s',
    'CPU ms',
    'errors',
    'SQL of a cart',
    'of a checkout',
    'held',
  )
  for (const { name, url } of databasesOf(postgres)) {
    const measured = await measureOrders({ folder, url })
    const { ordersPerSecond, cpuPerOrder, errors, statements, heldAcrossGateway } = measured
    const counts = [errors, statements.cart, statements.checkout, heldAcrossGateway]
    row(name, ordersPerSecond.toFixed(0), cpuPerOrder.toFixed(1), ...counts.map(String))
  }
  console.log()
}

const databasesOf = (postgres?: string) => [
  { name: 'PGlite', url: undefined },
  ...(postgres ? [{ name: 'PostgreSQL', url: postgres }] : []),
]

async function holds({ folder, postgres }: Places) {
  row('carts a second for one start, over HTTP', '2 connections', '16', '64')
  for (const { name, url } of databasesOf(postgres)) {
    const rates = await measureHolds({ folder: join(folder, 'holds'), url })
    row(name, ...rates.map(rate => rate.toFixed(0)))
  }
  console.log()
}

async function signIns({ folder }: Places) {
  row('orders of 8 buyers, 50 signing in', 'orders/s', 'p95 ms', 'errors', 'sign-ins/s', 'put off/s')
  const { quiet, flooded } = await measureFlood(folder)
  for (const [name, measured] of Object.entries({ 'nobody signs in': quiet, '50 at once': flooded })) {
    const { ordersPerSecond, p95, errors, signIns, refused } = measured
    const figures = [ordersPerSecond, p95, errors, signIns, refused]
    row(name, ...figures.map(figure => figure.toFixed(0)))
  }
  const ratios = [flooded.ordersPerSecond / quiet.ordersPerSecond, flooded.p95 / quiet.p95]
  row('50 at once ÷ nobody', ...ratios.map(ratio => ratio.toFixed(2)))
  console.log()
}

async function timing({ folder }: Places) {
  row('time of an answer, known and unknown', 'known ms', 'unknown ms', 'ratio', 'slower', 'p')
  for (const { name, medians, ratio, slower, p } of await measureTiming(join(folder, 'timing')))
    row(name, ...medians.map(median => median.toFixed(3)), ratio.toFixed(3), slower.toFixed(3), p.toFixed(3))
  console.log()
}

async function imports({ folder }: Places) {
  const script = pathToFileURL(join(process.cwd(), 'build/server/pglite-worker.js'))
  const database = createDatabase(await openPgliteWorkerPool({ folder: join(folder, 'import'), script }))
  await migrate(database.system)
  const { slots, seconds, slotsPerSecond, againSeconds, grownMegabytes } = await measureImport(database)
  await database.close()
  row(
    'import',
    `${slots} slots in ${seconds.toFixed(1)} s`,
    `${slotsPerSecond} slots/s`,
    `again ${againSeconds.toFixed(1)} s`,
    `memory +${grownMegabytes} MB`,
  )
  console.log()
}

async function browser({ app }: Places) {
  row(
    'browser, 4× slower CPU',
    'JS kB',
    'touched',
    'ms to live',
    'CSS kB',
    'HTML kB',
    'LCP ms',
    'layout shift',
  )
  for (const page of await measurePages(app)) {
    row(
      page.name,
      page.js.toFixed(1),
      page.jsTouched.toFixed(1),
      String(Math.round(page.toLive)),
      page.css.toFixed(1),
      page.html.toFixed(1),
      String(Math.round(page.lcp)),
      page.shift.toFixed(3),
    )
  }
}

async function lighthouse({ app }: Places) {
  row('Lighthouse on a phone', 'performance', 'accessibility', 'LCP ms', 'TBT ms', 'layout shift')
  for (const { name, performance, accessibility, lcp, tbt, cls } of await measureLighthouse(app)) {
    const times = [lcp, tbt].map(time => String(Math.round(time)))
    row(name, String(performance), String(accessibility), ...times, cls.toFixed(3))
  }
}

async function presses({ app }: Places) {
  row('press of a quantity, 4× slower CPU', 'median', 'slowest')
  const figures = await measureQuantityPress(app)
  for (const [name, { median, slowest }] of Object.entries(figures))
    row(`until the ${name} is painted`, `${Math.round(median)} ms`, `${Math.round(slowest)} ms`)
}

/** Real journeys on a phone and by keyboard: what each costs, beside what it may. They are counts: one that is over, or ends early, fails. */
async function journeys({ app }: Places) {
  row('a purchase, counted (goal)', 'presses', 'keys', 'px scrolled', 'Tab presses')
  for (const { name, cost, goal, over, stopped } of await measureJourneys(app)) {
    const figures = COSTS.map(
      kind => `${Math.round(cost[kind])}${goal[kind] === undefined ? '' : ` (${goal[kind]})`}`,
    )
    row(name, ...figures)
    if (stopped) console.log(`  stopped at ${stopped}`)
    if (stopped || over.length > 0) process.exitCode = 1
  }
}

/** What a picture of the screen may take while a colour is dragged, in ms at the 95th percentile, by how much slower the processor is. */
const REPAINT_MS: Readonly<Record<number, number>> = { 1: 16, 4: 50 }
const SCRIPT_KB = 150

/** Times depend on the machine and are printed beside their budgets; bytes do not: more of them than their budget fails. */
async function composer({ app }: Places) {
  const { js, drags, words } = await measureComposer(app)
  row('the composer (budget)', `${js.toFixed(1)} kB JS (${SCRIPT_KB})`)
  if (js > SCRIPT_KB) process.exitCode = 1
  row('a colour dragged until it is painted', 'elements', 'median ms', 'p95 ms (budget)')
  for (const { slowdown, elements, median, p95 } of drags) {
    const budget = REPAINT_MS[slowdown] ?? 0
    const verdict = p95 > budget ? 'over' : 'within'
    row(
      `${slowdown}× slower CPU`,
      String(elements),
      median.toFixed(1),
      `${p95.toFixed(1)} (${budget}, ${verdict})`,
    )
  }
  row('a key among all words until it is painted', 'elements', 'median ms', 'p95 ms', 'applied ms')
  for (const { slowdown, elements, median, p95, applied } of words)
    row(`${slowdown}× slower CPU`, String(elements), ...[median, p95, applied].map(time => time.toFixed(1)))
}

const row = (name: string, ...values: string[]) =>
  console.log(name.padEnd(40), ...values.map(value => value.padStart(14)))
