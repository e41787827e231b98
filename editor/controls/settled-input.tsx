import { type KeyboardEvent, useEffect, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'

type SettledInputProps = {
  id: string
  value: string
  /** A sentence about what was typed, or nothing when it can be taken. */
  problemOf?: (typed: string) => string | null
  onApply: (value: string) => void
}

/** A line of text that is applied when the field is left or Enter is pressed; Escape puts it back (CHK-078). */
export const SettledInput = ({ id, value, problemOf = () => null, onApply }: SettledInputProps) => {
  const [typed, setTyped] = useState(value)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setTyped(value)
    setProblem(null)
  }, [value])
  const settle = () => {
    const found = problemOf(typed.trim())
    setProblem(found)
    if (!found && typed.trim() !== value) onApply(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') setTyped(value)
  }
  return (
    <>
      <input
        id={id}
        className={chrome.input}
        value={typed}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p id={`${id}-problem`} className={chrome.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
