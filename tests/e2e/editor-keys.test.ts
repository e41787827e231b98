import { control, openComposer, search } from './composer.ts'
import { expect, test } from './fixtures.ts'

test('F6 goes from part to part of the composer and back, also out of the page in the preview', async ({
  page,
}) => {
  const preview = await openComposer(page, 'wren')
  const rail = page.getByRole('navigation', { name: 'Sections' })
  const controls = page.getByRole('region', { name: 'Controls' })
  const pane = page.getByRole('region', { name: 'Preview' })
  await page.keyboard.press('F6')
  await expect(page.locator('header').first()).toBeFocused()
  await page.keyboard.press('F6')
  await expect(rail).toBeFocused()
  await page.keyboard.press('F6')
  await expect(controls).toBeFocused()
  await page.keyboard.press('F6')
  await expect(pane).toBeFocused()
  await preview.locator('body').press('F6')
  await expect(page.locator('footer').last()).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(pane).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(controls).toBeFocused()
})

test('the first stop of Tab skips to the controls, and the next one is in them', async ({ page }) => {
  await openComposer(page, 'wren')
  const skip = page.getByRole('link', { name: 'Skip to Controls' })
  while (!(await skip.evaluate(link => link === document.activeElement))) await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

for (const width of [1024, 390])
  test(`at ${width} px words are found, edited and counted, with nothing beyond the edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openComposer(page, 'wren')
    await search(page, 'events-page-heading')
    const field = control(page, 'events-page-heading').getByRole('textbox')
    await field.fill('Every evening')
    await field.press('Enter')
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save as draft', exact: true })).toBeInViewport()
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await beyond()).toBe(0)
  })
