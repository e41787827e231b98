import { useMemo, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { OriginWords } from '#editor/panels/origin-words.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { searchControls } from '#editor/panels/search-controls.ts'
import { TextRow } from '#editor/panels/text-row.tsx'
import { VariableRow } from '#editor/panels/variable-row.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** So many rows are drawn at once; the next ones follow when they are asked for. */
const STEP = 30

/** The controls that a search found: texts that say it on the page, variables, then texts that have its words. */
export const SearchPanel = ({ query }: { query: string }) => {
  const text = useText()
  const { document, rights, inspector } = useComposer()
  const explanation = useMemo(() => inspector.explain(query), [inspector, query])
  const seen = useMemo(
    () => [
      ...new Set([...explanation.texts.map(({ reference }) => reference), ...inspector.textsSaying(query)]),
    ],
    [explanation, inspector, query],
  )
  const hits = searchControls(query, { texts: document.texts, seen })
  const variables = rights.includes('look') ? hits.variables : []
  const texts = rights.includes('words') ? hits.texts : []
  const rows = [
    ...texts.filter(reference => seen.includes(reference)).map(textRow),
    ...variables.map(reference => <VariableRow key={reference} reference={reference} />),
    ...texts.filter(reference => !seen.includes(reference)).map(textRow),
  ]
  const isExplained = explanation.catalogue !== undefined || explanation.isWrittenByLocale
  return (
    <div className={styles.rows}>
      <p role="status" className={chrome.quiet}>
        {rows.length === 0 && !isExplained
          ? text('editor-search-empty', { query })
          : text('editor-search-count', { count: rows.length })}
      </p>
      {isExplained && <OriginWords explanation={explanation} />}
      <Rows key={query} rows={rows} />
    </div>
  )
}

const textRow = (reference: Parameters<typeof TextRow>[0]['reference']) => (
  <TextRow key={reference} reference={reference} />
)

const Rows = ({ rows }: { rows: readonly JSX.Element[] }) => {
  const text = useText()
  const [count, setCount] = useState(STEP)
  const hidden = rows.length - count
  return (
    <>
      {rows.slice(0, count)}
      {hidden > 0 && (
        <button type="button" className={chrome.button} onClick={() => setCount(count + STEP)}>
          {text('editor-more', { count: hidden })}
        </button>
      )}
    </>
  )
}
