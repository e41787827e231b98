import type { Page } from '@playwright/test'
import { control, openComposer, search } from './composer.ts'
import { expect, test } from './fixtures.ts'

/** The events list of the studio in the frame, with the words of its catalogue known. */
async function openList(page: Page) {
  const catalogue = page.waitForResponse(/\/v1\/b2c\/event\/templates\?/)
  const preview = await openComposer(page, 'ben')
  await catalogue
  await page.getByLabel('Scene').selectOption('storefront')
  await expect(preview.getByRole('article').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('iframe')?.contentWindow?.location.pathname))
    .toBe('/events/studio/list')
  await expect(preview.locator('html')).toHaveAttribute('data-hydrated', '')
  return preview
}

test('a click on a word of the page opens its text, and the page stays', async ({ page }) => {
  const preview = await openList(page)
  await preview.getByRole('banner').getByRole('link', { name: '0 items' }).click()
  await expect(control(page, 'header-cart-count').getByRole('textbox')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What you clicked' })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('{count, plural, one {# thing} other {# things}}')
  await page.keyboard.press('Enter')
  await expect(preview.getByRole('banner').getByText('0 things')).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test('a click on a button offers its colours, also those of states it is not in', async ({ page }) => {
  const preview = await openList(page)
  await preview
    .getByRole('article')
    .getByRole('link', { name: /Tickets/ })
    .first()
    .click()
  const states = page.getByLabel('Controls').locator('summary')
  await expect(states.filter({ hasText: 'As it is' })).toBeVisible()
  await states.filter({ hasText: 'Under the pointer' }).click()
  await expect(page.locator('[data-reference^="button-"][data-reference$="-hover"]').first()).toBeVisible()
})

test('a name of the catalogue is told as such', async ({ page }) => {
  const preview = await openList(page)
  await preview.getByRole('article').getByRole('heading', { name: 'Hands in Clay' }).click()
  await expect(page.getByText('This comes from the catalogue, from the event “Hands in Clay”.')).toBeVisible()
})

test('by keyboard Enter on a link of the page opens its text, and the way back leads there', async ({
  page,
}) => {
  const preview = await openList(page)
  const link = preview.getByRole('banner').getByRole('link', { name: '0 items' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(control(page, 'header-cart-count').getByRole('textbox')).toBeFocused()
  await page.getByRole('button', { name: 'Back to the page' }).press('Enter')
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: 'On the page' }).click()
  await page
    .getByRole('button', { name: /^0 items/ })
    .first()
    .click()
  await expect(control(page, 'header-cart-count').getByRole('textbox')).toBeFocused()
})

test('with the switch off the page is used as a visitor does', async ({ page }) => {
  const preview = await openList(page)
  await page.getByRole('switch', { name: 'Edit by clicking' }).uncheck()
  await preview
    .getByRole('article')
    .getByRole('link', { name: /Hands in Clay/ })
    .first()
    .click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Hands in Clay' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you clicked' })).toHaveCount(0)
})

test('a row counts and lights up where it shows, and leads to a scene that has it', async ({ page }) => {
  const preview = await openList(page)
  await search(page, 'header-cart-count')
  await page.getByRole('button', { name: 'Show where Header cart count is' }).click()
  await expect(control(page, 'header-cart-count').getByRole('status')).toHaveText(
    /^[1-9]\d* places? on this page\.$/,
  )
  await expect(preview.getByRole('banner').locator('[data-mq-lit]', { hasText: '0 items' })).toBeVisible()
  await search(page, 'card-background')
  await page.getByRole('button', { name: 'Show where Event card is' }).click()
  await expect(preview.locator('article[data-mq-lit], li[data-mq-lit]').first()).toBeVisible()
  await search(page, 'calendar-availability-many')
  await control(page, 'calendar-availability-many')
    .getByRole('button', { name: /Show where/ })
    .click()
  await expect(page.getByText('Not on this page.')).toBeVisible()
  await control(page, 'calendar-availability-many')
    .getByRole('button', { name: 'Calendar', exact: true })
    .click()
  await expect(preview.getByRole('grid').first()).toBeVisible()
})

test('the search finds what is seen, tells names of the catalogue, and shows all it has found', async ({
  page,
}) => {
  await openList(page)
  await search(page, '0 items')
  await expect(page.locator('[data-kind="text"]').first()).toHaveAttribute(
    'data-reference',
    'header-cart-count',
  )
  await search(page, 'Step 1 of 3')
  await expect(control(page, 'checkout-step')).toBeVisible()
  await search(page, 'Hands in Clay')
  await expect(page.getByText('This comes from the catalogue, from the event “Hands in Clay”.')).toBeVisible()
  await search(page, 'order')
  const more = page.getByRole('button', { name: /^\d+ more$/ })
  while ((await more.count()) > 0) await more.click()
  expect(await page.locator('[data-kind="text"]').count()).toBeGreaterThan(60)
})

test('a phone and a desk stand side by side, and both take on what is changed', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Phone and desk' }).click()
  const frames = ['Preview, Phone', 'Preview, Desk'].map(title =>
    page.frameLocator(`iframe[title="${title}"]`),
  )
  for (const frame of frames) await expect(frame.locator('html')).toHaveAttribute('data-hydrated', '')
  await search(page, 'header-cart-count')
  await control(page, 'header-cart-count').getByRole('textbox').first().fill('{count} parcels')
  await control(page, 'header-cart-count').getByRole('textbox').first().press('Enter')
  for (const frame of frames) await expect(frame.getByText('0 parcels').first()).toBeAttached()
})
