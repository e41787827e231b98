import { expect, test } from './fixtures.ts'
import { visitScreens } from './screens.ts'
import { unmarkedWords } from './unmarked-words.ts'

/** Staff read there the names of variables and texts, which are no venue's own. */
const NAMES_VARIABLES = 'the versions of the theme'

test('every word on every screen comes from a text variable or from the venue', async ({ page }) => {
  test.setTimeout(120_000)
  await visitScreens(page, {
    venue: 'marked',
    look: async ({ name }) => {
      if (name !== NAMES_VARIABLES) expect.soft(await unmarkedWords(page), name).toEqual([])
    },
  })
})
