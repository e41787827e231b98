import { expect } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { answering, type Call, loadVenues } from '#tests/builders/payment-pages.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[CHK-141] [CHK-142] a certificate says what it pays, and what remains on it or is left to pay', async ({
  database,
}) => {
  const { send, words, page } = await checkoutVisitor(database, { tenantId: 'till' })
  await send({ intent: 'certificate', giftCard: 'GIFT-0001' })
  expect(await page(), 'CHK-141').toMatchObject({
    due: 0,
    certificate: { balance: 5000, used: { applied: 1800, remaining: 3200, outstanding: 0 } },
  })
  expect(await words(), 'CHK-141').toContain('$18 applied $32 remains on the certificate')
  await send({ intent: 'certificateRemove' })
  await send({ intent: 'certificate', giftCard: 'GIFT-0002' })
  expect(await page(), 'CHK-142').toMatchObject({
    due: 1300,
    certificate: { balance: 500, used: { applied: 500, remaining: 0, outstanding: 1300 } },
  })
  expect(await words(), 'CHK-142').toMatch(/\$5 applied \$13 (?!remains)/)
})

test('[CHK-205] [CHK-296] a number that is no certificate says so at its field, and forgets the balance of the one before', async ({
  database,
}) => {
  const { send, saidAt, words, page } = await checkoutVisitor(database, { tenantId: 'till' })
  for (const giftCard of ['GIFT-9999', 'no spaces!', '']) {
    await send({ intent: 'certificate', giftCard: 'GIFT-0002' })
    expect((await page())?.due).toBe(1300)
    expect((await send({ intent: 'certificate', giftCard })).status, 'CHK-205').toBe(400)
    expect(await saidAt('giftCard'), 'CHK-205').toBe('Invalid code')
    expect(await page(), 'CHK-296').toMatchObject({ due: 1800, certificate: { balance: null, used: null } })
    expect(await words(), 'CHK-296').not.toMatch(/Balance:|applied/)
  }
})

test('[CHK-206] a blank coupon is no code when it is applied, and nothing when it is not', async ({
  database,
}) => {
  const { send, pay, card, saidAt, complete } = await checkoutVisitor(database, { tenantId: 'till' })
  for (const coupon of ['', '  ']) {
    expect((await send({ intent: 'coupon', coupon })).status).toBe(400)
    expect(await saidAt('coupon')).toBe('Invalid code')
  }
  expect((await pay({ coupon: '', giftCard: '', ...card() })).status).toBe(302)
  expect((await complete()).location).toContain('/checkout/till/confirm/')
})

test('[CHK-207] [CHK-208] [CHK-150] what the server says of each code stands with it: in use, no coupon, or in conflict', async ({
  database,
}) => {
  const { send, saidAt, words, page } = await checkoutVisitor(database, { tenantId: 'till' })
  const used = async () => (await page())?.coupons?.used.map(({ code }) => code)
  expect((await send({ intent: 'coupon', coupon: 'save10' })).status, 'CHK-150').toBe(302)
  expect(await used(), 'CHK-150').toEqual(['SAVE10'])
  expect(await words(), 'CHK-150').toContain('SAVE10 applied: you save $1.80')
  await send({ intent: 'coupon', coupon: 'NOPE' })
  expect(await saidAt('coupon'), 'CHK-207').toBe('Invalid coupon')
  expect(await used(), 'CHK-150').toEqual(['SAVE10'])
  await send({ intent: 'coupon', coupon: 'KIDS' })
  expect(await saidAt('coupon'), 'CHK-208').toBe('Coupon conflicts with: SAVE10')
  expect(await used(), 'CHK-150').toEqual(['SAVE10'])
  expect((await page())?.coupons?.typed, 'CHK-150').toBe('KIDS')
})

test('[CHK-148] there is one empty field for a code, whatever is in use or typed', async ({ database }) => {
  const { send, markup } = await checkoutVisitor(database, { tenantId: 'till' })
  const fields = async () =>
    [...(await markup()).matchAll(/<input[^>]*name="coupon"[^>]*>/g)].map(
      ([tag]) => /value="(\w+)"/.exec(tag)?.[1] ?? '',
    )
  expect(await fields()).toEqual([''])
  await send({ intent: 'coupon', coupon: 'SAVE10' })
  expect(await fields()).toEqual([''])
  await send({ intent: 'coupon', coupon: 'NOPE' })
  expect(await fields()).toEqual(['NOPE'])
})

test('[CHK-149] a blank code is told without asking the server, any other one is asked about', async ({
  database,
}) => {
  const codes: string[][] = []
  const watch = answering('coupons', 'validate', (input: { body: { couponCodes: string[] } }, real: Call) => {
    codes.push(input.body.couponCodes)
    return real(input)
  })
  const { send } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await send({ intent: 'coupon', coupon: ' ' })
  expect(codes).toEqual([])
  await send({ intent: 'coupon', coupon: 'SAVE10' })
  expect(codes).toEqual([['SAVE10']])
})

test('[CHK-295] a coupon call that fails is told in the server’s words, at payment', async ({ database }) => {
  let isDown = true
  const watch = answering('coupons', 'validate', (input: object, real: Call) => {
    if (isDown) throw refuse('TOO_MANY_REQUESTS', { text: 'Please wait: a minute' })
    return real(input)
  })
  const { send, pay, card, saidAt, page, complete } = await checkoutVisitor(database, {
    tenantId: 'till',
    watch,
  })
  expect((await send({ intent: 'coupon', coupon: 'SAVE10' })).status).toBe(400)
  expect(await saidAt('coupon')).toBe('Please wait: a minute')
  isDown = false
  await send({ intent: 'coupon', coupon: 'SAVE10' })
  await pay(card())
  expect((await page())?.open).toBe('review')
  isDown = true
  expect((await complete()).location).toBeNull()
  expect((await page())?.open).toBe('payment')
  expect(await saidAt('coupon')).toBe('Please wait: a minute')
})
