import type { Page } from '@playwright/test'
import { axeFindings, control, openComposer, save, saved, search } from './composer.ts'
import { expect, test } from './fixtures.ts'

/** The composer hears of the others every ten seconds, and when its tab comes to the front. */
const comeToFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function setRadius(page: Page, reference: string, value: string) {
  await search(page, reference)
  await control(page, reference).getByRole('textbox').fill(value)
  await control(page, reference).getByRole('textbox').press('Enter')
}

test('two people see each other; what one saves arrives at the other marked, beside unsaved work, and the same value is asked about by name', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await openComposer(other, 'ada')
  const preview = await openComposer(page, 'ben')
  await expect(page.getByText(/here too$/)).toHaveText(/Staff ada/)
  await comeToFront(other)
  await expect(other.getByText(/here too$/)).toHaveText(/Staff ben/)

  expect.soft(await axeFindings(page), 'people here').toEqual([])

  await setRadius(page, 'shape-picture', '7px')
  await setRadius(other, 'shape-field', '11px')
  await save(other)
  await expect(saved(other)).toBeVisible()
  await comeToFront(page)
  await page.getByRole('button', { name: /changes? by others/ }).click()
  expect.soft(await axeFindings(page), 'changes by others').toEqual([])
  await page.getByRole('button', { name: /^Field radius: Staff ada/ }).click()
  const arrived = control(page, 'shape-field')
  await expect(arrived.getByRole('textbox')).toHaveValue('11px')
  await expect(arrived.getByText(/^Staff ada changed this at/)).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  const style = preview.locator('html')
  await expect(style).toHaveAttribute('style', /--mq-shape-field: 11px/)

  await setRadius(other, 'shape-picture', '5px')
  await save(other)
  await expect(saved(other)).toBeVisible()
  await comeToFront(page)
  await expect(
    page.getByRole('alert').filter({ hasText: /yours 7px, theirs 5px · Staff ada at .*, you at/ }),
  ).toBeVisible()
  expect.soft(await axeFindings(page), 'the question of a conflict').toEqual([])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await search(page, 'shape-picture')
  await expect(control(page, 'shape-picture').getByRole('textbox')).toHaveValue('5px')
})
