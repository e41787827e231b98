import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { readEnvironment } from '#app/environment.ts'
import { loader as cardFile } from '#app/routes/membership/card-file/route.ts'
import * as profile from '#app/routes/membership/profile/route.tsx'
import { openPasses } from '#app/server/open-passes.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { offeringWallets } from '#tests/builders/offering-wallets.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { pageContext } from '#tests/builders/page-loader.ts'
import { passAuthority } from '#tests/builders/pass-authority.mjs'
import { readPass } from '#tests/builders/read-pass.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const holder = (id: string, firstName: string, about: object = {}) => ({
  id,
  firstName,
  lastName: 'Moss',
  email: `${firstName.toLowerCase()}@example.com`,
  ...about,
})

const membership = (id: string, expirationDate: string, about: object = {}) => ({
  membershipId: id,
  membershipNumber: '77001',
  categoryId: 'friend',
  startDate: '2026-01-01',
  expirationDate,
  cardholders: [
    holder(`${id}-1`, 'Ada', { barcode: `CARD-${id}` }),
    holder(`${id}-2`, 'Bo', { cardType: 'secondary', barcode: `BO-${id}` }),
  ],
  ...about,
})

const { test } = useDatabase(async database => {
  const members = [
    membership('M-1', '2026-12-31'),
    membership('M-2', '2026-02-01', { membershipNumber: '77002' }),
    membership('M-3', '2026-12-31', { membershipNumber: '77003', standing: 'dropped' }),
  ]
  await loadVenue(database, aMuseum({ members }))
})

const BEGIN = new Date('2026-01-01T00:00:00Z')
const { wwdr, issue } = passAuthority(BEGIN)

/** The card of a membership for Apple's wallet, for a browser that has verified these. */
async function take(database: Database, { id = 'M-1', verified = ['M-1'], file = 'apple-wallet' } = {}) {
  const { certificate, key } = issue({ from: BEGIN })
  const { services } = openShop(database)
  const variables = { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: wwdr }
  const passes = openPasses(readEnvironment(variables), { now: NOW, log: services.log, origin: '' })
  const args = {
    request: new Request(`http://venue.example/membership/pier/card/${id}/${file}`),
    params: { tenantId: 'pier', membershipId: id, file },
    context: pageContext(database, {
      session: verifiedMember(...verified),
      gateways: { ...services.gateways, passes },
    }),
  }
  return cardFile(args as LoaderFunctionArgs).catch((answer: Response) => answer)
}

const cardIn = async (answer: Response) => readPass(new Uint8Array(await answer.arrayBuffer()), wwdr)

/** Fourteen days of grace behind its last day. */
const END = '2027-01-15T05:00:00.000Z'

test('a membership card is a pass with level, holder, number, last day and the code of its screen', async ({
  database,
}) => {
  const answer = await take(database)
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'application/vnd.apple.pkpass',
    'private, no-store',
  ])
  const { json, files } = await cardIn(answer)
  expect(json).toMatchObject({
    serialNumber: 'pier.M-1.M-1-1',
    barcodes: [{ message: 'CARD-M-1' }],
    expirationDate: END,
    storeCard: {
      headerFields: [{ label: 'Valid until', value: 'December 31, 2026' }],
      primaryFields: [{ value: 'Friend' }],
      secondaryFields: [{ value: 'Ada Moss' }, { value: '77001' }],
    },
  })
  expect(files).toContain('strip@3x.png')
  expect(json).not.toHaveProperty('voided')
})

test.for(['M-2', 'M-3'])('the card of %s, which counts no more, is void', async (id, { database }) => {
  const { json } = await cardIn(await take(database, { id, verified: [id] }))
  expect(json.voided).toBe(true)
})

test('nobody has a card of a membership that they have not verified, nor one in another file', async ({
  database,
}) => {
  expect((await take(database, { verified: ['M-3'] })).status).toBe(404)
  expect((await take(database, { file: 'google-wallet' })).status).toBe(404)
  expect((await take(database, { file: 'card.pdf' })).status).toBe(404)
})

test.for([
  ['M-1', ['/membership/pier/card/M-1/apple-wallet', '/membership/pier/card/M-1/google-wallet']],
  ['M-2', []],
] as const)('My membership leads the card of %s to its wallets', async ([id, hrefs], { database }) => {
  const { body } = await openScreen(profile, {
    database,
    pattern: 'membership/:tenantId/profile',
    path: `/membership/pier/profile?membershipId=${id}`,
    session: verifiedMember(id),
    gateways: offeringWallets(['apple', 'google']),
  })
  const links = [...body.querySelectorAll('main a[href*="-wallet"]')].map(link => link.getAttribute('href'))
  expect(links).toEqual(hrefs)
})
