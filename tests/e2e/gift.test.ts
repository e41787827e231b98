import type { Page } from '@playwright/test'
import { ADDRESS, CONTACT, fillContact, GOOD_CARD, hydrated, PROCESS, pay, send, tokenFor } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const GRACE = { firstName: 'Grace', lastName: 'Hopper', email: 'grace.hopper@example.com' }
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function fillGift(page: Page) {
  const giver = group(page, 'Gift giver')
  await giver.getByLabel('Name', { exact: true }).fill(`${CONTACT.firstName} ${CONTACT.lastName}`)
  await giver.getByLabel('Email').fill(CONTACT.email)
  const recipient = group(page, 'Gift recipient')
  await recipient.getByLabel('Name', { exact: true }).fill(`${GRACE.firstName} ${GRACE.lastName}`)
  await expect(recipient.getByLabel('Email', { exact: true })).toBeHidden()
  await recipient.getByLabel('Use my email').uncheck()
  await recipient.getByLabel('Email', { exact: true }).fill(GRACE.email)
  await page.getByLabel('Gift message').fill('For the octopus at eleven')
  await page.getByLabel('Send the recipient an email').check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: /Payment/, level: 2 })).toBeFocused()
}

test('a membership given through the Join page is told to the buyer before paying, and to its recipient by mail', async ({
  page,
}) => {
  await page.goto('/membership/harborlight/join')
  await page.getByRole('link', { name: 'Give as a gift: Duo' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/checkout\/harborlight\/process/)
  await hydrated(page)
  await fillGift(page)
  await fillContact(page)
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  const review = page.getByRole('region', { name: /Review/ })
  await expect(review.getByText('We write to Grace Hopper at grace.hopper@example.com')).toBeVisible()
  await expect(review.getByText('Your receipt is sent to ada@example.com')).toBeVisible()
  await expect(review.getByText('Tickets are sent to')).toHaveCount(0)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  const mailbox = async () => (await page.request.get('/dev/mailbox')).text()
  await expect.poll(mailbox, { timeout: 15_000 }).toContain(GRACE.email)
  const href =
    /<a href="([^"]+)">(?:(?!<\/li>).)*grace\.hopper@example\.com/s.exec(await mailbox())?.[1] ?? ''
  const mail = await (await page.request.get(`${href}/text`)).text()
  expect(mail).toContain('Grace')
  expect(mail).toContain('For the octopus at eleven')
  expect(mail).toContain('Duo')
})
