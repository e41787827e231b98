import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { venueDay } from '#tests/builders/dates.ts'
import { ADDRESS, CONTACT, complete, hydrated, tokenFor } from './buyer.ts'
import { expect, test, WIDTHS } from './fixtures.ts'

/** The Orrery has its cards checked by the bank (3DS). */
const PROCESS = '/checkout/orrery/process'
const ASKS = '4000000008001002'

const send = ({ request }: Page, form: Record<string, string>) =>
  request.post(PROCESS, { form, maxRedirects: 0 })

/** An order of one ticket at the review step, paid with this card. */
async function openReview(page: Page, choice?: { card?: string; day?: number }) {
  await openPlainReview(page, choice)
  await hydrated(page)
}

/** The same for a browser without scripts. */
async function openPlainReview(page: Page, { card = '4242424242424242', day = 15 } = {}) {
  const event = 'grand-orrery'
  const address = `/orders/orrery/tickets?${new URLSearchParams({ eventId: event, date: venueDay(day) })}`
  const html = await (await page.request.get(address)).text()
  const slot =
    new RegExp(`<input[^>]*name="${slotField('grand-orrery')}"[^>]*value="([^"]+)"`).exec(html)?.[1] ?? ''
  await page.request.post(address, {
    form: { intent: 'checkout', [slotField(event)]: slot, [quantityField(event, 'adult')]: '1' },
    maxRedirects: 0,
  })
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, card)) })
  await page.goto(PROCESS)
}

const bank = (page: Page) => page.frameLocator('iframe[title="Secure checkout"]')
/** The live region of the page is an alert too, an empty one. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

test('[CHK-048] [CHK-261] a card the bank is content with pays at once, without captcha and without question', async ({
  page,
}) => {
  const posted: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST')
      posted.push(new URLSearchParams(request.postData() ?? '').get('intent') ?? '')
  })
  await openReview(page)
  await expect(complete(page)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await complete(page).click()
  await page.waitForURL(/\/confirm\//)
  expect(posted.filter(intent => intent !== '')).toEqual(['secure', 'complete'])
})

test('[CHK-117] while the bank is asked a message of its own says so', async ({ page }) => {
  await openReview(page)
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/process\.data/, async route => {
    if (route.request().postData()?.includes('intent=secure')) await held
    await route.continue()
  })
  await complete(page).click()
  const modal = page.getByRole('dialog', { name: 'Processing' })
  await expect(modal).toContainText('Secure checkout in progress, please wait...')
  await expect(modal).not.toContainText('Placing order')
  release()
  await page.waitForURL(/\/confirm\//)
})

test('[CHK-308] [CHK-261] the bank asks in a window of 400 by 320, and its yes places the order', async ({
  page,
}) => {
  await openReview(page, { card: ASKS })
  await complete(page).click()
  const frame = page.locator('iframe[title="Secure checkout"]')
  await expect(bank(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  const inside = await frame.evaluate((element: HTMLIFrameElement) => [
    element.clientHeight,
    element.clientWidth,
  ])
  expect(inside).toEqual([400, 320])
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin)
  await bank(page).getByRole('button', { name: 'Yes, confirm' }).click()
  await page.waitForURL(/\/confirm\//)
})

test('a no to the bank leads back to the card, another card pays', async ({ page }) => {
  await openReview(page, { card: ASKS })
  await complete(page).click()
  await bank(page).getByRole('button', { name: 'No, this is not me' }).click()
  await expect(notice(page)).toContainText('Your bank did not confirm this payment.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
  await send(page, {
    intent: 'payment',
    ...CONTACT,
    ...ADDRESS,
    ...(await tokenFor(page, '4242424242424242')),
  })
  await page.goto(PROCESS)
  await hydrated(page)
  await complete(page).click()
  await page.waitForURL(/\/confirm\//)
})

test('[CHK-294] a question that is not answered in time is told, and can be asked again', async ({
  page,
}) => {
  await openReview(page, { card: ASKS })
  await complete(page).click()
  await bank(page).getByRole('button', { name: 'Let the time run out' }).click()
  await expect(notice(page)).toContainText(
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  )
  await complete(page).click()
  await bank(page).getByRole('button', { name: 'Yes, confirm' }).click()
  await page.waitForURL(/\/confirm\//)
})

test('a question that is closed leaves the order as it is, and the focus at the button', async ({ page }) => {
  await openReview(page, { card: ASKS })
  await complete(page).click()
  await expect(bank(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('iframe[title="Secure checkout"]')).toHaveCount(0)
  await expect(complete(page)).toBeEnabled()
  await complete(page).click()
  await bank(page).getByRole('button', { name: 'Yes, confirm' }).click()
  await page.waitForURL(/\/confirm\//)
})

const failures = [
  ['4000000008004006', 'CHK-292', 'Please check your network connection.'],
  [
    '4000000008003008',
    'CHK-293',
    'Secure checkout took too long. Please check your network connection and try again.',
  ],
] as const

for (const [card, row, sentence] of failures)
  test(`[${row}] a check that fails says ${sentence}`, async ({ page }) => {
    await openReview(page, { card })
    await complete(page).click()
    await expect(notice(page)).toContainText(sentence)
    await expect(complete(page)).toBeEnabled()
  })

test('on a phone the bank’s window is whole', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await openReview(page, { card: ASKS })
  await complete(page).click()
  await expect(bank(page).getByRole('button', { name: 'Let the time run out' })).toBeInViewport()
  const box = await page.locator('iframe[title="Secure checkout"]').boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= WIDTHS.phone.width).toBe(true)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`)).toEqual(
    [],
  )
})

/** On a phone a ticket of this event, and the wallet of the order bar with a card that is declined; gives the wallet's sheet. */
async function declineWallet(page: Page, path: string) {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto(`${path}&date=${venueDay(16)}`)
  await hydrated(page)
  await page.getByRole('spinbutton').first().locator('xpath=following-sibling::button').click()
  await page.getByRole('button', { name: 'Place the order and pay with wallet' }).click()
  const sheet = page.frameLocator('iframe[title="Pay with wallet"]')
  await sheet.getByLabel('Card').selectOption('4000000006108007')
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(notice(page)).toContainText(/declined/)
  return sheet
}

