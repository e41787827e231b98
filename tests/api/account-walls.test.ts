import { expect } from 'vitest'
import { contract } from '#app/contract/contract.ts'
import { header } from '#app/contract/headers.ts'
import type { Database } from '#app/data/database/database.ts'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, BOAT, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const PASSWORD = 'harbour light 9'
const term = (membershipId: string, year: string, standing: 'active' | 'new') => ({
  membershipId,
  membershipNumber: 'N-1',
  categoryId: 'friend',
  standing,
  startDate: `${year}-01-01`,
  expirationDate: `${year}-12-31`,
  cardholders: [{ id: `C-${year}`, firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
})
const members = [term('M-1001', '2026', 'active'), term('M-1002', '2027', 'new')]

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ members }))
  const venue = { id: 'quay', name: 'Quay', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, members }))
})

type Call = { path: string; method?: string; body?: object; headers?: Record<string, string> }

const review = { rating: 1, title: 'X', comment: 'X', eventTemplateId: 'boat-tour' }

const newCard = {
  headers: { 'x-request-uuid': '0a6f7b2e-6a0f-4a55-9d3f-0f3a52f1c001' },
  body: { paymentToken: 'x' },
}

/** Every call that tells or changes something of an account, an order or a membership, by its name in the contract. */
const CALLS: Record<string, (order: string) => Call> = {
  'visitors.get': () => ({ path: '/visitor' }),
  'visitors.save': () => ({ path: '/visitor', method: 'PUT', body: { firstName: 'Thief' } }),
  'visitors.requestEmailLink': () => ({ path: '/visitor/email/link', method: 'POST' }),
  'visitors.confirmEmail': () => ({ path: '/visitor/email', method: 'POST', headers: { 'x-token': 'x' } }),
  'visitors.dropEmail': () => ({ path: '/visitor/email', method: 'DELETE' }),
  'visitors.signOutEverywhere': () => ({ path: '/logout/everywhere', method: 'POST' }),
  'passkeys.list': () => ({ path: '/visitor/passkeys' }),
  'passkeys.registrationOptions': () => ({ path: '/visitor/passkeys/registrationOptions', method: 'POST' }),
  'passkeys.remove': () => ({ path: '/visitor/passkeys/x', method: 'DELETE' }),
  'orders.search': () => ({ path: '/orders/search' }),
  'orders.get': order => ({ path: `/orders/${order}` }),
  'orders.document': order => ({ path: `/orders/${order}/documents/tickets` }),
  'orders.mail': order => ({ path: `/orders/${order}/mail`, method: 'POST' }),
  'orders.starts': order => ({ path: `/orders/${order}/visits/${encodeURIComponent(BOAT)}/starts` }),
  'orders.move': order => ({
    path: `/orders/${order}/visits/${encodeURIComponent(BOAT)}/move`,
    method: 'POST',
    body: { eventId: BOAT },
  }),
  'orders.cancel': order => ({ path: `/orders/${order}/cancel`, method: 'POST', body: { refund: 0 } }),
  'reviews.ofVisitor': () => ({ path: '/reviews/visitor/V-1' }),
  'reviews.invitation': () => ({ path: '/reviews/invitations/x' }),
  'reviews.create': () => ({ path: '/reviews/x', method: 'POST', body: review }),
  'reviews.update': () => ({ path: '/reviews', method: 'PUT', body: { ...review, id: 'R-1' } }),
  'members.mine': () => ({ path: '/membership/myMemberships' }),
  'members.detail': () => ({ path: '/membership/M-1001' }),
  'members.recurring': () => ({ path: '/membership/M-1001/recurring/details' }),
  'members.stopRecurring': () => ({ path: '/membership/M-1001/recurring/stop', method: 'POST' }),
  'members.checkCard': () => ({
    path: '/membership/M-1001/recurring/card/secure-session',
    method: 'POST',
    ...newCard,
  }),
  'members.replaceCard': () => ({ path: '/membership/M-1001/recurring/card', method: 'POST', ...newCard }),
  'members.upcoming': () => ({ path: '/membership/recent/M-1001' }),
  'members.upcomingByEmail': () => ({ path: '/membership/recent?email=ada@example.com' }),
}

