import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { digestRows } from '#tests/builders/digest-rows.ts'
import { openSceneShop } from '#tests/builders/scene-shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  for (const venue of ['harborlight', 'fernwood'])
    await loadVenue(database, JSON.parse(readFileSync(`app/data/demo/${venue}.json`, 'utf8')))
})

test('what the page of a scene sends is answered on the stage: an order that is cancelled there was never placed', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const before = await digestRows(database)
  const { path } = await shop.look('/editor/harborlight/scenes/cart', cookie)
  const report = { method: 'POST', body: '[]', headers: { referer: `http://shop.example${path}` } }
  const answered = await shop.look('/orders/harborlight/cart-report', cookie, report)
  expect(answered.html).not.toBe('the shop itself')
  const pressed = await shop.look('/checkout/harborlight/process?scene=review', cookie, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'complete' }),
  })
  expect(pressed.path).toContain('/confirm/')
  expect(pressed.path).toContain('scene=review')
  expect(await digestRows(database)).toEqual(before)
  await shop.close()
}, 60_000)

test('scenes are for staff who edit the venue: for everybody else the address is the shop’s', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const elsewhere = await shop.signIn({ tenantId: 'fernwood', staffId: 'staff-editor' })
  for (const cookie of ['', elsewhere])
    for (const path of [
      '/editor/harborlight/scenes/confirmation',
      '/checkout/harborlight/process?scene=confirmation',
      '/events/harborlight/list?scene=cart',
    ])
      expect((await shop.look(path, cookie)).html, path).toBe('the shop itself')
  await shop.close()
}, 60_000)
