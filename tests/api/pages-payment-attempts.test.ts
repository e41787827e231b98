import { expect } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { answering, type Call, loadVenues } from '#tests/builders/payment-pages.ts'
import { aDraft } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[CHK-130] the digits of a certificate are in the address of the confirmation when it has paid, and only then', async ({
  database,
}) => {
  const ending = async (intent: string) => {
    const { send, pay, card, complete } = await checkoutVisitor(database, { tenantId: 'till' })
    if (intent) await send({ intent, giftCard: 'GIFT-0002' })
    await pay(card())
    return new URL((await complete()).location ?? '', 'http://venue.example').search
  }
  expect(await ending('certificate')).toBe('?giftCardDigits=0002')
  expect(await ending('certificateCheck')).toBe('')
  expect(await ending('')).toBe('')
})

/** The API, writing down the attempt of every order that it is sent. */
function attempts(answer: (real: () => Promise<unknown>) => Promise<unknown>) {
  const uuids: string[] = []
  const watch = answering('checkout', 'place', (input: { headers: Record<string, string> }, real: Call) => {
    uuids.push(input.headers['x-request-uuid'] ?? '')
    return answer(() => real(input))
  })
  return { uuids, watch }
}

const DECLINED = '4000000006108007'

test('[CHK-133] [CHK-134] [CHK-128] an attempt keeps its uuid through refusals and lost answers until it succeeds; the next order has another, and nothing of the card', async ({
  database,
}) => {
  let isLost = true
  const { uuids, watch } = attempts(async real => {
    const wasLost = isLost
    isLost = false
    if (wasLost) throw new Error('no answer')
    return real()
  })
  const { pay, card, complete, send, page, fill } = await checkoutVisitor(database, {
    tenantId: 'till',
    watch,
  })
  await send({ intent: 'certificate', giftCard: 'GIFT-0002' })
  await pay(card(DECLINED))
  await expect(complete()).rejects.toThrow('no answer')
  expect((await complete()).answer?.errors).toHaveProperty('number')
  await pay(card())
  expect((await complete()).location).toContain('/confirm/')
  expect([uuids.length, new Set(uuids).size], 'CHK-133').toEqual([3, 1])
  await fill(aDraft({ adult: 1 }))
  expect(await page(), 'CHK-128').toMatchObject({
    open: 'payment',
    card: null,
    certificate: { typed: '', balance: null, used: null },
    contact: { firstName: '' },
  })
  await pay(card())
  await complete()
  expect(new Set(uuids).size, 'CHK-134').toBe(2)
})

test('[CHK-131] an order whose answer was lost is found again by its attempt and confirmed, by a press or by coming back', async ({
  database,
}) => {
  const lost = async () => {
    const { watch } = attempts(async real => {
      await real()
      throw new Error('no answer')
    })
    const browser = await checkoutVisitor(database, { tenantId: 'till', watch })
    await browser.pay(browser.card())
    await expect(browser.complete()).rejects.toThrow('no answer')
    return browser
  }
  const pressing = await lost()
  expect((await pressing.complete()).location).toMatch(/^\/checkout\/till\/confirm\/[\w-]+$/)
  expect(pressing.shop.charged()).toBe(1800)
  const coming = await lost()
  expect(await coming.location()).toMatch(/^\/checkout\/till\/confirm\/[\w-]+$/)
})

test('[CHK-132] a 409 that is no duplicate says what is wrong and confirms nothing', async ({ database }) => {
  const { watch } = attempts(async () => {
    throw refuse('CONFLICT', { text: 'Somebody was faster' })
  })
  const { pay, card, complete, words } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  expect(await complete()).toMatchObject({ status: 409, location: null })
  expect(await words()).toContain('Somebody was faster')
})

test('[CHK-137] cancelling leads where the venue wants it, otherwise to the events of the date', async ({
  database,
}) => {
  const cancelled = async (tenantId: string, query = '') => {
    const { send } = await checkoutVisitor(database, { tenantId, query })
    return (await send({ intent: 'cancel' })).location
  }
  expect(await cancelled('worded', '?date=2026-11-21')).toBe('https://pier.example/bye')
  expect(await cancelled('till', '?date=2026-11-21')).toBe('/events/till/list?date=2026-11-21')
  expect(await cancelled('till')).toBe('/events/till/list')
})

test('[CHK-204] an address that the provider refuses is told at every field of it, with the step open again', async ({
  database,
}) => {
  const { pay, card, complete, saidAt, page } = await checkoutVisitor(database, { tenantId: 'till' })
  await pay(card('4000000006113007'))
  await complete()
  expect((await page())?.open).toBe('payment')
  for (const field of ['country', 'streetAddress1', 'city', 'state', 'zip'])
    expect(await saidAt(field)).toBe('Please enter the correct billing address for your credit card.')
  expect(await saidAt('streetAddress2')).toBe('')
})

test('[CHK-112] an order that has to be changed first is not sent again from the page that says so', async ({
  database,
}) => {
  const { watch } = attempts(async () => {
    throw refuse('9049')
  })
  const { pay, card, complete, markup } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  const button = async () => /<button[^>]*value="complete"[^>]*>/.exec(await markup())?.[0]
  expect(await button()).not.toContain('aria-disabled')
  await complete()
  expect(await button()).toContain('aria-disabled="true"')
})

test('[CHK-111] an order below zero is not sent from the review', async ({ database }) => {
  const below = (total: number) =>
    answering('carts', 'get', async (input: object, real: Call) => {
      const { payload } = await real(input)
      return { payload: payload && { ...payload, total } }
    })
  const button = async (total: number) => {
    const { pay, markup } = await checkoutVisitor(database, { tenantId: 'till', watch: below(total) })
    await pay()
    return /<button[^>]*value="complete"[^>]*>/.exec(await markup())?.[0]
  }
  expect(await button(-1)).toContain('aria-disabled="true"')
  expect(await button(0)).not.toContain('aria-disabled')
})

test('[CHK-188] a month of one digit is sent with its zero', async ({ database }) => {
  const dates: string[] = []
  const watch = answering('checkout', 'place', (input: { body: { expDate: string } }, real: Call) => {
    dates.push(input.body.expDate)
    return real(input)
  })
  const { pay, card, complete } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  await complete()
  expect(dates).toEqual(['0731'])
})
