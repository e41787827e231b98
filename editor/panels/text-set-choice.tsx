import { useId, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { InputWithProblem } from '#editor/controls/input-with-problem.tsx'
import { SettledInput } from '#editor/controls/settled-input.tsx'
import { nameForSet, textSetNames, textSetProblem } from '#editor/document/text-sets.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** For whom words are edited: every visitor, or those who come by the address of a text set, `?text=school`. */
export const TextSetChoice = ({ onChoose }: { onChoose: () => void }) => {
  const text = useText()
  const id = useId()
  const { wording, hold } = useComposer()
  const { sets, set, chooseSet } = wording
  const choose = (name: string | null) => {
    if (set !== null) hold(nameField(set), null)
    chooseSet(name)
    onChoose()
  }
  return (
    <>
      <div className={styles.row}>
        <label className={styles.name} htmlFor={id}>
          {text('editor-set')}
        </label>
        <select
          id={id}
          className={chrome.input}
          value={set ?? ''}
          aria-describedby={`${id}-hint`}
          onChange={event => choose(event.currentTarget.value || null)}
        >
          <option value="">{text('editor-set-none')}</option>
          {sets.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p id={`${id}-hint`} className={chrome.quiet}>
          {text('editor-set-hint')}
        </p>
      </div>
      {set === null ? <NewSet onAdd={choose} /> : <ChosenSet key={set} set={set} onChoose={choose} />}
    </>
  )
}

const nameField = (set: string) => `set.${set}`

/** What a name is refused for, in words. */
const useSetProblem = () => {
  const text = useText()
  const { sets } = useComposer().wording
  return (typed: string, own?: string): string | null => {
    const others = sets.filter(name => name !== own)
    const problem = textSetProblem(nameForSet(typed), others)
    return problem && text(`editor-set-${problem}`)
  }
}

const NewSet = ({ onAdd }: { onAdd: (name: string) => void }) => {
  const text = useText()
  const id = useId()
  const problemOf = useSetProblem()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className={styles.row}
      onSubmit={event => {
        event.preventDefault()
        const found = problemOf(typed)
        setProblem(found)
        if (!found) onAdd(nameForSet(typed))
      }}
    >
      <label className={chrome.quiet} htmlFor={id}>
        {text('editor-set-new')}
      </label>
      <InputWithProblem
        id={id}
        value={typed}
        problem={problem}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <button type="submit" className={chrome.small}>
        {text('editor-set-add')}
      </button>
    </form>
  )
}

type ChosenSetProps = { set: string; onChoose: (name: string | null) => void }

const ChosenSet = ({ set, onChoose }: ChosenSetProps) => {
  const text = useText()
  const id = useId()
  const { document, apply, hold, held, wording } = useComposer()
  const problemOf = useSetProblem()
  const tags = wording.languages.map(({ tag }) => tag)
  const isStored = textSetNames(document, tags).includes(set)
  const change = (to: string | undefined) => {
    for (const field of Object.keys(held)) if (field.startsWith(`textSets.${set}.`)) hold(field, null)
    if (isStored) apply({ kind: 'text-set', name: set, to, tags }, text('editor-set-step', { name: set }))
    onChoose(to ?? null)
  }
  return (
    <div className={styles.row}>
      <label className={chrome.quiet} htmlFor={id}>
        {text('editor-set-name')}
      </label>
      <SettledInput
        id={id}
        field={nameField(set)}
        name={text('editor-set-name')}
        value={set}
        problemOf={typed => problemOf(typed, set)}
        onApply={typed => change(nameForSet(typed))}
      />
      {isStored ? (
        <a
          className={chrome.plain}
          href={`${wording.shopHref}?${new URLSearchParams({ text: set })}`}
          target="_blank"
          rel="noopener"
        >
          {text('editor-set-open', { name: set })}
        </a>
      ) : (
        <p className={chrome.quiet} role="status">
          {text('editor-set-empty')}
        </p>
      )}
      <button type="button" className={styles.reset} onClick={() => change(undefined)}>
        {text('editor-set-remove', { name: set })}
      </button>
    </div>
  )
}
