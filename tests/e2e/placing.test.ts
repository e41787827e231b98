import { type Page, test as plain } from '@playwright/test'
import {
  ADDRESS,
  CONTACT,
  complete,
  completeByForm,
  fieldError,
  GOOD_CARD,
  hydrated,
  MEMBER,
  openReview,
  order,
  PROCESS,
  pay,
  send,
  tokenFor,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { orderEvents } from './order-events.ts'
import { confirmed, individual, putCart, SHOP } from './placing-order.ts'

const SLOW = '4000000007001003'

const DECLINED = '4000000006108007'

/** The presses of Complete Order that this page sends; what a page of another window sends is not counted. */
function placings(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    const form = new URLSearchParams(request.postData() ?? '')
    if (
      request.method() === 'POST' &&
      /process\.data/.test(request.url()) &&
      form.get('intent') === 'complete'
    )
      sent.push(request.url())
  })
  return sent
}

const storedCart = async ({ request }: Pick<Page, 'request'>) =>
  (await (await request.get('/v1/b2c/shopping_cart', { headers: SHOP })).json()).payload

const recap = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

const review = (page: Page) => page.getByRole('region', { name: /Review/ })

test('[CHK-047] [CHK-049] the review shows the lines and the total of the order, and can be cancelled', async ({
  page,
}) => {
  await openReview(page, { day: 24, count: 3 })
  await expect(review(page)).toContainText('Manta Ballet')
  await expect(review(page)).toContainText(/3 tickets for \w+, \w+ \d+, \d{4} at \d+:\d\d [ap]m/)
  await expect(recap(page)).toContainText(/Manta Ballet\$27.*Total\$27$/)
  await expect(complete(page)).toHaveAccessibleName('Complete Order, $27')
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.waitForURL(/\/events\/harborlight\/list/)
  expect(await storedCart(page)).toBeNull()
})

test('the terms are a press away, those of automatic renewal where a membership renews itself', async ({
  page,
}) => {
  await openReview(page, { day: 24 })
  const terms = page.getByRole('link', { name: 'Terms and conditions' })
  await expect(terms.first()).toHaveAttribute('href', '/legal/harborlight/terms')
  await expect(page.getByRole('link', { name: 'How automatic renewal works' })).toHaveCount(0)
  await putCart(page, { memberships: [individual({ isAutorenew: true })] })
  await send(page, { intent: 'memberInfo', itemId: 'individual', ...MEMBER })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  const renewal = page.getByRole('link', { name: 'How automatic renewal works' })
  const [renewalPage] = await Promise.all([page.context().waitForEvent('page'), renewal.click()])
  await expect(renewalPage.locator('#membership-auto-renewal')).toBeInViewport()
})

test('[CHK-109] nothing is sent while something is missing', async ({ page }) => {
  const sent = placings(page)
  await openReview(page, { day: 24 })
  await complete(page).click()
  await expect(page.getByText('Please confirm that you are not a robot')).toBeVisible()
  await page.getByRole('button', { name: 'Change Payment' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(fieldError(page, 'Please enter a first name')).toBeVisible()
  await expect(complete(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

test('[CHK-110] [CHK-115] [CHK-116] while it is placed the order takes no second press; refused, the button is back', async ({
  page,
}) => {
  await openReview(page, { card: DECLINED, day: 25 })
  const sent = placings(page)
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/process\.data/, async route => {
    await held
    await route.continue()
  })
  await expect(complete(page)).toBeVisible()
  await pay(page)
  await expect(page.getByText('Placing order please wait...')).toBeVisible()
  const processing = page.getByRole('button', { name: 'Processing', includeHidden: true })
  await expect(processing).toHaveAttribute('aria-disabled', 'true')
  await processing.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.form?.requestSubmit()
  })
  release()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /declined/i })
      .first(),
  ).toBeVisible()
  await page.unroute(/process\.data/)
  expect(sent).toHaveLength(1)
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await expect(complete(page)).toBeEnabled()
  await pay(page)
  await confirmed(page)
})

// Not the fixture's test: the page raises the error that is asked for.
plain(
  '[CHK-123] [CHK-124] a copy that names other events than the server stops the visitor, is reported, and Continue cancels the order',
  async ({ page }) => {
    await openReview(page, { day: 25 })
    const reported = page.waitForRequest(/\/orders\/harborlight\/cart-report/)
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.evaluate(() => {
      const key = Object.keys(window.localStorage).find(name => name.startsWith('marquee-cart')) ?? ''
      const cart = JSON.parse(window.localStorage.getItem(key) ?? '{}')
      cart.templates[0].events[0].eventId = 'another'
      window.localStorage.setItem(key, JSON.stringify(cart))
    })
    await page.reload()
    const question = page.getByRole('dialog', {
      name: 'Sorry, we experienced an issue, please start your order again',
    })
    await expect(question).toBeVisible()
    expect((await reported).postDataJSON()).toMatchObject({ onlyStored: ['another'] })
    expect(errors).toEqual(['Discrepancies in event ids were found'])
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(/\/events\/harborlight\/list/)
    expect(await storedCart(page)).toBeNull()
  },
)