/** What anybody may call: it takes a proof, mails to the owner, or tells what the whole venue may know. Tested on their own. */
const OPEN = {
  visitors: ['signIn', 'recoverPassword', 'tokenLogin', 'requestLink', 'openOrders', 'signOut'],
  passkeys: ['add', 'signInOptions', 'signIn'],
  orders: ['mailAgain', 'policy', 'ticket', 'ticketCalendar'],
  reviews: ['ofEvent', 'ofProgram', 'ofTenant', 'summaries', 'stopInvitations', 'listAll', 'moderate'],
  members: [
    'validate',
    'validateLogin',
    'sendVerification',
    'readVerification',
    'finishVerification',
    'confirmOtherDevice',
    'awaitVerification',
    'collectVerification',
    'categories',
    'category',
    'eligibleLevels',
    'eligibleLevelsOfMany',
    'validatePurchase',
    'purchase',
    'duplicates',
    'config',
  ],
} as const

test('every call of accounts, orders, reviews and members is one of these', () => {
  for (const [noun, open] of Object.entries(OPEN)) {
    const own = Object.keys(CALLS).flatMap(name => (name.startsWith(`${noun}.`) ? [name.split('.')[1]] : []))
    const all = Object.keys(contract[noun as keyof typeof OPEN])
    expect([...own, ...open].sort(), noun).toEqual(all.sort())
  }
})

const encoded = (value: string) => encodeURIComponent(value)

/** A cookie of somebody who signed in and verified a membership at a venue. */
async function openDoors(database: Database) {
  const shop = openShop(database)
  const call = await overHttp(database, { services: shop.services })
  const enter = async (tenantId: string) => {
    const credentials = { 'x-email': encoded('ada@example.com'), 'x-password': encoded(PASSWORD) }
    const signedIn = await call('/visitor/session', { tenantId, headers: credentials })
    const cookie = cookieOf(signedIn.headers)
    const about = { tenantId, headers: { cookie } }
    return cookieOf((await call('/membership/validate?membershipId=M-1001&lastName=Moss', about)).headers)
  }
  const own = await enter('pier')
  const foreign = await enter('quay')
  const api = await shop.visitor({ visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada' } })
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const placed = await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) }))
  return { shop, call, own, foreign, order: JSON.parse(placed).orderNumber as string }
}

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

test.for(Object.keys(CALLS))(
  '%s refuses strangers, sessions of another venue and sessions that have ended, alike',
  async (name, { database }) => {
    const { shop, call, own, foreign, order } = await openDoors(database)
    const { path, ...about } = CALLS[name]?.(order) ?? { path: '' }
    const answerTo = async (cookie: string) => {
      const headers = { cookie, ...about.headers, [header.tenantId]: 'pier' }
      const { status, body, text } = await call(path, { ...about, headers })
      const { requestId: _, ...answer } = body as { requestId?: string }
      return { status, answer, text }
    }
    const stranger = await answerTo('')
    const ofOther = await answerTo(foreign)
    expect([ofOther.status, ofOther.answer]).toEqual([stranger.status, stranger.answer])
    expect(stranger.text).not.toMatch(/moss|ada@|V-1|C-20/i)
    const known = await answerTo(own)
    expect([known.status, known.answer]).not.toEqual([stranger.status, stranger.answer])
    await call('/logout/everywhere', { method: 'POST', headers: { cookie: own } })
    shop.wait(25 * 3_600_000)
    const ended = await answerTo(own)
    expect([ended.status, ended.answer]).toEqual([stranger.status, stranger.answer])
    expect(stranger.status).toBeLessThan(500)
  },
)
