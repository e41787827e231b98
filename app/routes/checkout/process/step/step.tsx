import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { StepName } from '#app/rules/checkout/steps.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { hasOpenForm, OPEN_FORM } from './open-form.ts'
import * as styles from './step.css.ts'

type StepState = 'open' | 'done' | 'waiting'

type StepFrameProps = {
  name: StepName
  number: number
  total: number
  heading: string
  page: CheckoutPage
  /** one line of what was entered, when the step is done */
  summary: ReactNode
  children: ReactNode
}

/** One step of checkout: open with its form, done as a line with 'Change', or waiting (CHK-016, CHK-017). */
export const Step = ({ name, number, total, heading, page, summary, children }: StepFrameProps) => {
  const text = useText()
  const state = stepState(name, page)
  const title = useFocusWhenOpened(state)
  const id = `step-${name}`
  return (
    <section className={styles.step} aria-labelledby={id} data-state={state}>
      <header className={styles.head}>
        <span className={styles.number} data-state={state} aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2 className={styles.heading} data-state={state} id={id} ref={title} tabIndex={-1}>
          <VisuallyHidden>
            {[
              text('checkout-step', { number, total }),
              ...(state === 'done' ? [text('checkout-step-done')] : []),
            ].join(', ')}
            {': '}
          </VisuallyHidden>
          {heading}
        </h2>
        {state === 'done' ? <ChangeStep name={name} heading={heading} page={page} /> : null}
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

/** Where something is being typed its form is sent along: it is still there when the visitor comes back. */
const ChangeStep = ({ name, heading, page }: Pick<StepFrameProps, 'name' | 'heading' | 'page'>) => {
  const text = useText()
  const isTyping = hasOpenForm(page)
  const button = (
    <Button
      tone="quiet"
      size="small"
      name="intent"
      value={`change:${name}`}
      form={isTyping ? OPEN_FORM : undefined}
      formNoValidate
      aria-label={text('checkout-change-step', { step: heading })}
    >
      {text('checkout-change')}
    </Button>
  )
  return isTyping ? (
    <div className={styles.change}>{button}</div>
  ) : (
    <Form method="post" preventScrollReset className={styles.change}>
      {button}
    </Form>
  )
}

/**
 * The button that Enter in a field presses: it goes on. It stands before every other button of the form, or Enter would open
 * another step, apply a code or remove somebody.
 */
export const EnterGoesOn = ({ page: { open, layout } }: Pick<StepFrameProps, 'page'>) => (
  <button
    type="submit"
    form={OPEN_FORM}
    name="intent"
    value={layout === 'page' ? 'complete' : open}
    hidden
    aria-hidden="true"
    tabIndex={-1}
  />
)

/** Where a step stands. */
function stepState(name: StepName, { open, done }: { open: StepName; done: readonly StepName[] }): StepState {
  if (name === open) return 'open'
  return done.includes(name) ? 'done' : 'waiting'
}
