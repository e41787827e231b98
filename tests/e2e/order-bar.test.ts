import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { expect, test, WIDTHS } from './fixtures.ts'
import { measureBrokenWords } from './measure-look.ts'

const DAY = venueDay(10)
const ORDER = `/orders/harborlight/tickets?eventIds=manta-ballet,tide-pool,octopus-at-eleven&date=${DAY}`
const bar = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

/** Runs in the page: what lies under the bar at the lower edge while it has the focus. */
function hiddenWhenFocused(): string[] {
  const bar = document.querySelector('aside[aria-label="Order summary"]')
  const reachable = document.querySelectorAll<HTMLElement>('main button, main a[href], main input')
  return [...reachable]
    .filter(element => !bar?.contains(element) && element.checkVisibility() && element.tabIndex >= 0)
    .filter(element => {
      element.focus()
      const { bottom } = element.getBoundingClientRect()
      return bottom > (bar?.getBoundingClientRect().top ?? 0) && element === document.activeElement
    })
    .map(element => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
}

test('nothing that has the focus lies under the total at the lower edge of a phone', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto(ORDER)
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  await expect(bar(page).getByRole('button', { name: /Show order/ })).toBeVisible()
  expect(await page.evaluate(hiddenWhenFocused)).toEqual([])
  const keep = bar(page).getByRole('button', { name: 'Keep my tickets', includeHidden: true })
  await expect(keep).toBeAttached()
  await expect(keep).toBeHidden()
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(80)
  await page.setViewportSize({ width: 700, height: 320 })
  await expect(bar(page)).toHaveCSS('position', 'static')
  await page.setViewportSize(WIDTHS.desk)
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd)).toBe('')
})

test('beside a wallet and the clock of its seats the sum of a phone keeps its words whole, on one line with the buttons', async ({
  page,
}) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto(`/orders/orrery/tickets?eventId=tonights-sky&date=${DAY}`)
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  await expect(
    bar(page)
      .getByText(/^\d+:\d\d$/)
      .first(),
  ).toBeVisible()
  await expect(bar(page).locator('button[value="checkout:wallet"]')).toBeVisible()
  expect(await page.evaluate(measureBrokenWords, 7)).toEqual([])
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(80)
})

test('the button that unfolds the order on a phone folds it again, and says so', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto(ORDER)
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  await bar(page)
    .getByRole('button', { name: /Show order/ })
    .click()
  const fold = bar(page).getByRole('button', { name: /Hide order/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(bar(page).getByRole('button', { name: 'Keep my tickets' })).toBeVisible()
  await fold.click()
  await expect(bar(page).getByRole('button', { name: /Show order/ })).toBeVisible()
})

test('with text twice as large the total, its button and the cards stay beside each other on a phone', async ({
  page,
}) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto(ORDER)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  const total = await bar(page)
    .getByRole('button', { name: /Show order/ })
    .boundingBox()
  const place = await bar(page).getByRole('button', { name: 'Place Order' }).boundingBox()
  expect(place!.x >= total!.x + total!.width || place!.y >= total!.y + total!.height).toBe(true)
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll('header a, main section, main button, main input, aside')]
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
      .map(element => element.className.toString() || element.tagName),
  )
  expect(beyond).toEqual([])
})
