import { longDate, venueDay } from '#tests/builders/dates.ts'
import {
  CONTACT,
  cardField,
  cardFields,
  complete,
  completeByForm,
  fieldError,
  fillAddress,
  fillCard,
  fillContact,
  hydrated,
  openPayment,
  openPlainPayment,
  openReview,
  order,
  PROCESS,
  pay,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'

test('[CHK-005] checkout has the title, description, information and opening hours of the venue', async ({
  page,
}) => {
  await order(page)
  await page.goto(PROCESS)
  await expect(page).toHaveTitle('Checkout | Harborlight Aquarium')
  await expect(page.getByText('Nearly there. The animals do not take cash.')).toBeVisible()
  await expect(page.getByText('Strollers are welcome everywhere; large bags stay at the desk.')).toBeVisible()
  const day = longDate(venueDay(12)).replace(/, \d{4}$/, '')
  await expect(page.getByText(`${day} – Hours: Open `)).toBeVisible()
})

test('[CHK-006] Edit Order leads back to the order with what the address says of it', async ({ page }) => {
  await order(page)
  const link = page.getByRole('link', { name: 'Edit Order' })
  for (const query of ['?eventId=manta-ballet&date=2026-12-24&', '?comboId=duo&eventIds=a,b&', '?']) {
    await page.goto(`${PROCESS}${query.slice(0, -1)}`)
    await expect(link).toHaveAttribute('href', `/orders/harborlight/tickets${query}cart=true`)
  }
})

test('[CHK-016] every step before the review has a button that opens the next', async ({ page }) => {
  await order(page)
  await page.goto(PROCESS)
  await page.getByLabel('Email').fill(CONTACT.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Step 2 of 3: Payment/ })).toBeFocused()
  await fillContact(page)
  await fillAddress(page)
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(complete(page)).toBeVisible()
})

