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

test('mails, tickets to print and passes are drawn in a theme that is edited and not saved, for who edits the venue', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const elsewhere = await shop.signIn({ tenantId: 'fernwood', staffId: 'staff-editor' })
  const send = (body: unknown, as = cookie) =>
    shop.look('/editor/harborlight/scenes/look', as, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const edited = {
    variables: { 'color-brand': '#123f2a' },
    textVariables: { 'mail-order-heading': 'Ahoy, your tickets' },
  }
  const { look } = JSON.parse((await send(edited)).html)
  const of = async (scene: string, query = '') =>
    shop.look(`/editor/harborlight/scenes/${scene}${query}`, cookie)
  const mail = await of('mail-order', `?look=${look}`)
  expect(mail.html).toContain('Ahoy, your tickets')
  expect(mail.html).toContain('#123f2a')
  const before = await of('mail-order')
  expect(before.html).not.toContain('Ahoy, your tickets')
  expect(before.html).not.toContain('#123f2a')
  const pdf = await of('ticket-pdf', `?look=${look}`)
  expect(pdf.type).toContain('pdf')
  expect(pdf.path).toContain(`look=${look}`)
  expect((await send({ variables: { 'color-brand': 'no colour' } })).status).toBe(422)
  expect((await send(edited, elsewhere)).html).toBe('the shop itself')
  await shop.close()
}, 90_000)
