import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as history from '#app/routes/account/orders/route.tsx'
import * as shell from '#app/routes/account/shell/route.tsx'
import { loader as start } from '#app/routes/account/start/route.tsx'
import * as application from '#app/routes/application/route.tsx'
import { action as logout } from '#app/routes/auth/logout/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ texts: markedWords(['shell', 'account'], degree) }))
  const venue = { id: 'plain', name: 'Plain', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
})

const BOB: VisitorSession = { visitor: { id: 'V-2', email: 'bob@example.com', name: 'Bob Vale' } }

const open = (database: Database, { tenantId = 'pier', session = BOB } = {}) =>
  drawPage([application, standard, shell, history], {
    database,
    pattern: 'account/:tenantId/orders',
    path: `/account/${tenantId}/orders`,
    session,
  })

const mainOf = ({ body }: { body: HTMLElement }) => body.querySelector('main') as HTMLElement

test('[MEM-008] the account is a frame titled “Your account” around its screens, and begins with the orders', async ({
  database,
}) => {
  const worded = wordsOf(mainOf(await open(database)))
  expect(worded).toMatch(/^Your account° ?Bob.*Your order history°/)
  expect(wordsOf(mainOf(await open(database, { tenantId: 'plain' })))).toMatch(/^Your account ?Bob/)
  const { page } = await load(shell.loader, { database, path: '/account/plain/orders', session: BOB })
  expect(page.title).toBe('Your account | Plain')
  const led = await load(start, { database, path: '/account/plain', session: BOB }).catch(thrown => thrown)
  expect(led.headers.get('Location')).toBe('/account/plain/orders')
})

test('[MEM-014] whoever has bought nothing reads so, in the words of the venue', async ({ database }) => {
  const main = mainOf(await open(database))
  expect(wordsOf(main)).toContain('No orders have been placed.°')
  const hrefs = [...main.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/events/pier/list', '/auth/pier/orders']))
  expect(wordsOf(mainOf(await open(database, { tenantId: 'plain' })))).toContain(
    'No orders have been placed.',
  )
})

test('[MEM-015] the history leads to the profile', async ({ database }) => {
  const links = [...mainOf(await open(database)).querySelectorAll('a')]
  expect(links.find(link => wordsOf(link) === 'Profile°')?.getAttribute('href')).toBe('/account/pier/profile')
})

test('[MEM-016] Logout on the history ends the session and leads to the events', async ({ database }) => {
  const button = [...mainOf(await open(database)).querySelectorAll('button')].find(
    each => wordsOf(each) === 'Logout°',
  )
  const form = button?.closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/auth/pier/logout'])
  let kept: VisitorSession = { ...BOB, ...verifiedMember('M-1001'), cartId: 'C-1' }
  const sessions = {
    read: async () => kept,
    write: async (_tenantId: string, session: VisitorSession) => {
      kept = session
      return 'session=1'
    },
  }
  const out = { database, path: '/auth/pier/logout', form: {}, context: { sessions } }
  const answer = await load(logout, out).catch(thrown => thrown)
  expect(answer.headers.get('Location')).toBe('/events/pier/list')
  expect(kept).toEqual({ cartId: 'C-1' })
})

test('[MEM-219] the history has what was bought with the visitor’s confirmed email, signed in or not, and nothing of others', async ({
  database,
}) => {
  const shop = openShop(database)
  const buy = async (billingEmail: string) => {
    const api = await shop.visitor()
    const { id } = await fillCart(api, aDraft({ adult: 1 }))
    await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD), billingEmail }))
  }
  const entries = async () => mainOf(await open(database)).querySelectorAll('main li').length
  await buy('ada@example.com')
  expect(await entries()).toBe(0)
  await buy('Bob@Example.com')
  expect(await entries()).toBe(1)
})
