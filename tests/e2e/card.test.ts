import type { Page } from '@playwright/test'
import {
  cardField,
  cardFields,
  complete,
  fillAddress,
  fillCard,
  fillContact,
  gatewayOrigin,
  openPayment,
  openReview,
  pay,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'

const FIELDS = ['Card number', 'Expiration month', 'Expiration year', 'CVC']
const toReview = (page: Page) => page.getByRole('button', { name: 'Continue to review' }).click()

/** The fields of the card that are marked, by their names. */
async function markedFields(page: Page): Promise<string[]> {
  const marked = await Promise.all(
    FIELDS.map(async name => [name, await cardField(page, name).getAttribute('aria-invalid')] as const),
  )
  return marked.filter(([, invalid]) => invalid === 'true').map(([name]) => name)
}

const declines = [
  {
    row: 'CHK-277',
    field: 'Card number',
    cards: [
      '4000000006109005',
      '4000000006105003',
      '4000000006108007',
      '4000000006100004',
      '4000000006104006',
      '4000000006110003',
    ],
  },
  { row: 'CHK-278', field: 'CVC', cards: ['4000000006103008', '4000000006106001'] },
  { row: 'CHK-279', field: 'Expiration month', cards: ['4000000006101002'] },
  { row: 'CHK-279', field: 'Expiration year', cards: ['4000000006102000'] },
]

for (const { row, field, cards } of declines) {
  test(`[${row}] a decline about it marks ${field} in the gateway's fields, with its words and the focus`, async ({
    page,
  }) => {
    test.setTimeout(20_000 + cards.length * 10_000)
    await openReview(page, { card: cards[0], day: 18 })
    for (const [index] of cards.entries()) {
      await pay(page)
      await expect(cardField(page, field)).toBeFocused()
      expect(await markedFields(page)).toEqual([field])
      await expect(cardField(page, field)).toHaveAccessibleDescription(/\w{4,}/)
      const next = cards[index + 1]
      if (!next) break
      await fillCard(page, next)
      await toReview(page)
      await expect(complete(page)).toBeVisible()
    }
  })
}

test('what is typed goes to the origin of the gateway alone, and of the card only what may be shown comes back', async ({
  page,
}) => {
  await openPayment(page)
  const gateway = await gatewayOrigin(page)
  expect(gateway).not.toBe(new URL(page.url()).origin)
  const sent: { origin: string; body: string }[] = []
  page.on('request', request => {
    if (request.method() === 'POST')
      sent.push({ origin: new URL(request.url()).origin, body: request.postData() ?? '' })
  })
  await fillContact(page)
  await fillAddress(page)
  await fillCard(page)
  await toReview(page)
  await expect(complete(page)).toBeVisible()
  const [typed, ours] = [
    sent.filter(({ origin }) => origin === gateway),
    sent.filter(({ origin }) => origin !== gateway),
  ]
  expect(typed.map(({ body }) => body).join()).toContain('4242424242424242')
  expect(ours.map(({ body }) => body).join()).toContain('tok_test_')
  expect(ours.map(({ body }) => body).join()).not.toContain('4242424242')
  expect(await page.content()).not.toContain('4242424242')
})

test('the keyboard goes through the fields of the frame and on, and Enter in one of them goes to the review', async ({
  page,
}) => {
  await openPayment(page)
  await fillContact(page)
  await fillAddress(page)
  await cardField(page, 'Card number').focus()
  for (const typed of ['4242424242424242', '7', '2031', '123']) {
    await page.keyboard.type(typed)
    if (typed !== '123') await page.keyboard.press('Tab')
  }
  await expect(cardField(page, 'CVC')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'What is the CVC?' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(cardField(page, 'CVC')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})

test('the fields of the frame look as ours do, at 320 pixels and with calmed motion as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPayment(page)
  const look = (element: Element) => {
    const { backgroundColor, borderTopColor, borderRadius, color, fontFamily } = getComputedStyle(element)
    return { backgroundColor, borderTopColor, borderRadius, color, fontFamily }
  }
  const ours = await page.getByLabel('First name').evaluate(look)
  expect(await cardField(page, 'Card number').evaluate(look)).toEqual(ours)
  const [frame, wide] = await cardFields(page)
    .locator('body')
    .evaluate(body => [body.scrollWidth, body.clientWidth])
  expect(frame).toBeLessThanOrEqual(wide ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('only our page may hold the fields, and cards are taken nowhere else', async ({ page, baseURL }) => {
  const answer = await page.request.get(`${await gatewayOrigin(page)}/gateway/test/card-frame`)
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${baseURL}`)
  const data = { number: '4242424242424242', cvc: '123', expMonth: '7', expYear: '2031' }
  expect(await (await page.request.post('/gateway/test/tokens', { data })).text()).not.toContain('tok_test_')
})

test('a press that comes before the fields of the gateway waits for them', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route(/\/gateway\/test\/card-frame$/, route => held.then(() => route.continue()))
  await openPayment(page)
  await fillContact(page)
  await fillAddress(page)
  await toReview(page)
  await expect(page.getByRole('button', { name: 'Continue to review' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(cardField(page, 'Card number')).toBeFocused()
  await expect(cardField(page, 'Card number')).toHaveAccessibleDescription(
    'Please enter a valid credit card number',
  )
  expect(await markedFields(page)).toEqual(FIELDS)
})

test('when the fields of the gateway do not come, its own page takes the card', async ({ page }) => {
  await page.route(/\/gateway\/test\/card-frame$/, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' }),
  )
  await openPayment(page)
  await expect(page.getByText('You enter your card on the page of our payment provider')).toBeVisible({
    timeout: 15_000,
  })
  await fillContact(page)
  await fillAddress(page)
  await toReview(page)
  await expect(page.getByRole('heading', { name: 'Enter your card' })).toBeVisible()
  for (const [label, typed] of Object.entries({
    'Card number': '4242424242424242',
    'Expiration date': '07/2031',
    'Security code': '123',
  }))
    await page.getByLabel(label).fill(typed)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})
