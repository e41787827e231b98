import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import { writeParty } from '#app/rules/tickets/party.ts'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const combos = [
  {
    ...{ id: 'both', name: 'Boat and Galleries', type: 'fixedPrice' as const },
    prices: [{ personTypeId: 'adult', price: 2500 }],
    entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['galleries'] }],
  },
]
const limits = [{ id: 'free', ruleType: 'memberBenefits' as const, eventIds: ['boat-tour'], quantity: 3 }]

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ combos, limits }))
  const venue = { id: 'strict', name: 'Strict', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, combos: [], company: { memberPricesWhenJoining: false } }))
})

const GALLERIES = { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-20', '14:00') }
const both = (adult = 2): CartDraft => ({
  templates: [...(aDraft({ adult }).templates ?? []), ...(aDraft({ ...GALLERIES, adult }).templates ?? [])],
})

async function filled(database: Database, draft: CartDraft) {
  const shop = openShop(database)
  const cart = await fillCart(await shop.visitor(), draft)
  const headers = { 'x-cart-id': cart.id }
  const api = async () => shop.visitor()
  const offer = async () => (await (await api()).carts.offer({ headers })).payload
  const take = async (after: number) =>
    (await (await api()).carts.takeOffer({ headers, body: { after } })).payload
  const undo = async () => (await (await api()).carts.undo({ headers })).payload
  return { shop, cart, offer, take, undo, api }
}

test('the combo of what is in the cart is offered, taken by one call at the price that was said, and put back by another', async ({
  database,
}) => {
  const { cart, offer, take, undo, api } = await filled(database, both())
  const best = await offer()
  expect(best).toMatchObject({ change: { kind: 'combo', names: ['Boat and Galleries'] }, before: cart.total })
  expect(best!.saved).toBe(cart.total - 5000)
  const params = { comboTemplateId: 'both' }
  const { payload } = await (await api()).combos.get({ params, query: { party: writeParty({ adult: 2 }) } })
  expect(payload.saving).toEqual({ amount: best!.saved, kind: 'from' })
  const cheaper = await take(best!.after)
  expect(cheaper).toMatchObject({ total: 5000, version: cart.version + 1, templates: [] })
  expect(cheaper.hold).toEqual(cart.hold)
  expect(await offer()).toBeNull()
  const back = await undo()
  expect([back.total, back.templates, back.comboItems]).toEqual([cart.total, cart.templates, []])
})

test('what was offered is not taken where it costs more by now, nor is the cart before put back after ten seconds or over a later change', async ({
  database,
}) => {
  const { shop, cart, offer, take, undo, api } = await filled(database, both())
  const { after } = (await offer())!
  await expect(take(after - 1)).rejects.toMatchObject({ code: 'CONFLICT' })
  await take(after)
  await fillCart(await api(), { id: cart.id, ...both(1) })
  await expect(undo()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await take((await offer())!.after)
  shop.wait(10_000)
  await expect(undo()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('joining is offered with what the tickets save and what the membership adds, for as many as its members may have', async ({
  database,
}) => {
  const { offer, take } = await filled(database, aDraft({ adult: 4 }))
  const best = (await offer())!
  const change = { kind: 'join', categoryId: 'friend', name: 'Friend', costs: 6000 }
  expect(best).toEqual({ change, before: 7200, after: 6000 + 3 * 1440 + 1800, saved: 3 * 360 })
  const cart = await take(best.after)
  expect(cart.total).toBe(best.after)
  expect(cart.memberships.map(({ membershipCategoryId }) => membershipCategoryId)).toEqual(['friend'])
})

test('nobody is told to join who saves less than a tenth of what it costs', async ({ database }) => {
  const saved = async (adult: number) => (await (await filled(database, aDraft({ adult }))).offer())?.saved
  expect([await saved(1), await saved(2)]).toEqual([undefined, 2 * 360])
})

test('a member is not told to join, nor anybody where prices wait for a verification', async ({
  database,
}) => {
  const shop = openShop(database)
  const offerTo = async (...visitor: Parameters<typeof shop.visitor>) => {
    const api = await shop.visitor(...visitor)
    const { id } = await fillCart(api, aDraft({ adult: 2, eventId: BOAT }))
    return (await (await shop.visitor(...visitor)).carts.offer({ headers: { 'x-cart-id': id } })).payload
  }
  expect((await offerTo())?.change.kind).toBe('join')
  expect(await offerTo(verifiedMember('M-1001'))).toBeNull()
})

test('over HTTP a cart of another venue has no offer', async ({ database }) => {
  const { cart } = await filled(database, both())
  const headers = { 'x-cart-id': cart.id }
  const call = await overHttp(database)
  const offerAt = async (tenantId: string) => (await call('/shopping_cart/offer', { tenantId, headers })).body
  expect(await offerAt('strict')).toMatchObject({ payload: null })
  expect(await offerAt('pier')).toMatchObject({ payload: { after: 5000 } })
})
