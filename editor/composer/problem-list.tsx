import { useMemo } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { Flyout } from '#editor/composer/flyout.tsx'
import { type DocumentProblem, documentProblems } from '#editor/document/document-problems.ts'
import { nameOfGround } from '#theme/compile/contrast-problems.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf } from '#theme/variables.ts'

type ProblemListProps = { onShow: (reference: string) => void; onField: (field: string) => void }

/** How many problems there are that this author may mend; unfolded, each with the way to its control. */
export const ProblemList = ({ onShow, onField }: ProblemListProps) => {
  const text = useText()
  const { document, compiled, locale, rights, held } = useComposer()
  const problems = useMemo(
    () =>
      documentProblems({
        document,
        contrast: compiled.contrast,
        lostFonts: compiled.lostFonts,
        locale,
      }).filter(({ kind }) => rights.includes(kind === 'text' ? 'words' : 'look')),
    [document, compiled, locale, rights],
  )
  const fields = Object.entries(held)
  const count = problems.length + fields.length
  const words = text('editor-problems', { count })
  if (count === 0) return <span className={chrome.quiet}>{words}</span>
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
    onChoose: () => (problem.kind === 'text' ? onField(problem.key) : onShow(problem.reference)),
  }))
  return <Flyout label={label} items={() => [...unsettled, ...items]} />
}

const keyOf = (problem: DocumentProblem) => {
  if (problem.kind === 'contrast') return `${problem.reference} ${problem.contrast.on}`
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
