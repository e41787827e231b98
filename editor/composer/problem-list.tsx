import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { Flyout, type FlyoutItem } from '#editor/composer/flyout.tsx'
import * as styles from '#editor/composer/problem-list.css.ts'
import { useTextProblems } from '#editor/composer/use-text-problems.ts'
import { FixButtons } from '#editor/controls/contrast-rows.tsx'
import { type DocumentProblem, documentProblems } from '#editor/document/document-problems.ts'
import { nameOfGround } from '#theme/compile/contrast-problems.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { passthroughNames } from '#theme/passthrough-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ThemePart } from '#theme/theme-parts.ts'
import { definitionOf } from '#theme/variables.ts'

type ProblemListProps = { onShow: (reference: string) => void; onField: (field: string) => void }

/** How many problems there are that this author may mend; unfolded, each with the way to its control, or what mends it. */
export const ProblemList = ({ onShow, onField }: ProblemListProps) => {
  const text = useText()
  const { held } = useComposer()
  const problems = useProblems()
  const fields = Object.entries(held)
  const count = problems.length + fields.length
  const { place, mend } = useFocusWhenMended(count)
  const words = text('editor-problems', { count })
  if (count === 0)
    return (
      <span ref={place} tabIndex={-1} className={chrome.quiet}>
        {words}
      </span>
    )
  const label = (
    <>
      <Icon name="warning" />
      {words}
    </>
  )
  const unsettled = fields.map(([field, { name, problem }]) => ({
    key: field,
    words: text('editor-invalid', { name, problem }),
    onChoose: () => onField(field),
  }))
  const items = problems.map(problem => ({
    key: keyOf(problem),
    words: <ProblemWords problem={problem} />,
    ...wayOut(problem, { onShow, onField }),
  }))
  return (
    <span ref={place} onClickCapture={mend}>
      <Flyout label={label} items={() => [...unsettled, ...items]} />
    </span>
  )
}

const useProblems = (): DocumentProblem[] => {
  const { document, compiled, locale, rights } = useComposer()
  const texts = useTextProblems(document, locale)
  const { contrast, lostFonts } = compiled
  const { passthrough } = document
  return useMemo(
    () =>
      documentProblems({ contrast, lostFonts, texts, unknown: passthroughNames(passthrough) }).filter(
        problem => rights.includes(partOf(problem)),
      ),
    [contrast, lostFonts, texts, passthrough, rights],
  )
}

/** The right that mending a problem needs. */
const partOf = (problem: DocumentProblem): ThemePart => {
  if (problem.kind === 'text') return 'words'
  if (problem.kind !== 'unknown' || problem.key.startsWith('variables.')) return 'look'
  return problem.key.startsWith('other.') ? 'other' : 'words'
}

/** What is mended goes, and the button that was pressed with it: the keyboard stays at the list. */
const useFocusWhenMended = (count: number) => {
  const place = useRef<HTMLSpanElement>(null)
  const isMending = useRef(false)
  const mend = ({ target }: MouseEvent) => {
    isMending.current = (target as Element).closest('[data-mends]') !== null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another number of problems
  useEffect(() => {
    if (!isMending.current) return
    isMending.current = false
    const next = place.current?.querySelector('button') ?? place.current
    next?.focus()
  }, [count])
  return { place, mend }
}

type Ways = ProblemListProps

const wayOut = (problem: DocumentProblem, { onShow, onField }: Ways): Partial<FlyoutItem> => {
  switch (problem.kind) {
    case 'text':
      return { onChoose: () => onField(problem.key) }
    case 'unknown':
      return { actions: <RemoveUnknown name={problem.key} /> }
    case 'font':
      return { onChoose: () => onShow(problem.reference) }
    case 'contrast':
      return { onChoose: () => onShow(problem.reference), actions: <ContrastActions problem={problem} /> }
  }
}

const ContrastActions = ({ problem }: { problem: Extract<DocumentProblem, { kind: 'contrast' }> }) => {
  const { reference, on, ratio, min } = problem.contrast
  const pair = useMemo(() => ({ text: reference, ground: on, ratio, min }), [reference, on, ratio, min])
  return (
    <div data-mends className={styles.actions}>
      <FixButtons pair={pair} />
    </div>
  )
}

const RemoveUnknown = ({ name }: { name: string }) => {
  const text = useText()
  const { apply } = useComposer()
  return (
    <div data-mends className={styles.actions}>
      <button
        type="button"
        className={chrome.small}
        onClick={() => apply({ kind: 'unknown', key: name }, name)}
      >
        {text('editor-unknown-remove', { name })}
      </button>
    </div>
  )
}

const keyOf = (problem: DocumentProblem) => {
  if (problem.kind === 'contrast') return `${problem.reference} ${problem.contrast.on}`
  if (problem.kind === 'unknown') return `unknown ${problem.key}`
  return problem.kind === 'text' ? `${problem.key} ${problem.message}` : problem.reference
}

/** `school` of `textSets.school.cart-note`, in brackets behind the name of a text; nothing for words of the main language. */
const placeOf = (key: string) => {
  const place = key.split('.').slice(1, -1).join('.')
  return place && ` (${place})`
}

const ProblemWords = ({ problem }: { problem: DocumentProblem }) => {
  const text = useText()
  if (problem.kind === 'text')
    return <>{`${nameOfReference(problem.reference)}${placeOf(problem.key)} ${problem.message}`}</>
  if (problem.kind === 'unknown') return <>{text('editor-unknown', { name: problem.key })}</>
  if (problem.kind === 'font')
    return <>{text('editor-font-lost', { name: definitionOf(problem.reference).name })}</>
  const { reference, on, ratio, min } = problem.contrast
  return (
    <>
      {text('editor-contrast', {
        name: definitionOf(reference).name,
        on: nameOfGround(on),
        ratio: String(ratio),
        min: String(min),
      })}
    </>
  )
}
