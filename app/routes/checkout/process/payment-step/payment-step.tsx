import { Form, useNavigation } from '@remix-run/react'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage, StepProps } from '../checkout-model.ts'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { onward } from '../process.css.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { Step } from '../step/step.tsx'
import { useNoValidate } from '../use-no-validate.ts'
import { AddressFields } from './address-fields.tsx'
import { CardFields, SavedCardOffer, ShownCard } from './card-fields.tsx'
import { Codes } from './codes/codes.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useCardEntry } from './use-card-entry.ts'

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
  return (
    <Form id={OPEN_FORM} method="post" noValidate={useNoValidate()} onSubmit={entry.onSubmit}>
      <Stack gap="x8">
        <ErrorSummary errors={errors} />
        <FieldGroup legend={text('payment-contact-heading')} size="large">
          <ContactFields page={page} errors={errors} />
        </FieldGroup>
        <Codes page={page} errors={errors} />
        {page.addressFields.length > 0 ? (
          <FieldGroup legend={text('payment-billing-heading')} size="large">
            <AddressFields page={page} errors={errors} />
          </FieldGroup>
        ) : null}
        {asksCard ? <CardFields page={page} entry={entry} /> : null}
        {page.card && (page.needsCard || page.usesSavedCard) ? (
          <ShownCard page={page} card={page.card} />
        ) : null}
        {page.offersSavedCard ? <SavedCardOffer /> : null}
        {page.needsCard || page.usesSavedCard ? null : <NoticeLine>{text('payment-no-payment')}</NoticeLine>}
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
  const name = `${contact.firstName} ${contact.lastName}`
  return (
    <>
      {card
        ? text('payment-summary', { name, ...card })
        : text('payment-summary-free', { name, email: contact.email })}
    </>
  )
}
