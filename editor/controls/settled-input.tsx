import type { KeyboardEvent } from 'react'
import { InputWithProblem } from '#editor/controls/input-with-problem.tsx'
import { useSettledField } from '#editor/controls/use-settled-field.ts'

type SettledInputProps = {
  id: string
  /** Whose field it is: `logo.src`. */
  field: string
  name: string
  value: string
  /** A sentence about what was typed, or nothing when it can be taken. */
  problemOf?: (typed: string) => string | null
  onApply: (value: string) => void
}

/** A line of text that is applied when the field is left or Enter is pressed; Escape puts it back (CHK-078). */
export const SettledInput = ({
  id,
  field,
  name,
  value,
  problemOf = () => null,
  onApply,
}: SettledInputProps) => {
  const { typed, setTyped, problem, settle, putBack } = useSettledField({
    field,
    name,
    value,
    problemOf,
    onSettled: onApply,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(typed.trim())
    if (event.key === 'Escape') putBack()
  }
  return (
    <InputWithProblem
      id={id}
      problem={problem}
      data-field={field}
      data-settled={value}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={() => settle(typed.trim())}
      onKeyDown={onKeyDown}
    />
  )
}
