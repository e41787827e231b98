import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { requestsPerSecond } from './load.ts'

const LIST = '/events/harborlight/list'
const ORDER = '/orders/harborlight/tickets?eventId=manta-ballet'

export type KeptFigures = {
  name: string
  /** at 2, 16 and 64 connections */
  rates: number[]
  /** CPU time of the server an answer in µs, over all three; null where it is not our server */
  cpu: number | null
}

/** What public pages cost: kept for whoever has none, an order, or the page already; and drawn for each. */
export async function measureKept({ app, hello }: { app: string; hello: string }): Promise<KeptFigures[]> {
  const etag = await settledTag(app)
  const list = app + LIST
  const cases: Case[] = [
    { name: "bare Node 'hello'", url: hello },
    { name: 'kept page', url: list },
    { name: 'kept page, with an order', url: list, cookie: await orderCookie(app) },
    { name: 'kept page, not changed (304)', url: list, etag },
    // A page tells a coupon on, so each is another page.
    { name: 'kept page, not there yet (miss)', url: list, apart: 'coupon' },
    { name: 'drawn for each (who is coming)', url: list, cookie: await partyCookie(app) },
    { name: 'drawn for each (member)', url: list, cookie: await memberCookie(app) },
  ]
  const figures: KeptFigures[] = []
  for (const one of cases) figures.push(await measureCase(app, one))
  return figures
}

type Case = { name: string; url: string; cookie?: string; etag?: string; apart?: string }

async function measureCase(app: string, { name, url, cookie, etag, apart }: Case): Promise<KeptFigures> {
  const headers = {
    'accept-encoding': 'br, gzip',
    ...(cookie ? { cookie } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
  }
  const before = await readUsage(app)
  const rates: number[] = []
  for (const connections of [2, 16, 64])
    rates.push(await requestsPerSecond(url, { connections, headers, apart, notChanged: Boolean(etag) }))
  const after = await readUsage(app)
  const answers = after.kept - before.kept + after.drawn - before.drawn
  return { name, rates, cpu: url.startsWith(app) ? ((after.cpu - before.cpu) / answers) * 1e6 : null }
}

/** CPU seconds of the server so far, and the pages that it has sent: kept ones, and those that went through the application. */
async function readUsage(app: string) {
  const text = await (await fetch(`${app}/metrics`)).text()
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0)
  return {
    cpu: sum(/^process_cpu_seconds_total (\S+)$/gm),
    kept: sum(/^kept_page_answers_total (\S+)$/gm),
    drawn: sum(/^http_request_seconds_count\{[^}]*area="events"[^}]*\} (\S+)$/gm),
  }
}

/** The tag of the page once it is packed as well as it gets. */
async function settledTag(app: string): Promise<string> {
  for (let turn = 0; turn < 10; turn += 1) await (await fetch(app + LIST)).text()
  await new Promise(resolve => setTimeout(resolve, 1_500))
  return (await fetch(app + LIST)).headers.get('etag') ?? ''
}

async function orderCookie(app: string): Promise<string> {
  const html = await (await fetch(app + ORDER)).text()
  const inputs = [...html.matchAll(/<input[^>]*name="events[^"]*slotId"[^>]*>/g)].filter(
    ([tag]) => !tag.includes('disabled'),
  )
  const slot = /value="([^"]+)"/.exec(inputs.at(-1)?.[0] ?? '')?.[1] ?? ''
  const event = 'manta-ballet'
  return cookieOf(app + ORDER, {
    intent: 'checkout',
    [slotField(event)]: slot,
    [quantityField(event, 'adult')]: '2',
  })
}

const partyCookie = (app: string) =>
  cookieOf(`${app}/events/harborlight/party`, { intent: 'save', return: LIST, 'party.adult': '2' })

/** A member of the demo. */
const memberCookie = (app: string) =>
  cookieOf(`${app}/auth/harborlight/members`, { membershipId: 'HL-20418', lastName: 'Okafor' })

async function cookieOf(url: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const cookie = answer.headers.getSetCookie().find(line => line.startsWith('marquee_harborlight='))
  if (!cookie) throw new Error(`${url} gave no session: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}
