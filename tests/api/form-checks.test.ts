import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ResponseDraft } from '#app/contract/forms.ts'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import { aDraft, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const field = (id: string, validator: string, about: object = {}) => ({
  id,
  label: id,
  check: { validator, ...about },
})

/** A form whose questions name the checks of the set. */
const form = {
  id: 'checks',
  name: 'Checks',
  oncePerCart: true,
  fields: [
    field('email', 'email'),
    field('password', 'password'),
    field('name', 'name'),
    field('safe', 'safeInput'),
    field('long', 'safeInputLen', { minLength: 3 }),
    field('number', 'number'),
    field('zip', 'zip'),
    field('usZip', 'zipcode', { country: 'US' }),
    field('caZip', 'zipcode', { country: 'CA' }),
    field('phone', 'phone'),
    field('again', 'equal', { otherFieldId: 'email' }),
    field('other', 'notEqual', { otherFieldId: 'email' }),
    field('len', 'len', { minLength: 3 }),
    field('promo', 'promo'),
    field('coupon', 'coupon'),
  ],
}

const { test } = useDatabase(async database => {
  await loadVenue(database, withForms(aMuseum({ forms: [form] }), { 'boat-tour': ['checks'] }))
})

/** The answers that the server refuses, each field asked by itself, and the sentence that it says. */
async function refusals(database: Database, answers: Record<string, string[]>) {
  const shop = openShop(database)
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ adult: 1 }))
  const api = await shop.visitor({ cartId })
  const refused: Record<string, string[]> = {}
  for (const [name, values] of Object.entries(answers))
    for (const value of values) {
      const email = { name: 'email', value: 'ada@example.com' }
      const fields = name === 'email' ? [{ name, value }] : [email, { name, value }]
      const body: ResponseDraft = { formId: 'checks', responseData: { fields } }
      const refusal = await refusalOfCall(api.forms.create({ body }))
      if (refusal) refused[name] = [...(refused[name] ?? []), value]
    }
  return refused
}

test('[CHK-165] [MEM-174] a form takes an email of the standard form alone', async ({ database }) => {
  const wrong = ['ada@example', 'ada@example.c', ' ada@example.com', `ada@example.${'x'.repeat(65)}`]
  const right = ['ada@example.co', `ada@example.${'x'.repeat(64)}`]
  expect(await refusals(database, { email: [...wrong, ...right] })).toEqual({ email: wrong })
})

test('[CHK-166] [MEM-175] a form takes a password of four characters, and none of three', async ({
  database,
}) => {
  expect(await refusals(database, { password: ['abc', 'abcd'] })).toEqual({ password: ['abc'] })
})

test('[CHK-167] [MEM-176] a form takes a name with letters that begins with no digit', async ({
  database,
}) => {
  const wrong = ['1 Ada', '--', '42']
  expect(await refusals(database, { name: [...wrong, 'Ada 2', 'Łucja'] })).toEqual({ name: wrong })
})

test('[CHK-168] [MEM-177] a form takes no brackets and no links', async ({ database }) => {
  const wrong = ['a < b', 'a > b', 'https://x', 'www.example.com']
  expect(await refusals(database, { safe: [...wrong, 'a & b'] })).toEqual({ safe: wrong })
})

test('[CHK-173] [MEM-178] a form takes a phone number of 9 to 25 digits without brackets', async ({
  database,
}) => {
  const wrong = ['12345678', '1'.repeat(26), '<123456789>']
  expect(await refusals(database, { phone: [...wrong, '(12) 345-6789', '1'.repeat(25)] })).toEqual({
    phone: wrong,
  })
})

test('[CHK-172] [MEM-179] a form takes a zip of the country it names, and not of the other', async ({
  database,
}) => {
  expect(
    await refusals(database, {
      usZip: ['12345', '12345-6789', 'K1A 0B1', '1234'],
      caZip: ['K1A 0B1', '12345', 'k1a 0b1'],
    }),
  ).toEqual({ usZip: ['K1A 0B1', '1234'], caZip: ['12345', 'k1a 0b1'] })
})

test('[CHK-169] [CHK-170] [CHK-171] a form checks lengths, numbers and zips', async ({ database }) => {
  const refused = await refusals(database, {
    long: ['ab', '<ab>', 'abc'],
    number: ['twelve', '12.5'],
    zip: ['K1A 0B1', '12345-6789'],
  })
  expect(refused.long, 'CHK-169').toEqual(['ab', '<ab>'])
  expect(refused.number, 'CHK-170').toEqual(['twelve'])
  expect(refused.zip, 'CHK-171').toEqual(['K1A 0B1'])
})

test('[CHK-174] [CHK-175] [CHK-176] [CHK-177] a form compares answers, counts them and reads codes', async ({
  database,
}) => {
  const refused = await refusals(database, {
    again: ['ada@example.com', 'bo@example.com'],
    other: ['ada@example.com', 'bo@example.com'],
    len: ['  ab  ', 'abc'],
    promo: ['SAVE 10', 'SAVE-10'],
    coupon: ['   ', 'x'],
  })
  expect([refused.again, refused.other], 'CHK-174').toEqual([['bo@example.com'], ['ada@example.com']])
  expect(refused.len, 'CHK-175').toEqual(['  ab  '])
  expect(refused.promo, 'CHK-176').toEqual(['SAVE 10'])
  expect(refused.coupon, 'CHK-177').toEqual(['   '])
})

test('[CHK-216] [MEM-288] a check that there is none of is refused at import; in a form of an older document it says so at its field', async ({
  database,
}) => {
  const unknown = { ...form, fields: [field('email', 'telepathy')] }
  const importing = loadVenue(database, withForms(aMuseum({ forms: [unknown] }), { 'boat-tour': ['checks'] }))
  await expect(importing).rejects.toThrow('forms[0].fields[0].check.validator: Validator not found.')
  await database.system.execute(sql`
    update forms set document = jsonb_set(document, '{fields,0,check,validator}', '"telepathy"')
    where id = 'checks'`)
  const shop = openShop(database)
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ adult: 1 }))
  const fields = [{ name: 'email', value: 'ada@example.com' }]
  const api = await shop.visitor({ cartId })
  const refused = await refusalOfCall(
    api.forms.create({ body: { formId: 'checks', responseData: { fields } } }),
  )
  expect(Object.values(refused?.errors ?? {})).toEqual(['No validator exists'])
})