test('[CHK-121] who a membership is for and the codes are with the server before anything is charged', async ({
  page,
}) => {
  await orderEvents(page, { events: ['aquarium-day'], from: 26 })
  const { templates } = await storedCart(page)
  await putCart(page, { templates, memberships: [individual()] })
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'memberInfo', itemId: 'individual', ...MEMBER, 'primary.firstName': 'Grace' })
  await send(page, {
    intent: 'payment',
    ...CONTACT,
    ...ADDRESS,
    ...(await tokenFor(page, GOOD_CARD)),
    coupon: 'keeper',
  })
  await page.goto(PROCESS)
  await hydrated(page)
  if ((await complete(page).count()) === 0)
    await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(complete(page)).toBeVisible()
  const cart = await storedCart(page)
  expect(cart.coupons.map(({ couponCode }: { couponCode: string }) => couponCode)).toEqual(['KEEPER'])
  await pay(page)
  await confirmed(page)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('Coupon KEEPER$0')
  const number = /confirm\/([^?]+)/.exec(page.url())?.[1]
  const { payload } = await (await page.request.get(`/v1/b2c/orders/${number}`, { headers: SHOP })).json()
  expect(payload.memberships[0].name).toBe('Grace Lovelace')
})

test('reloaded in the middle of paying, a visitor comes to the one order', async ({ page }) => {
  await openReview(page, { card: SLOW, day: 26 })
  await pay(page)
  await expect(page.getByText('Placing order please wait...')).toBeVisible()
  await page.reload()
  await expect(async () => {
    if (!page.url().includes('/confirm/')) await page.goto(PROCESS)
    expect(page.url()).toContain('/confirm/')
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('two windows that place the same cart come to the same order', async ({ page, context }) => {
  await openReview(page, { card: SLOW, day: 27 })
  const other = await context.newPage()
  await other.goto(PROCESS)
  await hydrated(other)
  await Promise.all([pay(page), pay(other)])
  await Promise.all([confirmed(page), confirmed(other)])
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname)
  await expect(page.getByRole('article')).toHaveCount(2)
})

const RENATA = { email: 'renata.okafor@example.com', password: 'marquee-demo' }

test.describe('everybody can take a cart to an order, and is never made to sign in:', () => {
  test('[CHK-001] an anonymous visitor', async ({ page }) => {
    await openReview(page, { day: 28 })
    await pay(page)
    await confirmed(page)
  })

  test('[CHK-001] a visitor who is signed in, and then has the order in the history', async ({ page }) => {
    await page.request.post('/auth/harborlight/login', { form: RENATA, maxRedirects: 0 })
    await openReview(page, { day: 28 })
    await pay(page)
    await confirmed(page)
    const number = /confirm\/([^?]+)/.exec(page.url())?.[1]
    const history = await page.request.get('/v1/b2c/orders/search', { headers: SHOP })
    expect(
      (await history.json()).payload.list.map(({ orderNumber }: { orderNumber: string }) => orderNumber),
    ).toContain(number)
  })

  test('[CHK-001] a verified member', async ({ page }) => {
    const form = { membershipId: 'HL-20418', lastName: 'Okafor' }
    await page.request.post('/auth/harborlight/members', { form, maxRedirects: 0 })
    await openReview(page, { day: 28 })
    await expect(recap(page)).toContainText('$12')
    await pay(page)
    await confirmed(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order that a certificate covers is placed by plain forms', async ({ page }) => {
    await order(page, { day: 29 })
    await page.goto(PROCESS)
    await page.getByLabel('Email').fill(CONTACT.email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await send(page, { intent: 'certificate', ...CONTACT, ...ADDRESS, giftCard: 'HARBOR-25000' })
    await page.goto(PROCESS)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await completeByForm(page)
    await expect(page.getByRole('img', { name: 'Code of ticket 2' })).toBeVisible()
    await page.getByText('More ways to keep it').click()
    const href = await page.getByRole('link', { name: 'Download tickets' }).getAttribute('href')
    const pdf = await page.request.get(href ?? '')
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
})
