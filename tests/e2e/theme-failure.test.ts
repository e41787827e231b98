import { venueDay } from '#tests/builders/dates.ts'
import { expect, test } from './fixtures.ts'

test('[CHK-301] a page whose theme does not arrive is there, can be used, and says nothing of it', async ({
  page,
}) => {
  await page.route(/\/theme\/harborlight\//, route => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(`/events/harborlight/list?date=${venueDay(3)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Manta Ballet/ }).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page
    .getByRole('link', { name: /Manta Ballet/ })
    .first()
    .click()
  await expect(page).toHaveURL(/manta-ballet/)
})
