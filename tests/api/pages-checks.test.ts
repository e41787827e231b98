import { expect } from 'vitest'
import type { FormsAnswer } from '#app/routes/orders/forms/form-model.ts'
import { action as answerForm } from '#app/routes/orders/forms/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { checkoutBrowser } from '#tests/builders/checkout-browser.ts'
import { askingForms, aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

type Options = { minLength?: number; country?: string; otherFieldId?: string }

const asking = (validator: string, options: Options = {}) => ({
  id: validator,
  label: validator,
  check: { validator, ...options },
})

/** A form with a question for each check there is. */
const everyCheck = {
  id: 'checks',
  name: 'Checks',
  fields: [
    asking('email'),
    asking('password'),
    asking('name'),
    asking('safeInput'),
    asking('safeInputLen', { minLength: 3 }),
    asking('number'),
    asking('zip'),
    asking('zipcode', { country: 'CA' }),
    asking('phone'),
    asking('equal', { otherFieldId: 'name' }),
    asking('notEqual', { otherFieldId: 'name' }),
    asking('len', { minLength: 2 }),
    asking('promo'),
    { ...asking('len'), id: 'letter', label: 'letter' },
  ],
}

const { test } = useDatabase(async database => {
  await loadVenue(database, askingForms(aSmallMuseum({ forms: [everyCheck] }), { 'boat-tour': ['checks'] }))
  const venue = { id: 'till', name: 'till', timeZone: 'America/New_York' }
  const company = { showTicketEmail: false }
  await loadVenue(database, aSmallMuseum({ venue, company }))
})

const right = { name: 'Ada', equal: 'Ada' }

test.for([
  ['CHK-165', 'email', ['ada@example', 'a@b.c', `a@b.${'c'.repeat(65)}`], 'Please enter a valid email'],
  ['CHK-166', 'password', ['abc'], 'Please write a little more'],
  ['CHK-167', 'name', ['7 Ada', '--'], 'Please enter a valid name'],
  ['CHK-168', 'safeInput', ['a < b', 'see www.example.com'], 'Please leave out < > and links'],
  ['CHK-169', 'safeInputLen', ['ab', 'a < b'], 'Please leave out < > and links'],
  ['CHK-170', 'number', ['seven', '1e3'], 'Please enter a number'],
  ['CHK-171', 'zip', ['1234', '12345-678'], 'Please enter a valid Zip/Postal Code.'],
  ['CHK-172', 'zipcode', ['12345', 'k1a 0b1'], 'Please enter a valid Zip/Postal Code.'],
  ['CHK-173', 'phone', ['12345678', '1'.repeat(26), '<212 555 0101>'], 'Please enter a valid phone number'],
  ['CHK-174', 'equal', ['Bea'], 'This is not the same as above'],
  ['CHK-174', 'notEqual', ['Ada'], 'Please enter something else than above'],
  ['CHK-175', 'len', ['a'], 'Please write a little more'],
  ['CHK-176', 'promo', ['GIFT 1'], 'Please use letters, digits and hyphens only'],
] as const)('[%s] an answer is checked by %s', async ([, field, values, sentence], { database }) => {
  const { id: cartId } = await fillCart(await inProcess(database), aDraft({ adult: 1 }))
  for (const value of values) {
    const answers = Object.entries({ ...right, [field]: value })
    const form = Object.fromEntries(answers.map(([id, given]) => [`answer:${id}`, given]))
    const asked = { database, path: '/orders/pier/forms', session: { cartId } }
    const { page } = await load(answerForm, { ...asked, form: { formId: 'checks', ...form } })
    const { errors = {} } = (page ?? {}) as Partial<FormsAnswer>
    expect(errors[`answer:${field}`]).toBe(sentence)
  }
})

test('[CHK-165] [CHK-166] [CHK-169] [CHK-170] answers at the edge of their checks are taken', async ({
  database,
}) => {
  const { id: cartId } = await fillCart(await inProcess(database), aDraft({ adult: 1 }))
  const values = {
    ...right,
    email: `a@b.${'c'.repeat(64)}`,
    password: 'abcd',
    safeInput: 'a & b',
    safeInputLen: 'abc',
    number: '-12.5',
    zip: '12345-6789',
    zipcode: 'K1A 0B1',
    phone: '1'.repeat(25),
    notEqual: 'Bea',
    len: 'ab',
    promo: 'GIFT-1',
    letter: 'a',
  }
  const form = Object.fromEntries(Object.entries(values).map(([id, given]) => [`answer:${id}`, given]))
  const asked = { database, path: '/orders/pier/forms', session: { cartId } }
  const { status, page } = await load(answerForm, { ...asked, form: { formId: 'checks', ...form } })
  const errors = (page as Partial<FormsAnswer> | null)?.errors ?? {}
  expect(errors['answer:email'], 'CHK-165').toBeUndefined()
  expect(errors['answer:password'], 'CHK-166').toBeUndefined()
  expect(errors['answer:safeInputLen'], 'CHK-169').toBeUndefined()
  expect(errors['answer:number'], 'CHK-170').toBeUndefined()
  expect(status).toBe(302)
})

test.for([
  ['CHK-165', 'email', ['ada@example.c', ' ada@example.com'], [`a@b.${'c'.repeat(64)}`, 'a@b.co']],
  ['CHK-167', 'lastName', ['7', '--'], ['Müller', 'O’Neil 3rd']],
  ['CHK-168', 'city', ['a<b', 'www.example.com'], ['St. John’s']],
  ['CHK-173', 'phoneNumber', ['12345678', '1'.repeat(26), '<123456789>'], ['123456789', '1'.repeat(25)]],
  ['CHK-172', 'zip', ['1234', 'K1A 0B1'], ['12345', '12345-6789']],
] as const)('[%s] payment checks %s in the same way', async ([, field, wrong, fine], { database }) => {
  const { pay } = await checkoutBrowser(database, { tenantId: 'till' })
  for (const value of wrong) expect((await pay({ [field]: value })).answer?.errors).toHaveProperty(field)
  for (const value of fine)
    expect((await pay({ [field]: value })).answer?.errors).toEqual({ number: expect.any(String) })
})

test('[CHK-176] [CHK-177] a certificate has letters, digits and hyphens; a coupon is anything but blank', async ({
  database,
}) => {
  const { send, saidAt } = await checkoutBrowser(database, { tenantId: 'till' })
  const saidOf = async (field: 'giftCard' | 'coupon', value: string) => {
    await send({ intent: field === 'coupon' ? 'coupon' : 'certificate', [field]: value })
    return saidAt(field)
  }
  for (const number of ['GIFT_1', 'GIFT 1', ''])
    expect(await saidOf('giftCard', number), 'CHK-176').toBe('Invalid code')
  expect(await saidOf('coupon', ' '), 'CHK-177').toBe('Invalid code')
  for (const code of ['?!', '5 % off']) expect(await saidOf('coupon', code), 'CHK-177').toBe('Invalid coupon')
})
