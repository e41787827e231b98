import { expect, test } from 'vitest'
import { wordsToEdit } from '#editor/inspector/words-to-edit.ts'
import { emptyThemeDocument } from '#theme/document.ts'

test('words are found that were pointed at while the page had marks in them that nobody sees', async () => {
  document.body.innerHTML = '<a href="/"><span>Menu</span></a>'
  const element = document.querySelector('a')!
  const found = await wordsToEdit(
    { element, words: 'Menu\u2061\u2062\u2064' },
    {
      explain: async (_part, words) => ({
        words,
        texts: [{ reference: 'header-menu', certainty: 'said' }],
        catalogue: undefined,
        isWrittenByLocale: false,
      }),
      document: emptyThemeDocument,
      language: null,
    },
  )
  expect(found).toMatchObject({ reference: 'header-menu', node: { data: 'Menu' } })
})
