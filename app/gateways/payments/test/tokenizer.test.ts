import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createCardTokens } from './card-token.ts'
import { memoryLedger } from './charge-ledger.ts'
import { returnAddress } from './return-address.ts'
import { createTestGateway } from './test-gateway.ts'

const SECRET = 'a secret'
const clock = () => new Date('2026-11-20T15:00:00Z')
const card = { number: '4242 4242 4242 4242', cvc: '123', expMonth: '12', expYear: '2030' }

const parentOf = ({ hostname }: express.Request) =>
  hostname === '127.0.0.1' ? 'http://127.0.0.1:3000' : null

function serve() {
  const gateway = createTestGateway({ secret: SECRET, ledger: memoryLedger(), clock })
  const none = express.Router()
  const server = express()
    .use(gateway.router?.({ onCharge: async () => 'done' }) ?? none)
    .use(gateway.ownOrigin?.({ parentOf, script: 'greet()' }) ?? none)
    .listen(0)
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const json = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}/gateway/test/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const form = (fields: Record<string, string>) =>
    fetch(`${origin}/gateway/test/card`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
  return { origin, json, form }
}

test('a card becomes a token that does not hold its number, with what may be known of the card', async () => {
  const answer = await serve().json(card)
  const body = await answer.json()
  expect(body).toEqual({
    id: expect.stringMatching(/^card_test_/),
    token: expect.stringMatching(/^tok_test_/),
    fingerprint: createCardTokens(SECRET).fingerprint('4242424242424242'),
    country: 'US',
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '12',
    expYear: '2030',
  })
  const claims = Buffer.from(body.token.slice(9).split('.')[0], 'base64url').toString()
  expect(claims).not.toContain('4242424242424242')
  expect(claims).not.toContain('"123"')
  expect(createCardTokens(SECRET).read(body.token, clock())).toMatchObject({ outcome: 'ok' })
  expect(createCardTokens('another').read(body.token, clock())).toBeNull()
})

test.each([
  [{ number: '4242' }, 'number'],
  [{ number: '' }, 'number'],
  [{ cvc: '12' }, 'cvc'],
  [{ expMonth: 'May' }, 'exp_month'],
  [{ expYear: '30' }, 'exp_year'],
])('what is not of the right form is an error of its field: %o', async (wrong, param) => {
  const answer = await serve().json({ ...card, ...wrong })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({ error: { param, message: expect.any(String) } })
})

test.each([
  [{ number: '4242424242424241' }, '6100'],
  [{ expMonth: '13' }, '6101'],
  [{ expYear: '2099' }, '6102'],
  [{ cvc: '12345' }, '6103'],
  [{ number: '4111111111111111' }, '6104'],
  [{ expMonth: '10', expYear: '2026' }, '6105'],
])('a well-formed card that is wrong is declined when it is charged: %o', async (wrong, code) => {
  const { token } = await (await serve().json({ ...card, ...wrong })).json()
  expect(createCardTokens(SECRET).read(token, clock())).toMatchObject({ outcome: code })
})

test('a form of another site gets no token', async () => {
  expect((await serve().json(card, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await serve().json(card, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await serve().json(card, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('the fields may be framed by the storefront they belong to and by nobody else', async () => {
  const { origin } = serve()
  const page = await fetch(`${origin}/gateway/test/card-frame`)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-ancestors http://127.0.0.1:3000')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'none'")
  const html = await page.text()
  expect(html).toContain('data-parent="http://127.0.0.1:3000"')
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(html).toContain(`<script nonce="${nonce}">greet()</script>`)
  const elsewhere = await fetch(`${origin.replace('127.0.0.1', 'localhost')}/gateway/test/card-frame`)
  expect(elsewhere.status).toBe(403)
})

test('without JavaScript the card is typed on the gateway’s page and the token comes back with the visitor', async () => {
  const { origin, form } = serve()
  const page = await fetch(
    `${origin}/gateway/test/card?returnTo=${encodeURIComponent('/checkout/pier/process?step=payment')}`,
  )
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('value="/checkout/pier/process?step=payment"')
  const answer = await form({ ...card, expiry: '12/30', returnTo: '/checkout/pier/process?step=payment' })
  expect(answer.status).toBe(303)
  const location = new URL(answer.headers.get('location') ?? '', origin)
  expect(location.origin).toBe(origin)
  expect(location.pathname).toBe('/checkout/pier/process')
  expect(Object.fromEntries(location.searchParams)).toEqual({
    step: 'payment',
    paymentToken: expect.stringMatching(/^tok_test_/),
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '12',
    expYear: '2030',
  })
})

test('a mistyped card is asked for again, and its number is not printed back', async () => {
  const answer = await serve().form({ ...card, number: '4000123', returnTo: '/checkout/pier' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('Please enter a valid credit card number')
  expect(html).not.toContain('4000123')
})

test('on the gateway’s page the date is one field, which says itself what is wrong with it', async () => {
  const { number, cvc } = card
  const answer = await serve().form({ number, cvc, expiry: '13/30', returnTo: '/checkout/pier' })
  const html = await answer.text()
  expect(html.match(/<input id="[^"]+"/g)).toEqual(['number', 'expiry', 'cvc'].map(id => `<input id="${id}"`))
  expect(html).toMatch(/<input id="expiry"[^>]*autocomplete="cc-exp"[^>]*aria-describedby="expiry-error"/)
  expect(html).toContain('id="expiry-error">Enter the date on your card as MM/YY, like 07/31<')
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/..//evil.example',
  '/%09/evil',
  'checkout',
  '/\n/evil.example',
])('nobody is led elsewhere: %j', async returnTo => {
  const address = returnAddress(returnTo)
  expect(address === null || new URL(address, 'http://here').origin === 'http://here').toBe(true)
  if (!returnTo.startsWith('/%')) expect((await serve().form({ ...card, returnTo })).status).toBe(400)
})
