import type { Dispatch } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { ComposerAction } from '#editor/composer/composer-state.ts'
import * as styles from '#editor/composer/conflict-question.css.ts'
import { nameOfEntry, wordsOfEntry } from '#theme/entry-names.ts'
import type { Conflict } from '#theme/merge-documents.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Somebody else changed the same values: one question, both answers in sight (T4). */
export const ConflictQuestion = ({
  conflicts,
  dispatch,
}: {
  conflicts: readonly Conflict[]
  dispatch: Dispatch<ComposerAction>
}) => {
  const text = useText()
  const wordsOf = (value: unknown) => wordsOfEntry(value) ?? text('editor-nothing')
  return (
    <div className={styles.question} role="alert">
      <p>{text('editor-conflict', { count: conflicts.length })}</p>
      <ul className={chrome.quiet}>
        {conflicts.map(({ key, mine, theirs }) => (
          <li key={key}>
            {text('editor-conflict-row', {
              name: nameOfEntry(key),
              mine: wordsOf(mine),
              theirs: wordsOf(theirs),
            })}
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <button type="button" className={chrome.button} onClick={() => dispatch({ type: 'keep-mine' })}>
          {text('editor-conflict-mine')}
        </button>
        <button
          type="button"
          className={chrome.button}
          onClick={() =>
            dispatch({ type: 'take-theirs', label: text('editor-conflict-theirs'), at: Date.now() })
          }
        >
          {text('editor-conflict-theirs')}
        </button>
      </div>
    </div>
  )
}
