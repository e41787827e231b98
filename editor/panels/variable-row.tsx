import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { ContrastRows } from '#editor/controls/contrast-rows.tsx'
import { VariableControl } from '#editor/controls/variable-control.tsx'
import { EditNote } from '#editor/panels/edit-note.tsx'
import { ResetButton } from '#editor/panels/reset-button.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { WhereButton } from '#editor/panels/where-button.tsx'
import { nameOfGround } from '#theme/compile/contrast-problems.ts'
import type { Provenance } from '#theme/compile/resolve.ts'
import { presets } from '#theme/presets/presets.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf, type VariableReference } from '#theme/variables.ts'

/** One variable: its name and reference, where its value comes from, its control, and the way back. */
export const VariableRow = ({ reference }: { reference: VariableReference }) => {
  const id = useId()
  const { document, compiled, refusals, apply, drag } = useComposer()
  const definition = definitionOf(reference)
  const resolved = compiled.resolved.get(reference)
  if (!resolved) return null
  const isOwn = document.variables[reference] !== undefined
  const weak = compiled.contrast.some(problem => problem.reference === reference)
  const onApply = (value: typeof resolved.value | undefined) =>
    apply({ kind: 'variable', reference, value }, definition.name)
  const isColor = definition.kind === 'color'
  return (
    <div
      className={isColor ? styles.colorRow : styles.row}
      data-reference={reference}
      data-kind={definition.kind}
    >
      <div className={styles.head} data-part="head">
        <label className={styles.name} htmlFor={id}>
          {definition.name}
        </label>
        {weak && <WeakSign reference={reference} />}
      </div>
      <VariableControl
        id={id}
        reference={reference}
        definition={definition}
        value={resolved.value}
        onApply={onApply}
        onDrag={value => drag(reference, value)}
      />
      {isColor ? null : <ContrastRows reference={reference} />}
      <p className={styles.foot} data-part="foot">
        <code className={chrome.code}>{reference}</code>
        <Origin from={resolved.from} />
        <WhereButton reference={reference} name={definition.name} />
        {isOwn && <ResetButton name={definition.name} onReset={() => onApply(undefined)} />}
      </p>
      <EditNote entry={`variables.${reference}`} />
      {definition.help && <p className={chrome.quiet}>{definition.help}</p>}
      {refusals[`variables.${reference}`] && (
        <p className={chrome.problem}>{refusals[`variables.${reference}`]}</p>
      )}
    </div>
  )
}

const Origin = ({ from }: { from: Provenance }) => {
  const text = useText()
  const { preset = 'neutral' } = useComposer().document
  const words = {
    default: () => text('editor-from-default'),
    derived: () => text('editor-from-derived'),
    preset: () => text('editor-from-preset', { name: presets[preset].name }),
    venue: () => text('editor-from-venue'),
  } satisfies Record<Provenance, () => string>
  return <span className={styles.origin[from === 'venue' ? 'own' : 'other']}>{words[from]()}</span>
}

const WeakSign = ({ reference }: { reference: VariableReference }) => {
  const text = useText()
  const { compiled } = useComposer()
  const problem = compiled.contrast.find(pair => pair.reference === reference)
  if (!problem) return null
  const { name } = definitionOf(reference)
  const words = text('editor-contrast', {
    name,
    on: nameOfGround(problem.on),
    ratio: String(problem.ratio),
    min: String(problem.min),
  })
  return (
    <span className={styles.weak} title={words}>
      <Icon name="warning" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
