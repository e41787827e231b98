import type { ComponentProps } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'

type InputWithProblemProps = ComponentProps<'input'> & {
  id: string
  value: string
  /** A sentence about what is typed; null where it can be taken. */
  problem: string | null
}

/** A line of text with what is wrong with it below, said as soon as it stands there. */
export const InputWithProblem = ({ problem, ...input }: InputWithProblemProps) => (
  <>
    <input
      className={chrome.input}
      spellCheck={false}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${input.id}-problem` : undefined}
      {...input}
    />
    {problem && (
      <p id={`${input.id}-problem`} className={chrome.problem} role="alert">
        {problem}
      </p>
    )}
  </>
)
