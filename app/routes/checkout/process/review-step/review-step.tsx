import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, Fragment, useEffect, useState } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { CheckoutPage, StepProps } from '../checkout-model.ts'
import { Step, stepState } from '../step/step.tsx'
import * as styles from './review-step.css.ts'
import { useCaptcha } from './use-captcha.ts'

/** The order in words, once more, and the button that pays for it. */
export const ReviewStep = ({ page, number, total, answer }: StepProps) => {
  const text = useText()
  const { captcha } = page
  return (
    <Step
      name="review"
      number={number}
      total={total}
      heading={text('review-step-heading')}
      state={stepState('review', page)}
      summary={null}
    >
      <Stack gap="x6">
        <Essentials page={page} />
        {captcha ? (
          <CompleteForm
            key={captcha.formToken}
            page={page}
            captcha={captcha}
            blocked={answer?.blocked ?? false}
          />
        ) : null}
      </Stack>
    </Step>
  )
}

const Essentials = ({ page: { lines, contact, card, deliveryEmail } }: { page: CheckoutPage }) => {
  const text = useText()
  return (
    <ul className={styles.essentials}>
      {lines.map(({ id, name, sentence, visits }) => (
        <li key={id} className={styles.essential}>
          <Icon name="ticket" className={styles.sign} />
          <span>
            <strong className={styles.name}>{name}</strong>
            <br />
            {sentence}
            {visits.map(visit => (
              <Fragment key={visit}>
                <br />
                {visit}
              </Fragment>
            ))}
          </span>
        </li>
      ))}
      <li className={styles.essential}>
        <Icon name="mail" className={styles.sign} />
        <span>{text('ticket-delivery-summary', { email: deliveryEmail || contact.email })}</span>
      </li>
      {card ? (
        <li className={styles.essential}>
          <Icon name="card" className={styles.sign} />
          <span>{text('review-step-paid-with', { card: text('payment-saved-card', card) })}</span>
        </li>
      ) : null}
    </ul>
  )
}

type CompleteFormProps = {
  page: CheckoutPage
  captcha: NonNullable<CheckoutPage['captcha']>
  blocked: boolean
}

const CompleteForm = ({ page, captcha, blocked }: CompleteFormProps) => {
  const text = useText()
  const { money } = useMoney()
  const { state, formData } = useNavigation()
  const { check, missing, tick, submitSolved } = useCaptcha(captcha)
  const processing = state !== 'idle' && formData?.get('intent') === 'complete'
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!blocked && !processing) void submitSolved(event.currentTarget)
  }
  return (
    <Form method="post" onSubmit={onSubmit}>
      <Stack gap="x4">
        <input type="hidden" name="shownTotal" value={page.total} />
        <input type="hidden" name="shownDue" value={page.due} />
        <input type="hidden" name="analyticsClientId" value={useClientId()} />
        <noscript>
          <input type="hidden" name="formToken" value={captcha.formToken} />
        </noscript>
        <div className={styles.captcha}>
          <FieldGroup legend={null} error={missing ? text('review-step-captcha-missing') : null}>
            <Checkbox
              tile
              id="checkout-captcha"
              label={text('review-step-captcha')}
              description={check === 'open' ? null : text(progress[check])}
              checked={check !== 'open'}
              onChange={event => tick(event.currentTarget.checked)}
            />
          </FieldGroup>
        </div>
        <RichWords reference="review-step-terms" className={styles.terms} />
        <Button
          name="intent"
          value="complete"
          wide
          busy={processing}
          blocked={blocked}
          busyLabel={text('review-step-processing')}
        >
          {text('review-step-complete-order-amount', { amount: money(page.due) })}
        </Button>
      </Stack>
      <BusyDialog
        open={processing}
        heading={text('checkout-processing-title')}
        words={text('checkout-placing-order')}
      />
    </Form>
  )
}

/** The id under which this browser is measured; empty until it is known, and without consent. Nothing waits for it. */
function useClientId(): string {
  const { clientId } = useAnalytics()
  const [id, setId] = useState('')
  useEffect(() => {
    let isShown = true
    void clientId().then(given => isShown && setId(given ?? ''))
    return () => {
      isShown = false
    }
  }, [clientId])
  return id
}

const progress = {
  working: 'review-step-captcha-working',
  done: 'review-step-captcha-done',
} as const
