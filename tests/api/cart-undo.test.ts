import { expect } from 'vitest'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const GALLERIES = { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-20', '14:00') }

/** A cart with all ten seats of a boat, out of which the boat was taken, and who else would like a seat of it. */
async function removed(database: Parameters<typeof openShop>[0]) {
  const shop = openShop(database)
  const api = await shop.visitor()
  const boat = aDraft({ adult: 10 }).templates ?? []
  const galleries = aDraft({ ...GALLERIES, adult: 2 }).templates ?? []
  const full = await fillCart(api, { templates: [...boat, ...galleries] })
  const cart = await fillCart(api, { id: full.id, templates: galleries, isUndoable: true })
  const undo = async () => {
    const { payload } = await (await shop.visitor()).carts.undo({ headers: { 'x-cart-id': cart.id } })
    return payload
  }
  const buyElsewhere = async () => fillCart(await shop.visitor(), aDraft({ adult: 1 }))
  return { shop, cart, full, undo, buyElsewhere }
}

const eventsOf = ({ templates }: { templates: { eventTemplateId: string }[] }) =>
  templates.map(({ eventTemplateId }) => eventTemplateId)

test('what was taken out comes back with its seats, which nobody else could take for ten seconds', async ({
  database,
}) => {
  const { shop, cart, full, undo, buyElsewhere } = await removed(database)
  expect(eventsOf(cart)).toEqual(['galleries'])
  shop.wait(9_000)
  await expect(buyElsewhere()).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  const back = await undo()
  expect([eventsOf(back).sort(), back.total]).toEqual([['boat-tour', 'galleries'], full.total])
  expect(back.hold).toEqual(full.hold)
  shop.wait(5_000)
  await expect(buyElsewhere()).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' })
})

test('after ten seconds the seats are free for others, and nothing can be put back', async ({ database }) => {
  const { shop, undo, buyElsewhere } = await removed(database)
  shop.wait(10_000)
  expect((await buyElsewhere()).total).toBe(1_800)
  await expect(undo()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a change meanwhile leaves it to be put back, and its seats where they are', async ({ database }) => {
  const { shop, cart, undo, buyElsewhere } = await removed(database)
  shop.wait(4_000)
  const templates = aDraft({ ...GALLERIES, adult: 1 }).templates
  await fillCart(await shop.visitor(), { id: cart.id, templates })
  await expect(buyElsewhere()).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  const back = await undo()
  expect(back.templates.map(({ events }) => events[0]?.tickets[0]?.quantity)).toEqual([1, 10])
})

test('an order that was emptied is gone for whoever reads it, and another hold begins with what is put in', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const cart = await fillCart(api, aDraft({ adult: 2 }))
  await fillCart(api, { id: cart.id, isUndoable: true })
  const read = async () =>
    (await (await shop.visitor()).carts.get({ headers: { 'x-cart-id': cart.id } })).payload?.templates
      .length ?? null
  shop.wait(3_000)
  expect(await read()).toBeNull()
  const again = await fillCart(await shop.visitor(), { ...aDraft({ adult: 1 }), id: cart.id })
  const seconds = (Date.parse(again.hold?.expiresAt ?? '') - Date.parse(cart.hold?.expiresAt ?? '')) / 1000
  expect(seconds).toBe(3)
  await fillCart(await shop.visitor(), { id: cart.id, isUndoable: true })
  shop.wait(10_000)
  expect(await read()).toBeNull()
})

test('a change that may not be undone gives its seats back at once', async ({ database }) => {
  const shop = openShop(database)
  const [api, other] = [await shop.visitor(), await shop.visitor()]
  const cart = await fillCart(api, aDraft({ adult: 10 }))
  await fillCart(api, { id: cart.id })
  expect((await fillCart(other, aDraft({ adult: 10 }))).templates[0]?.events[0]?.eventId).toBe(BOAT)
  await expect(api.carts.undo({ headers: { 'x-cart-id': cart.id } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
