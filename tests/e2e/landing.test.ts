import { venueDay } from '#tests/builders/dates.ts'
import { buy, hydrated } from './buyer.ts'
import { expect, test, WIDTHS } from './fixtures.ts'

for (const [width, viewport] of Object.entries(WIDTHS))
  test(`after paying, the confirmation begins at its heading (${width})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await buy(page, { day: 22 })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

test('a page that was left half read is found again as it was left, and the new one begins at its top', async ({
  page,
}) => {
  // Another day than today, whose shows are over in the evening.
  await page.goto(`/events/harborlight/list?date=${venueDay(3)}`)
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Manta Ballet' }).last()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manta Ballet' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})
