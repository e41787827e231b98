import { buy } from './buyer.ts'
import { expect, test } from './fixtures.ts'

test('without JavaScript an order is cancelled by its secret link', async ({ page, browser }) => {
  await buy(page, { day: 21 })
  const address = await page.getByRole('link', { name: 'Open my order' }).getAttribute('href')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(address ?? '')
  await plain.getByRole('link', { name: 'Cancel this order' }).click()
  await expect(plain.getByText('Manta Ballet')).toBeVisible()
  await plain.getByRole('button', { name: /^Cancel and get .* back$/ }).click()
  await expect(plain.getByText(/^This order was cancell?ed on/)).toBeVisible()
  await context.close()
})
