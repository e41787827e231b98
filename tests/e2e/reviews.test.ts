import type { Page } from '@playwright/test'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { invitationOf } from './invitation-mail.ts'

const starColors = (page: Page) =>
  page
    .getByRole('group', { name: 'Your rating' })
    .locator('label')
    .evaluateAll(labels => labels.map(label => getComputedStyle(label).color))

test('[MEM-173] [MEM-172] [MEM-214] a guest who was asked for a review becomes a visitor, gives stars with keys and pointer, and changes them later', async ({
  page,
}) => {
  const link = await invitationOf(page, { venue: 'harborlight' })
  await page.request.get(link)
  await page.goto(link)
  await page.waitForURL(/\/changePassword\//)
  await expect(page.getByText('Since this is your first review, please create a password.')).toBeVisible()
  await page.getByLabel('New password').fill('a quiet harbour 7')
  await page.getByLabel('Re-enter password').fill('a quiet harbour 7')
  await page.getByRole('button', { name: 'Create Password' }).click()
  await page.waitForURL(/\/events\/harborlight\/detail\/harbor-cruise/)
  await hydrated(page)

  const form = page.getByRole('region', { name: 'Write a review' })
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await form.getByLabel('Title').fill('Wind and seals')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(form.getByText('Please add a rating.'), 'MEM-214').toBeVisible()
  await expect(form.getByRole('radio', { name: '1 star', exact: true }), 'MEM-214').toBeFocused()
  expect(sent, 'MEM-214').toEqual([])

  const [empty] = await starColors(page)
  await form.locator('label', { hasText: '4 stars' }).hover()
  const [first, , , fourth, fifth] = await starColors(page)
  expect([first === fourth, fourth !== empty, fifth], 'MEM-173').toEqual([true, true, empty])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '3 stars' }), 'MEM-173').toBeChecked()
  await page.mouse.move(0, 0)
  const chosen = await starColors(page)
  expect(chosen, 'MEM-173').toEqual([fourth, fourth, fourth, empty, empty])
  await form.getByLabel('Comment').fill('The deck was cold and the seals were not.')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('We read these aloud at the keepers’ breakfast.')).toBeVisible()
  const own = page.getByRole('article').filter({ hasText: 'Your review' })
  await expect(own.getByRole('heading', { name: 'Wind and seals' })).toBeVisible()
  await expect(own.getByRole('img', { name: '3 stars' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  const again = page.getByRole('region', { name: 'Update your review' })
  await expect(again.getByLabel('Title'), 'MEM-172').toHaveValue('Wind and seals')
  await expect(again.getByRole('radio', { name: '3 stars' }), 'MEM-172').toBeChecked()
  await again.locator('label', { hasText: '5 stars' }).click()
  await again.getByRole('button', { name: 'Update review' }).click()
  await expect(own.getByRole('img', { name: '5 stars' }), 'MEM-172').toBeVisible()
  await expect(own, 'MEM-172').toHaveCount(1)
})
