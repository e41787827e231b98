import type { Frame, Page } from '@playwright/test'
import { openComposer } from './composer.ts'
import { expect, test } from './fixtures.ts'

/** What is left of every start of the studio. */
async function seatsLeft(page: Page): Promise<string> {
  const headers = { 'X-Tenant-Id': 'studio' }
  const query = `startTime=${new Date().toISOString().slice(0, 10)}&saleChannel=online`
  const answer = await page.request.get(`/v1/b2c/event/templates?${query}`, { headers })
  const { payload } = await answer.json()
  expect(payload.length).toBeGreaterThan(0)
  return JSON.stringify(payload)
}

const isKnown = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'marquee_studio')

/** Buys as far as the order, as a visitor would, by links and buttons of the page alone. */
async function orderTickets(shop: Frame | Page): Promise<void> {
  await shop
    .getByRole('article')
    .getByRole('link', { name: /Tickets/ })
    .first()
    .click()
  await shop.waitForURL(/\/orders\/studio\/tickets.*scene=storefront/)
  await shop.getByRole('spinbutton').first().fill('2')
  await shop.getByRole('button', { name: 'Place Order' }).first().click()
  await shop.waitForURL(/\/checkout\/studio\/.*scene=storefront/)
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
}

test('buying in the preview and in the tab that it opens is played in memory: every address keeps its scene, no seat is held, and the browser is no visitor of the shop', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const before = await seatsLeft(page)
  await openComposer(page)
  await page
    .getByRole('switch', { name: 'Edit by clicking' })
    .or(page.getByLabel('Edit by clicking'))
    .first()
    .click()
  const frame = page.frames().find(each => each.url().includes('/events/studio/list'))
  await orderTickets(frame as Frame)

  const tab = await page.context().newPage()
  await tab.goto(
    await page.getByRole('link', { name: 'Open preview' }).evaluate(link => (link as HTMLAnchorElement).href),
  )
  await expect(tab.locator('html')).toHaveAttribute('data-hydrated', '')
  await orderTickets(tab)

  expect(await isKnown(page)).toBe(false)
  expect(await seatsLeft(page)).toBe(before)
})
