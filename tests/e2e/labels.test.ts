import { expect, test } from './fixtures.ts'
import { visitScreens } from './screens.ts'
import { unmarkedWords } from './unmarked-words.ts'

test('every word on every screen comes from a text variable or from the venue', async ({ page }) => {
  test.setTimeout(60_000)
  await visitScreens(page, {
    venue: 'marked',
    look: async ({ name }) => expect.soft(await unmarkedWords(page), name).toEqual([]),
  })
})
