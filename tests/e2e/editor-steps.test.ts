import type { Page } from '@playwright/test'
import { COMPOSER, control, hexOf, openComposer, search } from './composer.ts'
import { expect, test } from './fixtures.ts'

const RED = '#b71c1c'

async function typeAccent(page: Page, color: string) {
  await hexOf(page, 'color-accent').fill(color)
  await hexOf(page, 'color-accent').press('Enter')
}

async function wordHeading(page: Page, words: string) {
  await search(page, 'events-page-heading')
  await control(page, 'events-page-heading').getByRole('textbox').fill(words)
  await control(page, 'events-page-heading').getByRole('textbox').press('Enter')
}

test('steps outlive a reload; a listed one is gone to, read out, shown and focused', async ({ page }) => {
  await openComposer(page, 'ben')
  const stored = await hexOf(page, 'color-accent').inputValue()
  await typeAccent(page, RED)
  await wordHeading(page, 'Every evening')
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: '2 steps' }).click()
  await expect(page.getByRole('button', { name: /^Accent colour changed: .* → #b71c1c/ })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /Events page heading changed: .* → .Every evening/ }),
  ).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: /^Accent colour changed/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back: Events page heading' })).toHaveCount(1)
  await expect(control(page, 'events-page-heading').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(hexOf(page, 'color-accent')).toBeFocused()
  await expect(hexOf(page, 'color-accent')).toHaveValue(stored)
  await page.keyboard.press('Control+Shift+z')
  await expect(hexOf(page, 'color-accent')).toHaveValue(RED)
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test('undo obeys the keys in a field that is settled and in the page of the preview', async ({ page }) => {
  const preview = await openComposer(page, 'ben')
  const stored = await hexOf(page, 'color-accent').inputValue()
  await typeAccent(page, RED)
  await hexOf(page, 'color-accent').press('Control+z')
  await expect(hexOf(page, 'color-accent')).toHaveValue(stored)
  await typeAccent(page, RED)
  await preview.locator('body').press('Control+z')
  await expect(hexOf(page, 'color-accent')).toHaveValue(stored)
})

test('work of a tab that is gone comes back in the next one, while open tabs stay apart', async ({
  page,
  context,
}) => {
  await openComposer(page, 'ben')
  await typeAccent(page, RED)
  const other = await context.newPage()
  await other.goto(COMPOSER)
  await expect(other.getByText('No steps yet')).toBeVisible()
  await expect(hexOf(other, 'color-accent')).not.toHaveValue(RED)
  await other.close()
  await page.close()
  const next = await context.newPage()
  await next.goto(COMPOSER)
  await expect(hexOf(next, 'color-accent')).toHaveValue(RED)
  await expect(next.getByText('1 step', { exact: true })).toBeVisible()
  await next.getByRole('button', { name: 'Reset Accent colour' }).click()
  await expect(next.getByText('No unsaved changes')).toBeVisible()
  await expect(next.getByText('2 steps')).toBeVisible()
})
