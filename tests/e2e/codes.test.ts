import type { Page } from '@playwright/test'
import {
  ADDRESS,
  CONTACT,
  cardField,
  complete,
  fillAddress,
  fillContact,
  openPayment,
  order,
  pay,
  send,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'

/** Two adults for the Manta Ballet at $9. */
const CHOICE = { day: 22 }

async function openCodes(page: Page, choice = CHOICE) {
  await openPayment(page, choice)
  await page.getByText('Coupon or gift certificate').click()
}

const coupon = (page: Page) => page.getByLabel('Coupon code')
/** The certificate's field is folded behind its word, where coupons have one. */
async function openCertificate(page: Page, choice = CHOICE) {
  await openCodes(page, choice)
  await page.getByText('Gift certificate', { exact: true }).click()
}

const certificate = (page: Page) => page.getByLabel('Gift certificate number')
const recap = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

test('[CHK-041] a coupon is in capitals as it is typed; applied it is taken off, removed it is not', async ({
  page,
}) => {
  await openCodes(page, { day: 23, count: 3 } as typeof CHOICE)
  await coupon(page).pressSequentially('squid5')
  await expect(coupon(page)).toHaveValue('SQUID5')
  await coupon(page).press('Enter')
  await expect(page.getByText('SQUID5 applied: you save $5')).toBeVisible()
  await expect(recap(page)).toContainText('Coupon SQUID5')
  await expect(recap(page)).toContainText('$22')
  await page.getByRole('button', { name: 'Remove SQUID5' }).click()
  await expect(recap(page)).toContainText('$27')
  await expect(recap(page)).not.toContainText('SQUID5')
})

test('[CHK-151] the coupon that is wrong gets the focus, and what was typed elsewhere stays', async ({
  page,
}) => {
  await openCodes(page)
  await page.getByLabel('First name').fill('Ada')
  await coupon(page).fill('SUMMER26')
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page.getByText('Invalid coupon')).toBeVisible()
  await expect(coupon(page)).toBeFocused()
  await expect(coupon(page)).toHaveValue('SUMMER26')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('[CHK-039] [CHK-040] a balance can be looked at once the number can be one', async ({ page }) => {
  await openCertificate(page)
  const check = page.getByRole('button', { name: 'Check Balance' })
  await expect(check).toHaveAttribute('aria-disabled', 'true')
  await certificate(page).fill('HARBOR-1999')
  await expect(check).not.toHaveAttribute('aria-disabled', 'true')
  await check.click()
  await expect(page.getByText('Balance: $19.99')).toBeVisible()
  await expect(recap(page)).toContainText('$18')
})

test('[CHK-038] an applied certificate pays what it can; removed, all is due again', async ({ page }) => {
  await openCertificate(page, { day: 23, count: 4 } as typeof CHOICE)
  await certificate(page).fill('HARBOR-1999')
  await certificate(page).press('Enter')
  await expect(page.getByText('$19.99 applied')).toBeVisible()
  await expect(page.getByText('$16.01 left to pay by card')).toBeVisible()
  await expect(cardField(page, 'Card number')).toBeVisible()
  await page.getByRole('button', { name: 'Remove gift certificate' }).click()
  await expect(certificate(page)).toBeVisible()
  await expect(recap(page)).toContainText('$36')
})

test('a certificate that covers the order needs no card, and the confirmation names its last digits', async ({
  page,
}) => {
  await openCertificate(page)
  await certificate(page).fill('HARBOR-25000')
  await page.getByRole('button', { name: 'Apply' }).last().click()
  await expect(page.getByText('$18 applied')).toBeVisible()
  await expect(page.getByTitle('Card details')).toHaveCount(0)
  await fillContact(page)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(complete(page)).toContainText('no charge')
  await pay(page)
  await page.waitForURL(/\/confirm\/.*giftCardDigits=5000/)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('5000')
})

test('without JavaScript a code that was typed and not applied is applied before the order goes on', async ({
  page,
}) => {
  await order(page, CHOICE)
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, coupon: 'keeper', giftCard: 'HARBOR-25000' })
  const html = await (await page.request.get('/checkout/harborlight/process')).text()
  expect(html).toContain('$18 applied')
  expect(html).toContain('value="Lovelace"')
})
