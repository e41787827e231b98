import { randomUUID } from 'node:crypto'
import { createDatabase } from '#app/data/database/database.ts'
import { migrate } from '#app/data/database/migrate.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, type Shop } from '#tests/builders/shop.ts'
import { type Comparison, compareSamples } from './compare-samples.ts'
import { atDoor, openPool, type ServerAddress } from './orders.ts'

export type TimedCall = Comparison & { name: string }

type Question = { path: string; method?: string; headers?: Record<string, string>; body?: object }
type Pair = {
  name: string
  samples: number
  known: (round: number) => Question
  unknown: (round: number) => Question
}

const PASSWORD = 'harbour light 9'
/** Limits let a little more through each minute: each question comes ten minutes after the one before. Milliseconds. */
const PAUSE = 600_000
const WARM_UP = 40

/**
 * How long the API takes to answer about what is known and what is not, over HTTP and on the embedded database. The questions of a pair
 * take turns in an order that is drawn for each round, so that whatever slows the machine slows both.
 */
export async function measureTiming(folder: string): Promise<TimedCall[]> {
  const database = createDatabase(await openPool({ folder }))
  await migrate(database.system)
  const visitors = ['ada', 'bob', 'cora'].map((name, index) => ({
    id: `V-${index + 1}`,
    email: `${name}@example.com`,
    password: PASSWORD,
  }))
  const giftCertificates = [{ number: 'EXPIRED-1', balance: 5000, expires: '2026-11-01' }]
  await loadVenue(database, aMuseum({ visitors, giftCertificates, company: { requireLastName: true } }))
  await loadVenue(
    database,
    aMuseum({ visitors, venue: { id: 'quay', name: 'Quay', timeZone: 'America/New_York' } }),
  )
  const shop = openShop(database)
  const elsewhere = await orderElsewhere(shop)
  const timed = await atDoor(shop, async door => {
    const cookie = await signedInAt(door)
    const results: TimedCall[] = []
    for (const pair of pairs({ cookie, elsewhere })) {
      const samples = await sample(pair, { door, shop })
      results.push({ name: pair.name, ...compareSamples(samples.known, samples.unknown) })
    }
    return results
  })
  await database.close()
  return timed
}

const encoded = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(value)]))

function pairs({ cookie, elsewhere }: { cookie: string; elsewhere: string }): Pair[] {
  const byEmail = (name: string, samples: number, ask: (email: string) => Question): Pair => ({
    name,
    samples,
    known: round => ask(`${['bob', 'cora'][round % 2]}@example.com`),
    unknown: round => ask(`${['bub', 'cara'][round % 2]}@example.com`),
  })
  const same = (name: string, { known, unknown }: { known: Question; unknown: Question }): Pair => ({
    name,
    samples: 400,
    known: () => known,
    unknown: () => unknown,
  })
  const link = (kind: string) => (email: string) => ({
    path: '/visitor/link',
    method: 'POST',
    body: { kind, email },
  })
  return [
    byEmail('sign-in', 200, email => ({
      path: '/visitor/session',
      headers: encoded({ 'x-email': email, 'x-password': 'not the password' }),
    })),
    byEmail('recovery', 400, email => ({
      path: '/visitor/recoverPassword',
      headers: encoded({ 'x-email': email }),
    })),
    byEmail('sign-in link', 400, link('sign-in')),
    byEmail('link to orders', 400, link('orders')),
    byEmail('verification by email', 400, email => ({
      path: `/membership/sendVerification?email=${encodeURIComponent(email === 'bob@example.com' ? 'ada@example.com' : email)}`,
    })),
    byEmail('another email', 400, email => ({
      path: '/visitor',
      method: 'PUT',
      headers: { cookie },
      body: { email },
    })),
    same('membership, wrong last name', {
      known: { path: '/membership/validate?membershipId=M-1001&lastName=Wrong' },
      unknown: { path: '/membership/validate?membershipId=M-9999&lastName=Wrong' },
    }),
    same('gift certificate, expired', {
      known: { path: '/giftcards/number/EXPIRED-1' },
      unknown: { path: '/giftcards/number/EXPIRED-9' },
    }),
    same('order of another venue', {
      known: { path: `/uuidobjectregistry/${elsewhere}` },
      unknown: { path: `/uuidobjectregistry/${randomUUID()}` },
    }),
  ]
}

async function sample(
  { samples, known, unknown }: Pair,
  { door, shop }: { door: ServerAddress; shop: Shop },
) {
  const taken = { known: [] as number[], unknown: [] as number[] }
  const turn = async (kind: 'known' | 'unknown', round: number) => {
    const milliseconds = await timeOf(door, (kind === 'known' ? known : unknown)(round))
    shop.wait(PAUSE)
    if (round >= WARM_UP) taken[kind].push(milliseconds)
  }
  for (let round = 0; round < samples + WARM_UP; round += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) await turn(kind, round)
  }
  return taken
}

async function timeOf(
  { base, headers }: ServerAddress,
  { path, body, ...question }: Question,
): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(base + path, {
    method: question.method ?? 'GET',
    headers: { ...headers, ...question.headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await answer.text()
  const taken = performance.now() - begin
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
  return taken
}

async function signedInAt({ base, headers }: ServerAddress): Promise<string> {
  const credentials = encoded({ 'x-email': 'ada@example.com', 'x-password': PASSWORD })
  const answer = await fetch(`${base}/visitor/session`, { headers: { ...headers, ...credentials } })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The request uuid of an order that was placed at the other venue. */
async function orderElsewhere(shop: Shop): Promise<string> {
  const api = await shop.visitor({}, 'quay')
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const uuid = randomUUID()
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  await place(api, body, { uuid })
  return uuid
}