test('[CHK-017] a done step is one line with Change, which opens it again', async ({ page }) => {
  await openReview(page)
  await expect(page.getByText('Ada Lovelace, Visa ending in 4242')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Payment' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(complete(page)).toHaveCount(0)
})

test('[CHK-018] the next-step button does nothing while a step is being sent', async ({ page }) => {
  await order(page)
  await page.goto(PROCESS)
  await hydrated(page)
  let sent = 0
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/process\.data/, async route => {
    if (route.request().method() === 'POST') sent += 1
    await held
    await route.continue()
  })
  await page.getByLabel('Email').fill(CONTACT.email)
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await next.click()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  release()
  await expect(page.getByLabel('First name')).toBeVisible()
  expect(sent).toBe(1)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'by plain forms', () => {
    test.use({ javaScriptEnabled })

    test('a half-typed payment is still there when another step was opened in between', async ({ page }) => {
      await (javaScriptEnabled ? openPayment(page) : openPlainPayment(page))
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByLabel('City').fill('Monterey')
      await page.getByRole('button', { name: 'Change Ticket Delivery' }).click()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
      await expect(page.getByLabel('City')).toHaveValue('Monterey')
      await expect(page.getByLabel('First name')).toHaveValue('')
    })
  })

test('Enter in a field of payment goes on, whatever buttons stand before it', async ({ page }) => {
  await openPayment(page)
  await page.getByLabel('First name').press('Enter')
  await expect(fieldError(page, 'Please enter a first name')).toBeVisible()
})

test('what is wrong is said at the fields, all at once; the first has the focus and what was typed stays', async ({
  page,
}) => {
  await openPayment(page)
  await page.getByLabel('Last name').fill('Lovelace')
  await cardField(page, 'Card number').fill('4242')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(fieldError(page, 'Please enter a first name')).toBeVisible()
  await expect(fieldError(page, 'Please enter a valid phone number')).toBeVisible()
  await expect(fieldError(page, 'Please enter a valid street address')).toBeVisible()
  await expect(cardFields(page).getByText('Please enter a valid credit card number')).toBeVisible()
  await expect(cardFields(page).getByText('Invalid CVC code')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await page.getByRole('link', { name: 'Street address', exact: true }).press('Enter')
  await expect(page.locator('#checkout-streetAddress1')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

test('the country decides on states, hint and rule of the zip', async ({ page }) => {
  await openPayment(page)
  await page.getByLabel('Country').selectOption('CA')
  await expect(page.getByLabel('Province').getByRole('option', { name: 'Ontario' })).toBeAttached()
  await expect(page.getByText('(e.g. A1A 1A1)')).toBeVisible()
  await page.getByLabel('Postal code').fill('k1a0b1')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(
    fieldError(page, 'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).'),
  ).toBeVisible()
})

test('an order of nothing asks for the contact only', async ({ page }) => {
  await openPayment(page, { event: 'aquarium-day', count: 1, type: 'toddler' })
  await expect(page.getByText('No payment is needed for this order.')).toBeVisible()
  await expect(page.getByTitle('Card details')).toHaveCount(0)
  await expect(page.getByLabel('Zip/postal code')).toHaveCount(0)
  await fillContact(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText(`Ada Lovelace, ${CONTACT.email}`)).toBeVisible()
  await pay(page)
  await expect(page).toHaveURL(/\/confirm\//)
})

test('[CHK-136] Cancel Order deletes the cart on the server and in this browser', async ({ page }) => {
  await openPayment(page)
  const stored = () => page.evaluate(() => Object.keys(window.localStorage).filter(key => /cart/i.test(key)))
  expect(await stored()).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.waitForURL(/\/events\/harborlight\/list/)
  await page.goto(PROCESS)
  await expect(page.getByText("You haven't added anything to your order.")).toBeVisible()
  await expect.poll(stored).toHaveLength(0)
})

test('[CHK-138] an order that was changed in another tab is read again once this one is looked at, half a second later', async ({
  page,
  context,
}) => {
  await openPayment(page, { count: 1 })
  const sum = page.getByRole('complementary', { name: 'Order summary' })
  const before = await sum.textContent()
  const other = await context.newPage()
  const copy = () => other.evaluate(() => localStorage.getItem('marquee-cart:harborlight'))
  await other.goto('/status/harborlight')
  const copyBefore = await copy()
  await order(other, { count: 3 })
  await other.goto('/orders/harborlight/tickets?cart=true')
  await expect.poll(copy).not.toBe(copyBefore)
  const reads: number[] = []
  page.on('request', request => request.url().includes('process.data') && reads.push(Date.now()))
  const shown = Date.now()
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(sum).not.toHaveText(before ?? '')
  await expect(sum).toContainText('3 tickets')
  expect(reads).toHaveLength(1)
  expect((reads[0] ?? 0) - shown).toBeGreaterThan(450)
})

test('[CHK-008] while the order is placed a modal without controls says so and cannot be dismissed', async ({
  page,
}) => {
  await openReview(page, { card: '4000000007001003', day: 13 })
  await pay(page)
  const modal = page.getByRole('dialog', { name: 'Processing' })
  await expect(modal).toContainText('Placing order please wait...')
  await expect(modal.locator('button, a, input')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(modal).toBeVisible()
  await page.waitForURL(/\/confirm\//, { timeout: 15_000 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order can be placed; the card is entered on the page of the gateway', async ({ page }) => {
    await order(page, { day: 14 })
    await page.goto(PROCESS)
    await page.getByLabel('Email').fill(CONTACT.email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByTitle('Card details')).toHaveCount(0)
    await fillContact(page)
    await fillAddress(page)
    await page.getByLabel('Phone').fill('555 01')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Monterey')
    await page.getByLabel('Phone').fill(CONTACT.phoneNumber)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your card' })).toBeVisible()
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByLabel('Expiration date').fill('7/31')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Use this card' }).click()
    await expect(page.getByText('Visa ending in 4242')).toBeVisible()
    expect(page.url()).not.toContain('paymentToken')
    await completeByForm(page)
    await expect(page.getByRole('img', { name: 'Code of ticket 2' })).toBeVisible()
  })
})
