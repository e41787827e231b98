import { venueDay } from '#tests/builders/dates.ts'
import { buy, buyMembership, hydrated, openReview, pay } from './buyer.ts'
import { expect, test } from './fixtures.ts'

test('[CHK-053] the confirmation has order number and total', async ({ page }) => {
  const number = await buy(page, { day: 18 })
  await expect(page.getByText(`Order number: ${number}`)).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Receipt' })
      .getByText(/^\$\d+(\.\d\d)?$/)
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('2 × Adult')
})

test('[CHK-129] after success the confirmation opens with order number, date and the last digits of the card', async ({
  page,
}) => {
  const date = venueDay(18)
  await openReview(page, { day: 18 })
  await page.goto(`/checkout/harborlight/process?date=${date}`)
  await hydrated(page)
  await pay(page)
  await expect(page).toHaveURL(
    new RegExp(`/checkout/harborlight/confirm/[2-9A-Z]{4}-[2-9A-Z]{4}\\?date=${date}$`),
  )
  await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible()
})

test('every admission is a ticket of its own with a code, its date and its time', async ({ page }) => {
  await buy(page, { day: 18, count: 3 })
  const tickets = page.getByRole('article')
  await expect(tickets).toHaveCount(3)
  for (const ticket of await tickets.all()) {
    await expect(ticket.getByRole('img', { name: /^Code of ticket \d$/ })).toBeVisible()
    await expect(ticket).toContainText('Manta Ballet')
    await expect(ticket).toContainText(/\d{1,2}:\d\d [ap]m/)
  }
  const paths = await page
    .locator('article svg[role="img"] path')
    .evaluateAll(all => all.map(path => path.getAttribute('d')))
  expect(new Set(paths).size).toBe(3)
})

test('on paper the receipt stands beside the note, and an order of two tickets is one page', async ({
  page,
}) => {
  await buy(page, { day: 18, count: 2 })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  const head = (await page.locator('main header').first().boundingBox())!
  const receipt = (await page.getByRole('region', { name: 'Receipt' }).boundingBox())!
  expect([receipt.x >= head.x + head.width, receipt.y < head.y + head.height]).toEqual([true, true])
})

test('[CHK-058] it says that an email will follow and from whom', async ({ page }) => {
  await buy(page, { day: 18 })
  await expect(page.getByText('An email will follow from tickets@harborlight.example.')).toBeVisible()
})

test('[CHK-059] it has a link back to the events', async ({ page }) => {
  await buy(page, { day: 18 })
  await page.getByRole('link', { name: 'Back to the animals' }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/list/)
})

test('[CHK-064] the cart of this browser is gone and the header counts nothing', async ({ page }) => {
  await openReview(page, { day: 19 })
  const stored = () => page.evaluate(() => Object.keys(window.localStorage).filter(key => /cart/i.test(key)))
  expect(await stored()).toHaveLength(1)
  await buy(page, { day: 19 })
  await expect.poll(stored).toHaveLength(0)
  await page.goto('/events/harborlight/list')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /cart|order/i })
      .last(),
  ).toHaveAccessibleName(/\b0\b|empty/i)
})

test('[CHK-065] the cart of the server is gone', async ({ page }) => {
  await openReview(page, { day: 19 })
  const cartOf = async () =>
    (
      await (
        await page.request.get('/v1/b2c/shopping_cart', { headers: { 'x-tenant-id': 'harborlight' } })
      ).json()
    ).payload
  const cart = await cartOf()
  expect(cart.orders).toHaveLength(1)
  await buy(page, { day: 19 })
  expect(await cartOf()).toBeNull()
  const headers = { 'x-tenant-id': 'harborlight', 'x-cart-id': cart.id }
  expect((await (await page.request.get('/v1/b2c/shopping_cart', { headers })).json()).payload).toBeNull()
})

test('[CHK-009] the address takes date and digits of a certificate; digits nobody used are not shown', async ({
  page,
}) => {
  const number = await buy(page, { day: 20 })
  const date = venueDay(20)
  await page.goto(
    `/checkout/harborlight/confirm/${number}?${new URLSearchParams({ date, giftCardDigits: '<b>9' })}`,
  )
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Gift certificate', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to the animals' })).toHaveAttribute(
    'href',
    new RegExp(`date=${date}`),
  )
})

test('[CHK-011] loaded again it still has the order and the last digits of the card', async ({ page }) => {
  await buy(page, { day: 20 })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible()
})

test('[CHK-010] the last digits of the card come along beside the address, never in it', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await buy(page, { day: 20 })
  await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible()
  expect(addresses.filter(address => address.includes('4242'))).toEqual([])
})

test('[CHK-066] whoever buys a new membership is known as its member at once', async ({ page }) => {
  const headers = { 'x-tenant-id': 'harborlight' }
  const memberships = [
    {
      id: 'individual',
      type: 'MembershipPurchase',
      membershipCategoryId: 'individual',
      membershipOfferingId: 'year',
      pricePointId: 'adult',
    },
  ]
  await page.request.put('/v1/b2c/shopping_cart', { headers, data: { memberships } })
  await buyMembership(page, 'individual')
  await expect(page.getByRole('link', { name: 'Download tickets' })).toHaveCount(0)
  await page.goto(
    `/orders/harborlight/tickets?${new URLSearchParams({ eventId: 'manta-ballet', date: venueDay(20) })}`,
  )
  await expect(page.getByText('Member: Ada Lovelace').first()).toBeAttached()
  await expect(page.getByText('Member price').first()).toBeVisible()
})

test('tickets and visit can be taken along as files', async ({ page }) => {
  const number = await buy(page, { day: 21 })
  await page.getByText('More ways to keep it').click()
  for (const [name, file] of [
    ['Download tickets', `tickets-${number}.pdf`],
    ['Add to calendar', `visit-${number}.ics`],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ])
    expect(download.suggestedFilename()).toBe(file)
  }
})

test('only who bought it sees an order', async ({ page, browser, baseURL }) => {
  const number = await buy(page, { day: 20 })
  const stranger = await browser.newContext({ baseURL })
  const answer = await stranger.request.get(`/checkout/harborlight/confirm/${number}`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain('Manta Ballet')
  for (const odd of ['nothing', '%00', 'x'.repeat(500), '..%2f..']) {
    expect
      .soft([odd, (await page.request.get(`/checkout/harborlight/confirm/${odd}`)).status()])
      .toEqual([odd, 404])
  }
  expect((await page.request.get(`/checkout/orrery/confirm/${number}`)).status()).toBe(404)
  await stranger.close()
})

test('an order that was begun since stays when an old confirmation is looked at', async ({ page }) => {
  const number = await buy(page, { day: 21 })
  await openReview(page, { day: 21 })
  await page.goto(`/checkout/harborlight/confirm/${number}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goto('/checkout/harborlight/process')
  await expect(page.getByRole('button', { name: /^Complete Order/ })).toBeVisible()
})
