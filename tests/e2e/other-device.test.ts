import type { Browser, Page } from '@playwright/test'
import { hydrated, order } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const ORDER = '/orders/harborlight/tickets?cart=true'

/** The link of the order on this page, as the line that unfolds shows it. */
async function linkOf(page: Page): Promise<string> {
  await page.goto(ORDER)
  await hydrated(page)
  await page.getByText('Continue on another device').click()
  await expect(page.getByRole('img', { name: 'Code of the link' })).toBeVisible()
  return (await page.getByRole('link', { name: 'Link to this order' }).getAttribute('href')) ?? ''
}

async function device(browser: Browser, about: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...about })
  return context.newPage()
}

const adults = (page: Page) => page.getByRole('spinbutton', { name: /Adult/ }).first()

test('an order goes on on a phone: the same tickets, and what is changed there is changed here', async ({
  page,
  browser,
}) => {
  await order(page, { day: 17 })
  const link = await linkOf(page)
  const phone = await device(browser)
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Continue here' }).click()
  await expect(phone).toHaveURL(/tickets\?cart=true/)
  await expect(adults(phone)).toHaveValue('2')
  await hydrated(phone)
  const kept = phone.waitForResponse(answer => answer.url().includes('/tickets/keep'))
  await adults(phone).fill('3')
  await kept
  await page.goto(ORDER)
  await expect(adults(page)).toHaveValue('3')
})

test('without JavaScript the link is on a page of its own, and a device with an order is asked which to keep', async ({
  page,
  browser,
}) => {
  await order(page, { day: 18 })
  const plain = await device(browser, { javaScriptEnabled: false })
  await plain.context().addCookies(await page.context().cookies())
  await plain.goto(ORDER)
  await plain.getByText('Continue on another device').click()
  await plain.getByRole('link', { name: 'Show the link and its code' }).click()
  const link = await plain.getByRole('link', { name: 'Link to this order' }).getAttribute('href')
  const other = await device(browser, { javaScriptEnabled: false })
  await order(other, { day: 19, count: 1 })
  await other.goto(link ?? '')
  await expect(other.getByRole('heading', { name: 'The order on this device' })).toBeVisible()
  await other.getByRole('link', { name: 'Keep the order on this device' }).click()
  await expect(adults(other)).toHaveValue('1')
  await other.goto(link ?? '')
  await other.getByRole('button', { name: 'Take the order from the link' }).click()
  await expect(adults(other)).toHaveValue('2')
})