test('the wallet on the order bar pays without a key: declined it says so, asked by the bank it is confirmed', async ({
  page,
}) => {
  const sheet = await declineWallet(page, '/orders/orrery/tickets?eventId=grand-orrery')
  await page.getByRole('button', { name: 'Pay with wallet' }).click()
  await sheet.getByLabel('Card').selectOption(ASKS)
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await bank(page).getByRole('button', { name: 'Yes, confirm' }).click()
  await page.waitForURL(/\/confirm\//)
})

test('where checkout has steps, the wallet on the order bar pays from its first step; declined, the payment has all that it told', async ({
  page,
}) => {
  const sheet = await declineWallet(page, '/orders/harborlight/tickets?eventId=tide-pool')
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByText('Tickets are sent to ada@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Pay with wallet' }).click()
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/confirm\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [answer, outcome] of [
    ['Yes, confirm', 'confirmed'],
    ['No, this is not me', 'refused'],
  ] as const)
    test(`the bank asks on a page of its own: ${outcome}`, async ({ page }) => {
      await openPlainReview(page, { card: ASKS })
      await complete(page).click()
      await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
      await page.getByRole('button', { name: answer }).click()
      await expect(page.locator('noscript p')).toHaveText(
        'Your bank has been asked. Please complete your order.',
      )
      await complete(page).click()
      if (outcome === 'confirmed') await expect(page).toHaveURL(/\/confirm\//)
      else await expect(notice(page)).toContainText('Your bank did not confirm this payment.')
    })

  test('a card the bank is content with pays at once', async ({ page }) => {
    await openPlainReview(page)
    await complete(page).click()
    await expect(page).toHaveURL(/\/confirm\//)
  })
})
