import type { Page } from '@playwright/test'
import { control, openComposer, search } from './composer.ts'
import { expect, test } from './fixtures.ts'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const SIZES = ['At 320 px', 'At 390 px', 'At 768 px', 'At 1280 px', 'With letters twice as large']

/** Types words of a text and leaves the field alone; gives what is told of them below it. */
async function type(page: Page, { reference, words }: { reference: string; words: string }) {
  await search(page, reference)
  const row = control(page, reference)
  await row.getByRole('textbox').first().fill(words)
  return row.getByRole('list', { name: 'Where these words do not fit' }).getByRole('listitem')
}

test('while a word is typed that is too long, the width is told at which the page breaks or cuts it, from a small phone to twice as large letters; words that fit have no note', async ({
  page,
}) => {
  const preview = await openComposer(page)
  await expect(preview.getByRole('article').first()).toBeVisible()
  const notes = await type(page, { reference: 'events-page-heading', words: LONG.repeat(3) })
  await expect(notes).toHaveCount(SIZES.length)
  for (const [at, size] of SIZES.entries()) await expect(notes.nth(at)).toContainText(`${size}: `)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await expect(preview.getByText(LONG)).toHaveCount(0)

  const phones = await type(page, { reference: 'events-page-heading', words: LONG.slice(0, 30) })
  await expect(phones.filter({ hasText: 'At 320 px' })).toHaveCount(1)
  await expect(phones.filter({ hasText: 'At 768 px' })).toHaveCount(0)
  await expect(await type(page, { reference: 'events-page-heading', words: 'Today' })).toHaveCount(0)
})

test('words that the page of the preview does not show are told not to be measured', async ({ page }) => {
  await openComposer(page)
  const notes = await type(page, { reference: 'confirmation-page-title', words: LONG })
  const row = control(page, 'confirmation-page-title')
  await expect(row.getByText(/^Not measured here/)).toBeVisible()
  await expect(notes).toHaveCount(0)
})
