import { useMemo } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The words of the page in the frame, in its order; each opens as if it had been clicked on. */
export const PagePanel = () => {
  const text = useText()
  const { inspector } = useComposer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other words
  const words = useMemo(() => inspector.pageWords(), [inspector.pageWords, inspector.loads])
  if (words.length === 0) return <p className={styles.rows}>{text('editor-page-empty')}</p>
  return (
    <ul className={styles.choices}>
      {words.map(({ words: each, element }) => {
        const [hit] = inspector.explain(each).texts
        return (
          <li key={each}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => inspector.inspect({ element, words: each })}
            >
              <span className={styles.name}>{visibleWords(each).slice(0, 120)}</span>
              {hit && <span className={chrome.quiet}>{nameOfReference(hit.reference)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
