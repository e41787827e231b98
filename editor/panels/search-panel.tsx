import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { searchControls } from '#editor/panels/search-controls.ts'
import { TextRow } from '#editor/panels/text-row.tsx'
import { VariableRow } from '#editor/panels/variable-row.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** So many rows of each kind are drawn; more help nobody. */
const MAX_HITS = 30

/** The controls that a search found, variables first. */
export const SearchPanel = ({ query }: { query: string }) => {
  const text = useText()
  const { document, rights } = useComposer()
  const hits = searchControls(query, document.texts)
  const variables = rights.includes('look') ? hits.variables : []
  const texts = rights.includes('words') ? hits.texts : []
  const count = variables.length + texts.length
  const hidden = Math.max(0, variables.length - MAX_HITS) + Math.max(0, texts.length - MAX_HITS)
  if (count === 0) return <p className={styles.rows}>{text('editor-search-empty', { query })}</p>
  return (
    <div className={styles.rows}>
      {variables.slice(0, MAX_HITS).map(reference => (
        <VariableRow key={reference} reference={reference} />
      ))}
      {texts.slice(0, MAX_HITS).map(reference => (
        <TextRow key={reference} reference={reference} />
      ))}
      {hidden > 0 && <p className={chrome.quiet}>{text('editor-more', { count: hidden })}</p>}
    </div>
  )
}
