import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { warnOfEndingCertificates } from '#app/api/passes/warn-of-ending.ts'
import type { CommandRequest } from '#app/cli/command.ts'
import { performCommand } from '#app/cli/perform-command.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenue } from '#app/data/export/export-venue.ts'
import { listPassIssuers } from '#app/data/queries/pass-issuers/read.ts'
import { readEnvironment } from '#app/environment.ts'
import { openPasses } from '#app/server/open-passes.ts'
import { NOW, refusalOfCall, TEST_SECRET } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { passAuthority, serviceAccount } from '#tests/builders/pass-authority.mjs'
import { readPass } from '#tests/builders/read-pass.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = (about: object = {}) => aMuseum({ company: { holdMinutes: 0 }, ...about })

const { test } = useDatabase(async database => {
  await loadVenue(database, museum())
  await loadVenue(database, museum({ venue: { id: 'other', name: 'Other', timeZone: 'America/New_York' } }))
})

const BEGIN = new Date('2026-01-01T00:00:00Z')
const { wwdr, issue } = passAuthority(BEGIN)
const deployment = issue({ from: BEGIN })
const OWN = { passTypeId: 'pass.example.pier', teamId: 'PIER123456', from: BEGIN }
const google = serviceAccount('pier@example.iam.gserviceaccount.com')
const DAY = 86_400_000

/** Has an operator's command carried out; what it prints, or the line that it ends with. */
async function command(
  database: Database,
  request: CommandRequest,
  { now = NOW, secret = TEST_SECRET } = {},
): Promise<string> {
  const printed: string[] = []
  const context = {
    database,
    now,
    publicUrl: '',
    dataDir: '',
    privateHosts: [],
    secret: () => secret,
    out: async (text: string) => void printed.push(text),
    err: () => undefined,
    progress: () => undefined,
  }
  await performCommand(request, context)
  return printed.join('')
}

const keep = (database: Database, about: object = {}, tenantId = 'pier') =>
  command(database, {
    command: 'venue pass-certificate apple',
    tenantId,
    issuer: wwdr,
    ...issue(OWN),
    ...about,
  })

/** A shop of a deployment with a certificate of its own, and how a venue's tickets are signed there. */
function open(database: Database) {
  const shop = openShop(database)
  const passes = openPasses(
    readEnvironment({
      APPLE_PASS_CERTIFICATE: deployment.certificate,
      APPLE_PASS_KEY: deployment.key,
      APPLE_WWDR_CERTIFICATE: wwdr,
      GOOGLE_WALLET_KEY: serviceAccount().json,
      GOOGLE_WALLET_ISSUER_ID: '3388',
    }),
    { now: NOW, log: shop.services.log, origin: 'https://tickets.example' },
  )
  shop.services.gateways = { ...shop.services.gateways, passes }
  const passesOf = async (tenantId: string) => {
    const api = await shop.visitor({}, tenantId)
    const { id } = await fillCart(api, aDraft({ adult: 1 }))
    const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
    const { orderNumber } = readPlacedOrder(await place(api, body))
    const ofWallet = (wallet: 'apple' | 'google') => async () =>
      (await shop.visitor({}, tenantId)).passes.ofOrder({
        params: { orderId: orderNumber, wallet },
        headers: { 'x-cart-id': id },
      })
    return { apple: ofWallet('apple'), google: ofWallet('google') }
  }
  const signed = async (tenantId: string) => {
    const { payload } = await (await passesOf(tenantId)).apple()
    if (payload.kind !== 'file') throw new Error('A pass is a file')
    return readPass(Buffer.from(payload.content, 'base64'), wwdr).json
  }
  const wallets = async (tenantId: string) =>
    (await (await shop.visitor({}, tenantId)).passes.wallets()).payload
  return { shop, signed, wallets, passesOf }
}

test('a venue signs with its own certificate, one without any with that of the deployment', async ({
  database,
}) => {
  const { signed } = open(database)
  expect(await keep(database)).toBe('pier: apple  pass.example.pier  team PIER123456  until 2027-01-01\n')
  expect(await signed('pier')).toMatchObject({
    passTypeIdentifier: 'pass.example.pier',
    teamIdentifier: 'PIER123456',
  })
  expect(await signed('other')).toMatchObject({ passTypeIdentifier: 'pass.example.marquee' })
})

test('a link to Google is signed by the account of the venue, one without any by that of the deployment', async ({
  database,
}) => {
  const { passesOf } = open(database)
  await command(database, {
    command: 'venue pass-certificate google',
    tenantId: 'pier',
    issuerId: '3399',
    account: google.json,
  })
  const claims = async (tenantId: string) => {
    const { payload } = await (await passesOf(tenantId)).google()
    const body = payload.kind === 'link' ? payload.url.split('.')[3] : ''
    return JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
  }
  const own = await claims('pier')
  expect([own.iss, own.payload.eventTicketObjects[0].id.split('.')[0]]).toEqual([google.email, '3399'])
  expect((await claims('other')).payload.eventTicketObjects[0].id).toMatch(/^3388\./)
})

