import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { ControlProps } from '#editor/controls/control-props.ts'
import { classNames } from '#app/ui/looks/class-names.ts'
import { readValue, type Value } from '#theme/kinds.ts'
import { useText } from '#theme/texts/text-provider.tsx'

type TypedValueProps = Pick<ControlProps, 'definition' | 'onApply'> & {
  id?: string
  label?: string
  shown: string
  /** What was typed as a stored value; by default as it is. */
  toStored?: (typed: string) => string
  className?: string
  inputMode?: 'text' | 'decimal'
}

/** A value to type. It is read when the field is left or Enter is pressed, never on a keystroke; Escape puts it back (CHK-078). */
export const TypedValue = ({
  id,
  label,
  shown,
  definition,
  toStored = typed => typed,
  onApply,
  className,
  inputMode = 'text',
}: TypedValueProps) => {
  const text = useText()
  const [typed, setTyped] = useState(shown)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setTyped(shown)
    setProblem(null)
  }, [shown])

  const settle = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const entered = event.currentTarget.value.trim()
    if (entered === shown) return setProblem(null)
    const reading = readValue(definition.kind, { input: toStored(entered), limits: definition })
    setProblem(reading.ok ? null : reading.problem)
    if (reading.ok) onApply(reading.value as Value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle(event)
    if (event.key !== 'Escape') return
    setTyped(shown)
    setProblem(null)
  }
  const problemId = problem && id ? `${id}-problem` : undefined
  return (
    <>
      <input
        id={id}
        aria-label={label}
        className={classNames(chrome.input, className)}
        value={typed}
        inputMode={inputMode}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p id={problemId} className={chrome.problem} style={{ gridColumn: '1 / -1' }} role="alert">
          {text('editor-invalid', { name: definition.name, problem })}
        </p>
      )}
    </>
  )
}
