import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { openContext, servicesOf } from '#app/api/kernel/context.ts'
import { createSandbox } from '#app/api/sandboxes/create-sandbox.ts'
import { removeEndedSandboxes, removeSandbox } from '#app/api/sandboxes/remove-sandboxes.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { hasVenue, listEveryVenue, listVenues } from '#app/data/queries/venues/read.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { openSandboxGateways } from '#app/server/open-gateways.ts'
import { NOW, TEST_SECRET } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const HOUR = 3_600_000
const endsAt = new Date(NOW.getTime() + HOUR)

/** A shop whose sandboxes have the gateways that they have in production, and a copy of the museum in it. */
async function openCopy(database: Database) {
  const shop = openShop(database)
  const { gateways, environment } = shop.services
  const sandboxGateways = openSandboxGateways(environment, { secret: TEST_SECRET, gateways })
  const services = Object.assign(shop.services, {
    sandboxGateways: { ...sandboxGateways, captcha: gateways.captcha },
  })
  const { tenantId } = (await createSandbox(services, { venue: 'pier', endsAt }))!
  return { shop, tenantId, services }
}

test('what is bought in a sandbox touches nothing of its venue, and no mail leaves', async ({ database }) => {
  const { shop, tenantId, services } = await openCopy(database)
  const before = await exportVenueText({ database, tenantId: 'pier' })
  const cart = await fillCart(await shop.visitor({}, tenantId), aDraft({ adult: 3 }))
  const api = await shop.visitor({ cartId: cart.id }, tenantId)
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  expect(shop.charged()).toBe(5_400)

  expect(await workJobs(services)).toBeGreaterThan(0)
  expect(shop.mails).toEqual([])
  expect(await exportVenueText({ database, tenantId: 'pier' })).toBe(before)
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('a sandbox is listed nowhere, and reached by its address until it is over', async ({ database }) => {
  const { tenantId, services } = await openCopy(database)
  const listed = [...(await listVenues(database.system)), ...(await listEveryVenue(database.system))]
  expect(listed.map(venue => venue.tenantId)).toEqual(['pier', 'pier'])
  const open = (now: Date) =>
    openContext({ ...services, clock: () => now }, { tenantId, session: {}, staff: null })
  expect((await open(NOW))?.venue).toMatchObject({ sandboxOf: 'pier', endsAt, isDraft: false })
  expect(await open(endsAt)).toBeNull()
})

test('a sandbox has test cards, no mail and no wallets, whatever its venue has', async ({ database }) => {
  const { tenantId, services } = await openCopy(database)
  const own = { ...services, gateways: { ...services.gateways, payments: { name: 'bank' } as never } }
  const sandboxGateways = openSandboxGateways(own.environment, {
    secret: TEST_SECRET,
    gateways: own.gateways,
  })
  const { gateways } = servicesOf({ ...own, sandboxGateways }, tenantId)
  expect([gateways.payments.name, gateways.passes]).toEqual(['test', { apple: null, google: null }])
  expect(servicesOf(own, 'pier').gateways.payments.name).toBe('bank')
})

test('a sandbox shows the look it is given, and its venue keeps its own', async ({ database }) => {
  const { services } = await openCopy(database)
  const theme = (await services.venues.open('pier'))!.theme
  const draft = { ...theme, texts: { 'events-page-heading': 'Soon' } }
  const { tenantId } = (await createSandbox(services, { venue: 'pier', theme: draft, endsAt }))!
  const headings = await Promise.all(
    [tenantId, 'pier'].map(async id => (await services.venues.open(id))?.theme.texts['events-page-heading']),
  )
  expect(headings).toEqual(['Soon', undefined])
})

test('a sandbox that is over is removed with its orders, one that is not stays, and no venue is removed', async ({
  database,
}) => {
  const { shop, tenantId, services } = await openCopy(database)
  await fillCart(await shop.visitor({}, tenantId), aDraft({ adult: 1 }))
  expect(await removeEndedSandboxes(services)).toBe(0)
  expect(await removeEndedSandboxes({ ...services, clock: () => endsAt })).toBe(1)
  expect(await hasVenue(database.system, tenantId)).toBe(false)
  expect(await removeSandbox(services, 'pier')).toBe(false)
  expect(await hasVenue(database.system, 'pier')).toBe(true)
})

test('there is no sandbox of a sandbox, nor of a venue that is not there', async ({ database }) => {
  const { tenantId, services } = await openCopy(database)
  for (const venue of [tenantId, 'atlantis'])
    expect(await createSandbox(services, { venue, endsAt })).toBeNull()
})

test('a file does not get the id of a sandbox', async ({ database }) => {
  const file = aMuseum({ venue: { ...aMuseum().venue, id: 'sandbox-pier' } })
  expect(await importVenue({ database, text: JSON.stringify(file), now: NOW })).toMatchObject({
    ok: false,
    issues: [{ path: 'venue.id', message: expect.stringContaining('kept for copies') }],
  })
})
