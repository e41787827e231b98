import type { Dispatch } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { ComposerAction, ComposerState } from '#editor/composer/composer-state.ts'
import * as styles from '#editor/composer/conflict-question.css.ts'
import { stepRows } from '#editor/composer/step-rows.ts'
import { saveTime } from '#editor/panels/save-time.ts'
import { nameOfEntry, wordsOfEntry } from '#theme/entry-names.ts'
import type { Conflict } from '#theme/merge-documents.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type ConflictQuestionProps = {
  state: ComposerState
  locale: string
  dispatch: Dispatch<ComposerAction>
}

/** Somebody else changed the same values: one question, both answers in sight, with who gave them and when (T4). */
export const ConflictQuestion = ({ state, locale, dispatch }: ConflictQuestionProps) => {
  const text = useText()
  const { conflicts } = state
  return (
    <div className={styles.question} role="alert">
      <p>{text('editor-conflict', { count: conflicts.length })}</p>
      <ul className={chrome.quiet}>
        {conflicts.map(conflict => (
          <li key={conflict.key}>
            <ConflictRow conflict={conflict} state={state} locale={locale} />
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

type ConflictRowProps = Omit<ConflictQuestionProps, 'dispatch'> & { conflict: Conflict }

const ConflictRow = ({ conflict: { key, mine, theirs }, state, locale }: ConflictRowProps) => {
  const text = useText()
  const wordsOf = (value: unknown) => wordsOfEntry(value) ?? text('editor-nothing')
  const edit = state.edits[key]
  const step = stepRows(state.history).findLast(
    ({ changes, isUndone }) => !isUndone && changes.some(change => change.key === key),
  )
  return (
    <>
      {text('editor-conflict-row', { name: nameOfEntry(key), mine: wordsOf(mine), theirs: wordsOf(theirs) })}
      {edit && step && (
        <>
          {' · '}
          {text('editor-conflict-who', {
            name: edit.name,
            theirs: saveTime(edit.at, locale),
            mine: saveTime(step.at, locale),
          })}
        </>
      )}
    </>
  )
}