test('with a certificate that is over no pass is signed, its link is gone, and the status of the shop says so', async ({
  database,
}) => {
  const { shop, wallets, passesOf } = open(database)
  await keep(database, issue({ ...OWN, until: new Date(NOW.getTime() + DAY) }))
  const passes = await passesOf('pier')
  expect(await wallets('pier')).toEqual(['apple', 'google'])
  const state = async (tenantId: string) =>
    (await (await shop.visitor({}, tenantId)).status.get()).payload.passes
  expect(await state('pier')).toBe('working')
  shop.wait(DAY)
  expect(await wallets('pier')).toEqual(['google'])
  expect([await state('pier'), await state('other')]).toEqual(['down', 'working'])
  expect(await refusalOfCall(passes.apple())).toMatchObject({ code: 'NOT_FOUND' })
  expect(await wallets('other')).toEqual(['apple', 'google'])
  shop.wait(365 * DAY)
  expect(await wallets('other')).toEqual(['google'])
})

test('keys lie sealed in the table, open for the secret of the process alone, and are told to no log', async ({
  database,
}) => {
  const { shop, wallets } = open(database)
  const pair = issue(OWN)
  await keep(database, pair)
  const { rows } = await database.system.execute(sql`select * from pass_issuers`)
  const [, secretLine = ''] = pair.key.split('\n')
  for (const word of [secretLine, 'PRIVATE', 'BEGIN']) expect(JSON.stringify(rows), word).not.toContain(word)
  const issuers = await listPassIssuers(database.forTenant('pier'), 'pier', { secret: TEST_SECRET })
  expect(issuers[0]?.keys).toContain('PRIVATE KEY')
  shop.services.secret = 'another secret of at least 32 characters'
  expect(await wallets('pier')).toEqual(['google'])
  expect(JSON.stringify(shop.logged())).toContain('venue pass-certificate')
  expect(JSON.stringify(shop.logged())).not.toContain(secretLine)
})

test('no venue sees the keys of another one, and no venue file has any', async ({ database }) => {
  await keep(database)
  const secret = { secret: TEST_SECRET }
  expect(await listPassIssuers(database.forTenant('other'), 'other', secret)).toEqual([])
  expect(await listPassIssuers(database.forTenant('other'), 'pier', secret)).toEqual([])
  let file = ''
  await exportVenue({ database, tenantId: 'pier', write: async text => void (file += text) })
  expect(file).toContain('"pier"')
  expect(file).not.toContain('pass.example.pier')
})

test('certificates are listed, replaced and removed', async ({ database }) => {
  const list = () => command(database, { command: 'venue pass-certificate list', tenantId: 'pier' })
  expect(await list()).toBe('pier: none of its own\n')
  await keep(database)
  await keep(database, issue({ ...OWN, until: new Date('2026-12-01T00:00:00Z') }))
  expect(await list()).toBe('apple  pass.example.pier  until 2026-12-01  (renew it now)\n')
  const remove = () =>
    command(database, { command: 'venue pass-certificate remove', tenantId: 'pier', wallet: 'apple' })
  expect(await remove()).toBe('pier: apple removed\n')
  expect(await list()).toBe('pier: none of its own\n')
  await expect(remove()).rejects.toThrow('"pier" has none of its own for apple')
})

test.for<[string, object, string]>([
  [
    'that is over',
    issue({ ...OWN, until: new Date('2026-11-19T00:00:00Z') }),
    'The certificate expired on 2026-11-19',
  ],
  [
    'that is of no pass type',
    issue({ ...OWN, passTypeId: 'com.example' }),
    'The certificate is no certificate of a pass type',
  ],
  ['with the key of another one', { key: issue(OWN).key }, 'The key is not the key of the certificate'],
  [
    'of another authority',
    { issuer: passAuthority(BEGIN).wwdr },
    "Apple's certificate (--issuer) has not issued the certificate",
  ],
])('a certificate %s is not kept', async ([, about, line], { database }) => {
  await expect(keep(database, about)).rejects.toThrow(line)
  const { rows } = await database.system.execute(sql`select * from pass_issuers`)
  expect(rows).toEqual([])
})

test('a certificate is told of from thirty days before its end', async ({ database }) => {
  const { shop } = open(database)
  await keep(database, issue({ ...OWN, until: new Date(NOW.getTime() + 31 * DAY) }))
  await warnOfEndingCertificates(shop.services)
  expect(shop.logged()).toEqual([])
  shop.wait(2 * DAY)
  await warnOfEndingCertificates(shop.services)
  expect(shop.logged()).toMatchObject([{ tenantId: 'pier', name: 'pass.example.pier' }])
  const now = new Date(NOW.getTime() + 2 * DAY)
  expect(await command(database, { command: 'verify' }, { now })).toMatch(
    /^warning: pier: pass\.example\.pier ends on 2026-12-\d\d; renew it with venue pass-certificate\n0 violations\n$/,
  )
  expect(await command(database, { command: 'verify' })).toBe('0 violations\n')
})
