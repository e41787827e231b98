import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { createRecaptcha } from '#app/gateways/captcha/recaptcha/recaptcha-captcha.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { type Google, startGoogle } from '#tests/builders/google.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

function useRecaptcha(shop: Shop, { url }: Google) {
  const keys = { siteKey: 's3', secretKey: 'secret-3', checkboxSiteKey: 's2', checkboxSecretKey: 'secret-2' }
  const captcha = createRecaptcha({ ...keys, url, secret: 'a secret', onFailure: () => undefined })
  shop.services.gateways = { ...shop.services.gateways, captcha }
}

async function atTheTill(shop: Shop) {
  const google = await startGoogle()
  onTestFinished(google.close)
  useRecaptcha(shop, google)
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  const uuid = randomUUID()
  const place = (headers: { 'x-captcha-token'?: string; 'x-captcha-v2-token'?: string }) =>
    api.checkout.place({ headers: { 'x-request-uuid': uuid, ...headers }, body })

  return { api, google, place }
}

test('a token of v3 places the order', async ({ database }) => {
  const shop = openShop(database)
  const { place, google } = await atTheTill(shop)
  await place({ 'x-captcha-token': 'v3 0.9 checkout/pier' })
  expect(shop.charged()).toBe(1800)
  expect(google.requests).toEqual(['secret-3 v3 0.9 checkout/pier'])
})

test('[CHK-260] a low score asks for the checkbox, charges nothing, and its token places the same order', async ({
  database,
}) => {
  const shop = openShop(database)
  const { place, google } = await atTheTill(shop)
  expect(await refusalOfCall(place({ 'x-captcha-token': 'v3 0.1 checkout/pier' }))).toMatchObject({
    status: 422,
    code: '5157',
    details: { captcha: 'checkbox' },
  })
  expect(shop.charged()).toBe(0)
  await place({ 'x-captcha-v2-token': 'a person' })
  expect(shop.charged()).toBe(1800)
  expect(google.requests).toEqual(['secret-3 v3 0.1 checkout/pier', 'secret-2 a person'])
})

test('a checkbox that Google does not believe is refused for good', async ({ database }) => {
  const shop = openShop(database)
  const { place } = await atTheTill(shop)
  const refusal = await refusalOfCall(place({ 'x-captcha-v2-token': 'a robot' }))
  expect(refusal).toMatchObject({ code: '5157' })
  expect(refusal).not.toHaveProperty('details')
  expect(await refusalOfCall(place({}))).toMatchObject({ code: '5157' })
  expect(shop.charged()).toBe(0)
})

test('the browser learns which captcha it is', async ({ database }) => {
  const shop = openShop(database)
  const { api, google } = await atTheTill(shop)
  const { payload } = await api.captcha.challenge()
  expect(payload).toMatchObject({
    kind: 'recaptcha',
    challenge: { url: google.url, siteKey: 's3', checkboxSiteKey: 's2', action: 'checkout/pier' },
  })
  expect(JSON.stringify(payload)).not.toContain('secret')
})
