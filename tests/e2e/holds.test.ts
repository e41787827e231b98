import type { Page } from '@playwright/test'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'

/** `measured` has four seats a time and holds them for three minutes. */
const orderOf = (event: string, day: number) =>
  `/orders/measured/tickets?${new URLSearchParams({ eventId: event, date: venueDay(day) })}`

/**
 * Puts tickets of the day's last time into the visitor's cart, by the order page's own form. Each test has a day of its own, two apart:
 * `venueDay` moves on from one on which Harborlight is shut.
 */
async function take({ request }: Pick<Page, 'request'>, { event = 'yard', day = 21, count = 1 }) {
  const address = orderOf(event, day)
  const html = await (await request.get(address)).text()
  const slot =
    [...html.matchAll(/<input[^>]*name="events[^"]*slotId"[^>]*value="([^"]+)"/g)].at(-1)?.[1] ?? ''
  const form = { intent: 'update', [slotField(event)]: slot, [quantityField(event, 'adult')]: String(count) }
  return request.post(address, { form, maxRedirects: 0 })
}

test('seats in one visitor’s order are gone for another until they are given back', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await take(page, { count: 4, day: 22 })
  expect((await take(other, { count: 1, day: 22 })).status()).toBe(409)
  await page.goto('/orders/measured/tickets?cart=true')
  await expect(page.getByText(/^Held until/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page).toHaveURL(/\/list/)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const again = async () => (await take(other, { count: 1, day: 22 })).status()
  await expect
    .poll(again, { message: 'ten seconds later, when it cannot be put back', timeout: 15_000 })
    .toBe(302)
})

test('an item that was removed, and a canceled order, are put back by one press, with and without JavaScript', async ({
  page,
  browser,
}) => {
  await take(page, { count: 4, day: 34 })
  await page.goto('/orders/measured/tickets?cart=true')
  await hydrated(page)
  const yard = page.getByRole('region', { name: 'The Yard' })
  await page.getByRole('button', { name: 'Remove The Yard' }).click()
  await expect(yard).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(yard.getByRole('spinbutton').first()).toHaveValue('4')

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await take(plain, { count: 2, day: 36 })
  await plain.goto('/orders/measured/tickets?cart=true')
  await plain.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(plain).toHaveURL(/\/list/)
  await plain.getByRole('button', { name: 'Undo' }).click()
  await expect(plain.getByRole('spinbutton').first()).toHaveValue('2')
})

test('one press keeps the tickets longer, with and without JavaScript', async ({ page, browser }) => {
  await page.clock.install()
  await take(page, { day: 26 })
  await page.goto('/orders/measured/tickets?cart=true')
  await hydrated(page)
  const clock = page.getByText(/^\d:\d\d$/).filter({ visible: true })
  await expect(clock).toHaveText(/^(3:00|2:59)$/)
  await page.clock.fastForward(100_000)
  await expect(clock).toHaveText(/^1:(1|2)\d$/)
  await page.getByRole('button', { name: 'Keep my tickets' }).click()
  await expect(clock).toHaveText(/^(3:00|2:5\d)$/)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await take(plain, { day: 28 })
  await plain.goto('/orders/measured/tickets?cart=true')
  await plain.getByRole('button', { name: 'Keep my tickets' }).click()
  await expect(plain.getByText(/^Held until/)).toBeVisible()
  await expect(plain.getByRole('heading', { name: 'The Yard' })).toBeVisible()
})

test('a time that sells out while an order is being filled is told at its event, with everything still there', async ({
  page,
  browser,
}) => {
  await page.goto(orderOf('yard', 32))
  await hydrated(page)
  await page.getByRole('radio').last().check({ force: true })
  const other = await (await browser.newContext()).newPage()
  await take(other, { count: 3, day: 32 })
  await page.getByRole('spinbutton').first().fill('2')
  await expect(page.getByText('There are not enough tickets available.').first()).toBeVisible()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
  await expect(page).toHaveURL(/\/orders\/measured\/tickets/)
})

test('two tabs: what one changes the other shows when it is looked at again', async ({ page, context }) => {
  await take(page, { day: 30 })
  await page.goto('/orders/measured/tickets?cart=true')
  await hydrated(page)
  const second = await context.newPage()
  await second.goto('/orders/measured/tickets?cart=true')
  await hydrated(second)
  await second
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(second.getByRole('spinbutton')).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
})
