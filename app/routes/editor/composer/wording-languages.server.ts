import type { ThemePayload } from '#app/contract/themes.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import { translatedDefault } from '#theme/texts/languages/translated-defaults.ts'
import { textReferences } from '#theme/texts/lists/texts.ts'

/** The further languages of a venue with the defaults that we ship in them, for the editor alone. */
export const wordingLanguages = ({ languages }: Pick<ThemePayload, 'languages'>): WordingLanguage[] =>
  languages.slice(1).map(({ tag, name }) => ({ tag, name, defaults: defaultsIn(tag) }))

const defaultsIn = (tag: string): WordingLanguage['defaults'] =>
  Object.fromEntries(
    textReferences.flatMap(reference => {
      const words = translatedDefault(reference, tag)
      return words === undefined ? [] : [[reference, words]]
    }),
  )
