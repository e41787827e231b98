import type { Page } from '@playwright/test'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => page.frameLocator('iframe[title="Pay with wallet"]')
const wallet = (page: Page) => page.getByRole('button', { name: 'Pay with wallet' })
const payInSheet = (page: Page) =>
  sheet(page)
    .getByRole('button', { name: /^Pay \$95/ })
    .click()

/** A year that renews itself, joined in the short form for Grace Hopper; up to the payment. */
async function joinForGrace(page: Page) {
  await page.goto('/membership/harborlight-short/join')
  await main(page).getByRole('link', { name: 'Join Now: Individual' }).click()
  await hydrated(page)
  await page.getByRole('checkbox', { name: /renew/i }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/checkout\/harborlight-short\/process/)
  const grace = page.getByRole('group', { name: 'Primary cardholder' })
  await grace.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await grace.getByLabel(/^Email/).fill('grace@example.com')
  await expect(wallet(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

test('a wallet pays a membership once its people are named: the card is theirs, and who has the wallet is who pays', async ({
  page,
}) => {
  await joinForGrace(page)
  await expect(page.getByText('As Grace Hopper, grace@example.com')).toBeVisible()
  await wallet(page).click()
  await expect(sheet(page).getByText('This card is kept for renewals.')).toBeVisible()
  await sheet(page).getByLabel('Card').selectOption('4000000006108007')
  await payInSheet(page)
  await expect(page.getByRole('alert').filter({ hasText: /declined/ })).toBeVisible()
  await expect(page.getByText('As Ada Lovelace, ada@example.com')).toBeVisible()
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await expect(page.getByLabel('Zip/postal code')).toHaveValue('93940')
  await expect(page.getByText('Individual: Grace Hopper')).toBeVisible()
  await wallet(page).click()
  await payInSheet(page)
  await page.waitForURL(/\/confirm\//)
  await expect(main(page).getByText('It goes to ada@example.com.')).toBeVisible()
  await expect(main(page).getByText('Grace Hopper')).toBeVisible()
  await expect(main(page).getByText(/^Member number/)).toHaveCount(1)
  await expect(main(page).getByText('Visa ending in 4242')).toBeVisible()
  await expect(main(page).getByText(/renews automatically: your card is charged/)).toBeVisible()
})
