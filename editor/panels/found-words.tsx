import { useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { Explanation } from '#editor/inspector/explain-words.ts'
import type { TextHit } from '#editor/inspector/find-texts.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import { OriginWords, shortened } from '#editor/panels/origin-words.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { TextRow } from '#editor/panels/text-row.tsx'
import { nameOfReference } from '#theme/entry-names.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Words of the page, and the rows of the texts that say them; or where else they come from. */
export const FoundWords = ({ explanation }: { explanation: Explanation }) => {
  const text = useText()
  const { rights } = useComposer()
  const { words, texts } = explanation
  const isWorded = rights.includes('words')
  return (
    <div className={styles.row} data-found={visibleWords(words)}>
      <p className={styles.foundWords}>{text('editor-found-words', { words: shortened(words) })}</p>
      {isWorded && texts.length > 0 && <TextChoices hits={texts} />}
      <OriginWords explanation={explanation} />
    </div>
  )
}

/** One text is open; several are a list by name and place, of which each opens. */
const TextChoices = ({ hits }: { hits: readonly TextHit[] }) => {
  const text = useText()
  const sure = hits.filter(({ certainty }) => certainty === hits[0]?.certainty)
  const [chosen, setChosen] = useState<TextReference | null>(null)
  if (sure.length === 1 && hits.length === 1) return <TextRow reference={sure[0]!.reference} />
  const shown = chosen ?? (sure.length === 1 ? sure[0]!.reference : null)
  return (
    <>
      {shown && <TextRow key={shown} reference={shown} />}
      <p className={chrome.quiet}>{text(shown ? 'editor-found-others' : 'editor-found-several')}</p>
      <ul className={styles.choices}>
        {hits
          .filter(({ reference }) => reference !== shown)
          .map(({ reference }) => (
            <li key={reference}>
              <button
                type="button"
                className={styles.choice}
                data-candidate={reference}
                onClick={() => setChosen(reference)}
              >
                <span className={styles.name}>{nameOfReference(reference)}</span>
                <span className={chrome.quiet}>{textOf(reference).where}</span>
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}
