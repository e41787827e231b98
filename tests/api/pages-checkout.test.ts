import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import Process, { loader as process } from '#app/routes/checkout/process/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const none = { members: [], visitors: [], staff: [], reviews: [] }
  const venue = (id: string) => ({ id, name: id, timeZone: 'America/New_York' })
  const company = { giftCertificates: true, coupons: true }
  await loadVenue(database, aMuseum({ ...none, venue: venue('both'), company }))
  await loadVenue(
    database,
    aMuseum({ ...none, venue: venue('no-gifts'), company: { ...company, giftCertificates: false } }),
  )
  await loadVenue(
    database,
    aMuseum({ ...none, venue: venue('no-codes'), company: { ...company, coupons: false } }),
  )
})

/** Checkout as its loader decides it, for a cart with a ticket. */
async function open(database: Database, tenantId: string) {
  const cart = await fillCart(await openShop(database).visitor({}, tenantId), aDraft({ adult: 1 }))
  const path = `/checkout/${tenantId}/process`
  return load(process, { database, path, session: { cartId: cart.id } })
}

test('[CHK-225] [CHK-226] a switch that is off takes its field off the payment step, and no other', async ({
  database,
}) => {
  const offered = async (tenantId: string) => {
    const { page } = (await open(database, tenantId)).page
    return [Boolean(page?.coupons), Boolean(page?.certificate)]
  }
  expect(await offered('both')).toEqual([true, true])
  expect(await offered('no-gifts')).toEqual([true, false])
  expect(await offered('no-codes')).toEqual([false, true])
})

/** A client whose carts come changed. */
const withCart =
  (change: (cart: CartPayload) => Partial<CartPayload>) =>
  (client: ApiClient): ApiClient => {
    const get: ApiClient['carts']['get'] = async asked => {
      const { payload } = await client.carts.get(asked)
      return { payload: payload && { ...payload, ...change(payload) } }
    }
    const instead = <Part extends object>(part: Part, name: string, other: unknown) =>
      new Proxy(part, {
        get: (target, key) => (key === name ? other : Reflect.get(target, key)),
      })
    return instead(client, 'carts', instead(client.carts, 'get', get))
  }

const path = '/checkout/both/process'

test('[CHK-050] a cart with two events in one line is cleared, said to be, and can only be begun again', async ({
  database,
}) => {
  const api = await openShop(database).visitor({}, 'both')
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const doubled = withCart(({ orders }) => ({
    orders: orders.map(line => ({ ...line, events: [...line.events, ...line.events] })),
  }))
  const asked = { database, path, session: { cartId: id } }
  const { page } = await load(process, { ...asked, watch: doubled })
  expect(await drawScreen(Process, page)).toBe(
    ' Sorry. Something went wrong. Items have been removed from your cart. Start again ',
  )
  expect((await api.carts.get({ headers: { 'x-cart-id': id } })).payload).toBeNull()
  const order = await load(process, { ...asked, watch: doubled, form: { intent: 'complete' } })
  expect(order.page.page).toBeNull()
})

test('[CHK-051] a total below zero says that nothing is refunded online and what to do; others say nothing of it', async ({
  database,
}) => {
  const api = await openShop(database).visitor({}, 'both')
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const shown = async (total: number) => {
    const watch = withCart(() => ({ total }))
    const { page } = await load(process, { database, path, session: { cartId: id }, watch })
    return drawScreen(Process, page)
  }
  expect(await shown(-1)).toMatch(
    /Sorry, we cannot process a refund online\. .*Please change the items in your cart or contact us for assistance\. .*Edit your order/,
  )
  expect(await shown(0)).not.toContain('refund')
})
