import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import express from 'express'
import { expect, onTestFinished } from 'vitest'
import { createLog } from '#app/api/kernel/log.ts'
import type { Database } from '#app/data/database/database.ts'
import type { ChargeRequest } from '#app/gateways/payments/payment-gateway.ts'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, HUMAN, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const NUMBERS = { works: '4242424242424242', declined: '4000000006108007', lost: '4000000007002001' }
const CVC = '739'

/** Every row of every table, as text. */
async function everythingStored(database: Database): Promise<string> {
  const tables = await database.system.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) =>
      JSON.stringify((await database.system.execute(sql`select * from ${sql.identifier(name)}`)).rows),
    ),
  )
  return texts.join('\n')
}

test('[CHK-105] a card has token, last four, brand, country, fingerprint and id; its number and security code are in no handler, no log and no row, whatever becomes of the payment', async ({
  database,
}) => {
  const shop = openShop(database)
  const lines: string[] = []
  shop.services.log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const { payments } = shop.services.gateways
  const seen: ChargeRequest[] = []
  const charge = async (request: ChargeRequest) => {
    seen.push(request)
    return payments.charge(request)
  }
  shop.services.gateways = { ...shop.services.gateways, payments: { ...payments, charge } }
  const gateway = express()
    .use(payments.ownOrigin?.({ parentOf: () => 'http://localhost:3000', script: '' }) ?? express.Router())
    .listen(0)
  onTestFinished(() => void gateway.close())
  const { port } = gateway.address() as AddressInfo
  const call = await overHttp(database, { services: shop.services })

  for (const number of Object.values(NUMBERS)) {
    const answer = await fetch(`http://127.0.0.1:${port}/gateway/test/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, cvc: CVC, expMonth: '7', expYear: '2031' }),
    })
    const { token: paymentToken, ...shown } = await answer.json()
    expect(shown).toMatchObject({ lastFour: number.slice(-4), brand: 'Visa', country: 'US' })
    expect([shown.id, shown.fingerprint]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
    expect(JSON.stringify(shown)).not.toContain(number)
    const cart = await fillCart(await shop.visitor(), aDraft({ adult: 1 }))
    const body = aCheckout({ shoppingCartId: cart.id, paymentToken })
    const headers = { 'x-request-uuid': crypto.randomUUID(), 'x-captcha-token': HUMAN }
    const sent = JSON.stringify(body) + JSON.stringify(headers)
    const placed = await call('/checkout', { method: 'POST', headers, body })
    const manual = { ...body, manualEntryCardNumber: number, cvc: CVC }
    await call('/checkout', {
      method: 'POST',
      headers: { ...headers, 'x-request-uuid': crypto.randomUUID() },
      body: manual,
    })
    expect(sent + placed.text).not.toContain(number)
  }

  expect(seen).toHaveLength(3)
  expect(lines.join('')).toContain('A checkout attempt was left without an answer')
  const kept = [JSON.stringify(seen), lines.join(''), await everythingStored(database)].join('\n')
  for (const number of Object.values(NUMBERS)) expect(kept).not.toContain(number)
  expect(kept).not.toContain(`"${CVC}"`)
  for (const { paymentToken } of seen) {
    const claims = Buffer.from(paymentToken.slice(9).split('.')[0] ?? '', 'base64url').toString()
    expect(claims).toMatch(/"lastFour":"\d{4}"/)
    expect(claims).not.toMatch(/\d{14}/)
  }
})
