import type { Page } from '@playwright/test'
import { order } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const ORDER = '/orders/harborlight/tickets'
const JOIN = `${ORDER}?membershipCategoryId=individual&action=MembershipPurchase`

const main = (page: Page) => page.getByRole('main')
const quantity = (page: Page, name: string) =>
  main(page).getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })
/** What the whole order costs as the summary of a screen has it. */
const total = (page: Page) => summary(page).locator('data').last().textContent()

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('who has two adults in the order and joins for one pays the member price once, the same at checkout, and has both adults back without the membership', async ({
      page,
    }) => {
      await order(page, { event: 'aquarium-day', count: 2 })
      await page.goto(JOIN)
      await expect(quantity(page, 'Adult')).toHaveValue('1')
      await expect(quantity(page, 'Adult, full price')).toHaveValue('1')
      const sum = await total(page)
      expect(sum).toBe('$131.95')
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
      expect(await total(page)).toBe(sum)
      await page.goto(ORDER)
      await main(page)
        .getByRole('button', { name: /^Remove .*Individual/ })
        .click()
      await expect(main(page).getByRole('region', { name: 'Individual' })).toHaveCount(0)
      await expect(quantity(page, 'Adult')).toHaveValue('2')
      await expect(quantity(page, 'Adult, full price')).toHaveCount(0)
    })
  })
