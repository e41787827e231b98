import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { atTheTill, loadVenues, rows } from '#tests/builders/checkout-calls.ts'
import { aDraft, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

const balanceOf = async (database: Database, number: string) =>
  (
    await rows<{ balance: number }>(
      database,
      sql`select balance from gift_certificates where number = ${number}`,
    )
  )[0]?.balance

test('[CHK-147] a certificate pays its part and the card the rest; a decline leaves the certificate as it was', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const declined = { ...body, giftCardNumber: 'GIFT-1', paymentToken: shop.token('4000000006108007') }
  expect(await refusalOfCall(place(api, declined))).toMatchObject({ code: '6108' })
  expect(await balanceOf(database, 'GIFT-1')).toBe(1000)
  await place(api, { ...body, giftCardNumber: 'GIFT-1' })
  expect(await balanceOf(database, 'GIFT-1')).toBe(0)
  expect(shop.charged()).toBe(3500)
  expect(await rows(database, sql`select kind, amount from ledger order by kind`)).toEqual([
    { kind: 'charge', amount: 3500 },
    { kind: 'gift-certificate', amount: 1000 },
  ])
  expect(await rows(database, sql`select total, paid from orders`)).toEqual([{ total: 4500, paid: 3500 }])
})

test('a certificate that covers the order needs no card and keeps the rest', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  await place(api, { ...body, giftCardNumber: 'GIFT-9', paymentToken: undefined })
  expect(await balanceOf(database, 'GIFT-9')).toBe(85_500)
  expect(shop.ledger.entries()).toEqual([])
})

test('[CHK-241] the balance of a certificate is told, and an unknown number is an error', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  expect((await api.giftCertificates.get({ params: { number: 'GIFT-9' } })).payload).toEqual({
    balance: 90_000,
  })
  const unknown = await refusalOfCall(api.giftCertificates.get({ params: { number: 'GIFT-2' } }))
  const malformed = await refusalOfCall(api.giftCertificates.get({ params: { number: '<b>' } }))
  expect(unknown).toMatchObject({ status: 404 })
  expect(malformed).toEqual(unknown)
  expect(await refusalOfCall(api.giftCertificates.get({ params: { number: 'GIFT-OLD' } }))).toEqual(unknown)
  expect((await api.giftCertificates.get({ params: { number: 'GIFT-TODAY' } })).payload.balance).toBe(500)
  const annex = await openShop(database).visitor({}, 'annex')
  expect(await refusalOfCall(annex.giftCertificates.get({ params: { number: 'GIFT-9' } }))).toEqual(unknown)
})

test('a coupon that would not be honoured is refused, a blank one never is', async ({ database }) => {
  const shop = openShop(database)
  const withCode = await atTheTill(shop, { ...aDraft({ adult: 1 }), couponCodes: ['SAVE10', ''] })
  expect(await refusalOfCall(place(withCode.api, withCode.body))).toMatchObject({
    code: 'UNPROCESSABLE',
    message: 'UNPROCESSABLE: Invalid coupon',
    errors: { couponCodes: 'Invalid coupon' },
  })
  const certain = await atTheTill(shop, aDraft({ adult: 1 }))
  expect(
    await refusalOfCall(place(certain.api, { ...certain.body, giftCardNumber: 'GIFT-2' })),
  ).toMatchObject({
    message: 'UNPROCESSABLE: Invalid code',
    errors: { giftCardNumber: 'Invalid code' },
  })
  const blank = await atTheTill(shop, { ...aDraft({ adult: 1 }), couponCodes: [''] })
  await place(blank.api, blank.body)
})

test('a venue whose address mode is the zip code asks for nothing else', async ({ database }) => {
  const shop = openShop(database)
  await database.system.execute(
    sql`update venues set document = jsonb_set(document, '{company,billingAddress}', '{"display":"zipcode","validation":"zipcode"}'), catalogue_revision = catalogue_revision + 1 where tenant_id = 'pier'`,
  )
  const { api, body } = await atTheTill(shop)
  const bare = { ...body, billingAddress1: '', billingCity: '', billingState: '', billingCountry: '' }
  expect(await refusalOfCall(place(api, { ...bare, billingZipCode: '' }))).toMatchObject({ code: '5085' })
  await place(api, bare)
  expect(shop.charged()).toBe(4500)
})

test('a call that names what does not exist says what that is', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const id = 'lost'
  const eventTemplateId = id
  const comboTemplateId = id
  const membershipId = id
  const visitor = await shop.visitor()
  const form = { formId: 'lost', sourceFormUploads: [], responseData: { fields: [] }, customFields: [] }
  const calls: [Promise<unknown>, string][] = [
    [place(api, { ...body, shoppingCartId: id }), 'There is no such cart'],
    [api.entitlements.validate({ body: { id } }), 'There is no such cart'],
    [api.coupons.validate({ body: { shoppingCartId: id, couponCodes: [] } }), 'There is no such cart'],
    [visitor.forms.create({ headers: { 'x-cart-id': id }, body: form }), 'There is no such cart'],
    [visitor.forms.upload({ body: { fileName: 'a', content: 'YQ==' } }), 'There is no such cart'],
    [api.forms.get({ params: { id } }), 'There is no such form'],
    [api.forms.response({ params: { id } }), 'There is no such response'],
    [api.forms.uploaded({ params: { id } }), 'There is no such file'],
    [api.orders.get({ params: { orderId: id } }), 'There is no such order'],
    [api.uuidRegistry.get({ params: { uuid: randomUUID() } }), 'No order was placed under this id'],
    [api.events.template({ params: { eventTemplateId } }), 'There is no such event'],
    [api.events.times({ params: { eventTemplateId } }), 'There is no such event'],
    [api.events.instance({ params: { eventId: id } }), 'There is no such time'],
    [api.combos.get({ params: { comboTemplateId } }), 'There is no such combo'],
    [api.combos.calendar({ params: { comboTemplateId } }), 'There is no such combo'],
    [api.addons.get({ params: { id } }), 'There is no such add-on'],
    [api.members.category({ params: { id } }), 'There is no such membership'],
    [api.members.detail({ params: { membershipId } }), 'There is no such membership'],
    [api.members.recurring({ params: { membershipId } }), 'There is no such membership'],
    [api.members.upcoming({ params: { membershipId } }), 'There is no such membership'],
    [api.locations.states({ params: { country: 'zz' } }), 'There is no such country'],
    [api.giftCertificates.get({ params: { number: id } }), 'Invalid code'],
  ]
  for (const [call, sentence] of calls)
    expect(await refusalOfCall(call)).toMatchObject({ status: 404, message: `NOT_FOUND: ${sentence}` })
})
