import { expect } from 'vitest'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const venue = { id: 'till', name: 'till', timeZone: 'America/New_York' }
  const company = { showTicketEmail: false }
  await loadVenue(database, aSmallMuseum({ venue, company }))
})

test.for([
  ['CHK-165', 'email', ['ada@example.c', ' ada@example.com'], [`a@b.${'c'.repeat(64)}`, 'a@b.co']],
  ['CHK-167', 'lastName', ['7', '--'], ['Müller', 'O’Neil 3rd']],
  ['CHK-168', 'city', ['a<b', 'www.example.com'], ['St. John’s']],
  ['CHK-173', 'phoneNumber', ['12345678', '1'.repeat(26), '<123456789>'], ['123456789', '1'.repeat(25)]],
  ['CHK-172', 'zip', ['1234', 'K1A 0B1'], ['12345', '12345-6789']],
] as const)('[%s] payment checks %s in the same way', async ([, field, wrong, fine], { database }) => {
  const { pay } = await checkoutVisitor(database, { tenantId: 'till' })
  for (const value of wrong) expect((await pay({ [field]: value })).answer?.errors).toHaveProperty(field)
  for (const value of fine)
    expect((await pay({ [field]: value })).answer?.errors).toEqual({ number: expect.any(String) })
})

test('[CHK-176] [CHK-177] a certificate has letters, digits and hyphens; a coupon is anything but blank', async ({
  database,
}) => {
  const { send, saidAt } = await checkoutVisitor(database, { tenantId: 'till' })
  const saidOf = async (field: 'giftCard' | 'coupon', value: string) => {
    await send({ intent: field === 'coupon' ? 'coupon' : 'certificate', [field]: value })
    return saidAt(field)
  }
  for (const number of ['GIFT_1', 'GIFT 1', ''])
    expect(await saidOf('giftCard', number), 'CHK-176').toBe('Invalid code')
  expect(await saidOf('coupon', ' '), 'CHK-177').toBe('Invalid code')
  for (const code of ['?!', '5 % off']) expect(await saidOf('coupon', code), 'CHK-177').toBe('Invalid coupon')
})
