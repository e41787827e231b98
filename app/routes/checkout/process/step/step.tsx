import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { StepName } from '#app/rules/checkout/steps.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './step.css.ts'

type StepState = 'open' | 'done' | 'waiting'

type StepFrameProps = {
  name: StepName
  number: number
  total: number
  heading: string
  state: StepState
  /** one line of what was entered, when the step is done */
  summary: ReactNode
  children: ReactNode
}

/** One step of checkout: open with its form, done as a line with 'Change', or waiting (CHK-016, CHK-017). */
export const Step = ({ name, number, total, heading, state, summary, children }: StepFrameProps) => {
  const text = useText()
  const title = useFocusWhenOpened(state)
  const id = `step-${name}`
  return (
    <section className={styles.step} aria-labelledby={id} data-state={state}>
      <header className={styles.head}>
        <span className={styles.number} data-state={state} aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2 className={styles.heading} data-state={state} id={id} ref={title} tabIndex={-1}>
          <VisuallyHidden>{text('checkout-step', { number, total })} </VisuallyHidden>
          {heading}
          {state === 'done' ? <VisuallyHidden>, {text('checkout-step-done')}</VisuallyHidden> : null}
        </h2>
        {state === 'done' ? <ChangeStep name={name} heading={heading} /> : null}
      </header>
      {state === 'done' ? <div className={styles.summary}>{summary}</div> : null}
      {state === 'open' ? <div className={styles.body}>{children}</div> : null}
    </section>
  )
}

/** The button that opened a step is gone with its form: reading goes on at the heading of the new one. */
function useFocusWhenOpened(state: StepState) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 'open' && before.current !== 'open') title.current?.focus()
    before.current = state
  }, [state])
  return title
}

const ChangeStep = ({ name, heading }: { name: StepName; heading: string }) => {
  const text = useText()
  return (
    <Form method="post" preventScrollReset className={styles.change}>
      <Button
        tone="quiet"
        size="small"
        name="intent"
        value={`change:${name}`}
        aria-label={text('checkout-change-step', { step: heading })}
      >
        {text('checkout-change')}
      </Button>
    </Form>
  )
}

/** Where a step stands. */
export function stepState(
  name: StepName,
  { open, done }: { open: StepName; done: readonly StepName[] },
): StepState {
  if (name === open) return 'open'
  return done.includes(name) ? 'done' : 'waiting'
}
