import * as styles from '#editor/composer/flyout.css.ts'
import type { VenueFont } from '#editor/document/venue-font.ts'
import type { Difference } from '#theme/diff-documents.ts'
import { colorOfEntry, isWording, wordsOfEntry } from '#theme/entry-words.ts'
import type { useText } from '#theme/texts/runtime/text-provider.tsx'

type Speech = { readonly text: ReturnType<typeof useText>; readonly fonts: readonly VenueFont[] }

/** As much of a wording as stands in a line. */
const MAX_WORDS = 120

/** How the value of a key reads in a list: words in quotes, the first of them where there are many, what is not set as such. */
export const valueInWords = ({ text, fonts }: Speech, { key, value }: { key: string; value: unknown }) => {
  const words = wordsOfEntry({ key, value, fonts })
  if (words === undefined) return text('editor-nothing')
  const shown = words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words
  return isWording({ key, value }) ? text('editor-wording', { words: shown }) : shown
}

/** The colour of a key before and after a change, for the eye alone: its words stand beside it. */
export const ChangedColors = ({ change: { key, before, after } }: { change: Difference }) => (
  <>
    {[before, after].map((value, side) => {
      const color = colorOfEntry({ key, value })
      return color === null ? null : (
        <span key={side} className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />
      )
    })}
  </>
)
