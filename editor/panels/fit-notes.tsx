import { useEffect, useState } from 'react'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { FitFinding } from '#editor/inspector/measure-fit.ts'
import * as styles from '#editor/panels/rows.css.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type FitNotesProps = {
  reference: TextReference
  /** as they are being typed; null where they cannot be said */
  wording: string | null
  /** what is settled */
  value: string
}

/** Nobody has typed for so long, in milliseconds. */
const PAUSE_MS = 300

/** Where words that are being typed would not fit on the page of the preview. */
export const FitNotes = ({ reference, wording, value }: FitNotesProps) => {
  const text = useText()
  const { inspector } = useComposer()
  const { tryWords } = inspector
  /** Undefined before anything is typed, null where the page has no place to measure. */
  const [findings, setFindings] = useState<readonly FitFinding[] | null>()
  const isTyped = findings !== undefined || wording !== value
  useEffect(() => {
    if (wording === null || !isTyped) return
    let isOver = false
    setFindings(known => (known === undefined ? [] : known))
    const timer = setTimeout(async () => {
      const found = await tryWords(reference, wording)
      if (!isOver) setFindings(found)
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [reference, wording, isTyped, tryWords])
  // A region is there before it says something; rows that nobody types in have none.
  if (findings === undefined) return null
  return (
    <div role="status">
      {findings === null && <p className={styles.foundWords}>{text('editor-fit-unmeasured')}</p>}
      {findings !== null && findings.length > 0 && (
        <ul aria-label={text('editor-fit')}>
          {findings.map(({ width, isLarge, problem }) => (
            <li key={`${width} ${isLarge}`} className={styles.warning}>
              {text(`editor-fit-${problem}`, {
                where: isLarge
                  ? text('editor-fit-large')
                  : text('editor-fit-width', { width: String(width) }),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
