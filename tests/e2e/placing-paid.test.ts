import {
  ADDRESS,
  CONTACT,
  complete,
  GOOD_CARD,
  hydrated,
  MEMBER,
  order,
  PROCESS,
  pay,
  send,
  tokenFor,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { orderEvents } from './order-events.ts'
import { confirmed, individual, putCart } from './placing-order.ts'

test('an order that a coupon makes free is placed without a card', async ({ page }) => {
  await orderEvents(page, { events: ['aquarium-day'], from: 27 })
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, coupon: 'KEEPER' })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS })
  await page.goto(PROCESS)
  await hydrated(page)
  await expect(complete(page)).toHaveAccessibleName('Complete Order, no charge')
  await pay(page)
  await confirmed(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('ending in')).toHaveCount(0)
})

test('a certificate pays its part and the card the rest, and the confirmation tells both', async ({
  page,
}) => {
  await order(page, { day: 25, count: 4 })
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'certificate', ...CONTACT, ...ADDRESS, giftCard: 'HARBOR-5000' })
  await order(page, { day: 25, count: 6 })
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'certificate', ...CONTACT, ...ADDRESS, giftCard: 'HARBOR-5000' })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await expect(complete(page)).toHaveAccessibleName('Complete Order, $4')
  await pay(page)
  await confirmed(page)
  await expect(page).toHaveURL(/giftCardDigits=5000/)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('Gift certificate ending in 5000')
  await expect(receipt).toContainText('$50')
  await expect(receipt).toContainText('Visa ending in 4242')
  await expect(receipt).toContainText('$4')
})

test('a membership that renews itself needs a card though a certificate pays for all of it', async ({
  page,
}) => {
  await putCart(page, { memberships: [individual({ isAutorenew: true })] })
  await send(page, { intent: 'memberInfo', itemId: 'individual', ...MEMBER })
  await send(page, { intent: 'certificate', ...CONTACT, ...ADDRESS, giftCard: 'HARBOR-25000' })
  await page.goto(PROCESS)
  await hydrated(page)
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible()
  const refused = await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS })
  expect(refused.status()).toBe(400)
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await expect(complete(page)).toHaveAccessibleName('Complete Order, no charge')
  await pay(page)
  await confirmed(page)
  await expect(page.getByText('your card is charged each term', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'How automatic renewal works' })).toBeVisible()
})
