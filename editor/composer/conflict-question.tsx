import type { Dispatch } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { valueInWords } from '#editor/composer/changed-value.tsx'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { ComposerAction, ComposerState } from '#editor/composer/composer-state.ts'
import * as styles from '#editor/composer/conflict-question.css.ts'
import { stepRows } from '#editor/composer/step-rows.ts'
import { saveTime } from '#editor/panels/save-time.ts'
import type { ThemeLink } from '#theme/document.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
import type { Conflict } from '#theme/merge-documents.ts'
import { entryOfPart } from '#theme/merge-parts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type ConflictQuestionProps = {
  state: ComposerState
  locale: string
  dispatch: Dispatch<ComposerAction>
}

/** Somebody else changed the same values: each is asked about, both answers in sight, with who gave them and when (T4). */
export const ConflictQuestion = ({ state, locale, dispatch }: ConflictQuestionProps) => {
  const text = useText()
  const { conflicts } = state
  return (
    <div className={styles.question} role="alert">
      <p>{text('editor-conflict', { count: conflicts.length })}</p>
      {conflicts.length === 1 ? (
        <>
          <p className={chrome.quiet}>
            <ConflictWords conflict={conflicts[0]!} state={state} locale={locale} />
          </p>
          <Answers dispatch={dispatch} />
        </>
      ) : (
        <>
          <ul className={styles.rows}>
            {conflicts.map(conflict => (
              <li key={conflict.key} className={styles.row}>
                <span className={chrome.quiet}>
                  <ConflictWords conflict={conflict} state={state} locale={locale} />
                </span>
                <Answers of={conflict} dispatch={dispatch} />
              </li>
            ))}
          </ul>
          <Answers dispatch={dispatch} isOfAll />
        </>
      )}
    </div>
  )
}

type AnswersProps = Pick<ConflictQuestionProps, 'dispatch'> & {
  /** What is in question; none for whatever is asked about. */
  of?: Conflict
  isOfAll?: boolean
}

const Answers = ({ of, isOfAll, dispatch }: AnswersProps) => {
  const text = useText()
  const about = of === undefined ? {} : { key: of.key }
  const named = (words: string) =>
    of === undefined ? undefined : text('editor-conflict-answer', { answer: words, name: nameOf(text, of) })
  const mine = text(isOfAll ? 'editor-conflict-all-mine' : 'editor-conflict-mine')
  const theirs = text(isOfAll ? 'editor-conflict-all-theirs' : 'editor-conflict-theirs')
  const take = () => dispatch({ type: 'take-theirs', label: theirs, at: Date.now(), ...about })
  return (
    <div className={styles.answers}>
      <button
        type="button"
        className={chrome.button}
        aria-label={named(mine)}
        onClick={() => dispatch({ type: 'keep-mine', ...about })}
      >
        {mine}
      </button>
      <button type="button" className={chrome.button} aria-label={named(theirs)} onClick={take}>
        {theirs}
      </button>
    </div>
  )
}

/** A link is called by its words. */
const nameOf = (
  text: ReturnType<typeof useText>,
  { key, mine, theirs }: Pick<Conflict, 'key' | 'mine' | 'theirs'>,
): string => {
  const { label } = (mine ?? theirs ?? {}) as Partial<ThemeLink>
  const isNamed = key.startsWith('links.') && label !== undefined
  return isNamed ? text('editor-conflict-link', { label }) : nameOfEntry(key)
}

type ConflictWordsProps = Omit<ConflictQuestionProps, 'dispatch'> & { conflict: Conflict }

const ConflictWords = ({ conflict: { key, mine, theirs }, state, locale }: ConflictWordsProps) => {
  const text = useText()
  const { fonts } = useComposer()
  const wordsOf = (value: unknown) => valueInWords({ text, fonts }, { key, value })
  const entry = entryOfPart(key)
  const edit = state.edits[entry]
  const step = stepRows(state.history).findLast(
    ({ changes, isUndone }) => !isUndone && changes.some(change => change.key === entry),
  )
  return (
    <>
      {text('editor-conflict-row', {
        name: nameOf(text, { key, mine, theirs }),
        mine: wordsOf(mine),
        theirs: wordsOf(theirs),
      })}
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
