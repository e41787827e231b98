import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const TWO = { eventIds: 'grand-orrery,tonights-sky', date: venueDay(8) }
const orderOf = (query: Record<string, string>) => `/orders/orrery/tickets?${new URLSearchParams(query)}`
const offer = (page: Page) => page.getByRole('region', { name: 'A way to pay less' })
const changed = (page: Page) => page.getByRole('complementary', { name: 'Your order was changed' })
const total = (page: Page) => page.getByRole('complementary', { name: 'Order Summary' }).locator('output')

/** Two adults for the rooms and for the sky, chosen on the order page. */
async function chooseBoth(page: Page) {
  await page.goto(orderOf(TWO))
  for (const adults of await page.getByRole('spinbutton', { name: /Adult/ }).all()) await adults.fill('2')
}

test('the combo of what was chosen is offered in one line, taken by one press and undone by another', async ({
  page,
}) => {
  await chooseBoth(page)
  await expect(total(page)).toHaveText('$62')
  await offer(page).getByRole('button', { name: 'Switch to Rooms and Sky, save $10' }).click()
  await expect(total(page)).toHaveText('$52')
  await expect(changed(page)).toContainText('Your order now uses Rooms and Sky.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(total(page)).toHaveText('$62')
  await expect(offer(page)).toBeVisible()
})

test('an offer that is not wanted does not come back, on the order page or in checkout', async ({ page }) => {
  await chooseBoth(page)
  await hydrated(page)
  await offer(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/process/)
  await expect(offer(page)).toHaveCount(0)
})

test('without JavaScript the offer of checkout is taken by its form', async ({ page, browser }) => {
  await chooseBoth(page)
  await expect(offer(page)).toBeVisible()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(await page.context().cookies())
  const checkout = await plain.newPage()
  await checkout.goto('/checkout/orrery/process')
  await offer(checkout)
    .getByRole('button', { name: /^Switch to Rooms and Sky/ })
    .click()
  await expect(changed(checkout)).toContainText('Your order now uses Rooms and Sky.')
  const summary = checkout.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('$52')
  await expect(summary).toContainText('Rooms and Sky')
})
