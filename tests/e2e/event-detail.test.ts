import { DETAIL, openDays } from './events-parts.ts'
import { expect, test } from './fixtures.ts'

test('[ORD-032] the detail shows name, rating and description', async ({ page }) => {
  await page.goto(`${DETAIL}/aquarium-day`)
  await expect(page.getByRole('heading', { level: 1, name: 'A Day at the Aquarium' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^4\.\d out of 5$/ })).toBeVisible()
  await expect(page.getByText('Start where the sea starts')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Strollers welcome everywhere' })).toBeVisible()
})

test('[ORD-033] Tickets leads to the order of that event and date', async ({ page }) => {
  const date = (await openDays(page.request, 'jelly-lab'))[2]
  await page.goto(`${DETAIL}/jelly-lab?date=${date}`)
  await page.getByRole('link', { name: 'Tickets', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`/orders/harborlight/tickets?eventId=jelly-lab&date=${date}`)
})

test('[ORD-036] pictures open in a lightbox that keys turn and close', async ({ page }) => {
  await page.goto(`${DETAIL}/aquarium-day`)
  const first = page.getByRole('link', { name: /^Enlarge picture 1 of 3/ })
  await expect(first.locator('img')).toBeVisible()
  await first.click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('2 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('[ORD-038] [MEM-079] [MEM-081] reviews of an event come five at a time', async ({ page }) => {
  await page.goto(`${DETAIL}/aquarium-day`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByRole('article')).toHaveCount(5)
  const more = reviews.getByRole('link', { name: 'See more reviews' })
  await more.click()
  await expect(reviews.getByRole('article')).toHaveCount(6)
  await expect(more).toHaveCount(0)
})

test('[ORD-039] [MEM-082] [MEM-083] [MEM-084] all reviews come twenty at a time, with the average', async ({
  page,
}) => {
  await page.goto('/events/harborlight/reviews?date=2026-12-24')
  await expect(page.getByRole('img', { name: /^4\.\d out of 5 stars$/ })).toBeVisible()
  await expect(page.getByText(/^\d+ reviews$/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  const about = page.getByRole('article').first().getByRole('link').last()
  await expect(about).toHaveAttribute('href', /\/detail\/[^?]+\?date=2026-12-24/)
  const more = page.getByRole('link', { name: 'Read more reviews' })
  await more.click()
  await expect(page.getByRole('article')).toHaveCount(35)
  await expect(more).toHaveCount(0)
})
