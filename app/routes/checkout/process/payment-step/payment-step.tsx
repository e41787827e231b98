import { Form, useNavigation } from '@remix-run/react'
import { joinName } from '#app/rules/checkout/split-name.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { useCardEntry } from '../../parts/card/use-card-entry.ts'
import type { CheckoutPage, StepProps } from '../checkout-model.ts'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { onward } from '../process.css.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { Step } from '../step/step.tsx'
import { useNoValidate } from '../use-no-validate.ts'
import { ContactFields, KnownContact } from './contact-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'

/** Who pays and with which card. With nothing to pay only who (CHK-125). */
export const PaymentStep = ({ page, number, total, answer }: StepProps) => {
  const text = useText()
  return (
    <Step
      name="payment"
      number={number}
      total={total}
      heading={text('payment-heading')}
      page={page}
      summary={<PaymentSummary page={page} />}
    >
      <PaymentForm page={page} errors={answer?.errors ?? page.linkErrors} />
    </Step>
  )
}

const PaymentForm = ({ page, errors: refused }: { page: CheckoutPage; errors: Record<string, string> }) => {
  const text = useText()
  const asksCard = page.needsCard && !page.card
  const entry = useCardEntry({ page, asksCard, refused })
  const busy = useNavigation().state !== 'idle' || entry.working
  const errors = { ...refused, ...entry.marks }
  const Contact = page.isKnown ? KnownContact : ContactFields
  return (
    <Form
      id={OPEN_FORM}
      method="post"
      preventScrollReset
      noValidate={useNoValidate()}
      onSubmit={entry.onSubmit}
    >
      <Stack gap="x8">
        <ErrorSummary errors={errors} country={page.address.country} />
        <FieldGroup legend={text('payment-contact-heading')} size="large">
          <Contact page={page} errors={errors} />
        </FieldGroup>
        <Stack gap="x4">
          <PaymentFields page={page} errors={errors} entry={asksCard ? entry : null} />
        </Stack>
        <UnansweredNotice />
        <div className={onward}>
          <Button name="intent" value="payment" busy={busy}>
            {text('payment-next')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const PaymentSummary = ({ page: { contact, card } }: { page: CheckoutPage }) => {
  const text = useText()
  const name = joinName(contact)
  if (!name) return <>{card ? text('payment-saved-card', card) : contact.email}</>
  return (
    <>
      {card
        ? text('payment-summary', { name, ...card })
        : text('payment-summary-free', { name, email: contact.email })}
    </>
  )
}
