import type { KeyboardEvent } from 'react'
import { classNames } from '#app/ui/styles/class-names.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { ControlProps } from '#editor/controls/control-props.ts'
import { useSettledField } from '#editor/controls/use-settled-field.ts'
import { readValue, type Value } from '#theme/kinds.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type TypedValueProps = Pick<ControlProps, 'definition' | 'onApply'> & {
  id?: string
  /** Whose field it is: `variables.color-brand`. */
  field: string
  label?: string
  displayText: string
  /** What was typed as a stored value; by default as it is. */
  toStored?: (typed: string) => string
  className?: string
  inputMode?: 'text' | 'decimal'
}

/** A value to type. It is read when the field is left or Enter is pressed, never on a keystroke; Escape puts it back (CHK-078). */
export const TypedValue = ({
  id,
  field,
  label,
  displayText,
  definition,
  toStored = typed => typed,
  onApply,
  className,
  inputMode = 'text',
}: TypedValueProps) => {
  const text = useText()
  const { name } = definition
  const read = (entered: string) =>
    readValue(definition.kind, { input: toStored(entered), limits: definition })
  const { typed, setTyped, problem, settle, putBack } = useSettledField({
    field,
    name: label ?? name,
    value: displayText,
    problemOf: entered => {
      const reading = read(entered)
      return reading.ok ? null : reading.problem
    },
    onSettled: entered => {
      const reading = read(entered)
      if (reading.ok) onApply(reading.value as Value)
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle(event.currentTarget.value.trim())
    if (event.key === 'Escape') putBack()
  }
  const problemId = problem && id ? `${id}-problem` : undefined
  return (
    <>
      <input
        id={id}
        data-field={field}
        data-settled={displayText}
        aria-label={label}
        className={classNames(chrome.input, className)}
        value={typed}
        inputMode={inputMode}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={event => settle(event.currentTarget.value.trim())}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p id={problemId} className={chrome.problem} style={{ gridColumn: '1 / -1' }} role="alert">
          {text('editor-invalid', { name, problem })}
        </p>
      )}
    </>
  )
}
