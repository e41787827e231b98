import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import * as history from '#app/routes/account/orders/route.tsx'
import * as account from '#app/routes/account/shell/route.tsx'
import * as login from '#app/routes/auth/login/route.tsx'
import * as verification from '#app/routes/auth/members/route.tsx'
import * as confirm from '#app/routes/checkout/confirm/route.tsx'
import * as checkout from '#app/routes/checkout/shell/route.tsx'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as events from '#app/routes/events/list/route.tsx'
import * as reviews from '#app/routes/events/reviews/route.tsx'
import * as privacy from '#app/routes/legal/privacy/route.tsx'
import * as terms from '#app/routes/legal/terms/route.tsx'
import * as join from '#app/routes/membership/join/route.tsx'
import * as calendar from '#app/routes/orders/calendar/route.tsx'
import * as order from '#app/routes/orders/tickets/route.tsx'
import * as status from '#app/routes/status/shop/route.tsx'
import * as unsupported from '#app/routes/status/unsupported/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aFullMuseum, buyEverything } from '#tests/builders/full-order.ts'
import { load } from '#tests/builders/page-loader.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aFullMuseum())
  const venue = { id: 'worded', name: 'The Worded', timeZone: 'America/New_York' }
  const texts = { 'page-title': '{venue}: {page}' }
  await loadVenue(database, aMuseum({ venue, texts, members: [], visitors: [], staff: [], reviews: [] }))
})

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>
const ADA = { visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' } }

const titles: [page: string, path: string, screen: { loader: Loader }][] = [
  ['Events', 'events/list', events],
  ['Boat Tour', 'events/detail/boat-tour', detail],
  ['Reviews', 'events/reviews', reviews],
  ['Calendar', 'orders/calendar', calendar],
  ['Your Order', 'orders/tickets', order],
  ['Sign in', 'auth/login', login],
  ['Verify your membership', 'auth/members', verification],
  ['Memberships', 'membership/join', join],
  ['Your account', 'account/orders', account],
  ['Your order history', 'account/orders', history],
  ['Checkout', 'checkout/process', checkout],
  ['Terms and Conditions', 'legal/terms', terms],
  ['Privacy Policy', 'legal/privacy', privacy],
  ['Status', 'status', status],
  ['Unsupported Browser', 'status/unsupported', unsupported],
]

test('[MEM-007] the title of a page is its own with the name of the venue, in the venue’s order', async ({
  database,
}) => {
  const titleAt = async (venue: string, [, path, { loader }]: (typeof titles)[number]) => {
    const [area, ...rest] = path.split('/')
    const request = {
      path: ['', area, venue, ...rest].join('/'),
      params: { eventId: 'boat-tour' },
      session: area === 'account' ? ADA : {},
    }
    return ((await load(loader, { database, ...request })).page as { title: string }).title
  }
  for (const screen of titles) expect(await titleAt('pier', screen)).toBe(`${screen[0]} | Pier Museum`)
  for (const screen of titles.filter(([page]) => !/account|history/.test(page)))
    expect(await titleAt('worded', screen)).toBe(`The Worded: ${screen[0]}`)
  const { orderNumber } = await buyEverything(openShop(database))
  const path = `/checkout/pier/confirm/${orderNumber}`
  const request = { path, params: { orderNumber }, session: { orderNumbers: [orderNumber] } }
  const { page } = await load(confirm.loader, { database, ...request })
  expect(page.title).toBe('Order confirmation | Pier Museum')
})
