import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { AddressFields } from '../payment-step/address-fields.tsx'
import { CardFields, SavedCardOffer, ShownCard } from '../payment-step/card-fields.tsx'
import { OneCode } from '../payment-step/codes/one-code.tsx'
import { ContactFields, KnownContact } from '../payment-step/contact-fields.tsx'
import { type CardEntryState, useCardEntry } from '../payment-step/use-card-entry.ts'
import { CompleteOrder } from '../review-step/complete-form.tsx'
import { Essentials } from '../review-step/essentials.tsx'
import { usePlacing } from '../review-step/use-placing.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { useNoValidate } from '../use-no-validate.ts'
import { WalletPayment } from '../wallet/wallet-payment.tsx'
import * as styles from './one-page.css.ts'

type OnePageProps = { page: CheckoutPage; answer: CheckoutAnswer | null }

/** Who pays, with what, and the order in words: one form, and one press pays. */
export const OnePage = ({ page, answer }: OnePageProps) => {
  const text = useText()
  const refused = answer?.errors ?? page.linkErrors
  const asksCard = page.needsCard && !page.card
  const entry = useCardEntry({ page, asksCard, refused })
  const askCard = asksCard && !entry.usesPage ? entry.askCard : null
  const placing = usePlacing({ page, answer, askCard })
  const errors = { ...refused, ...entry.marks }
  return (
    <Form
      id={OPEN_FORM}
      ref={placing.form}
      method="post"
      noValidate={useNoValidate()}
      onSubmit={placing.onSubmit}
    >
      <div className={styles.errors}>
        <ErrorSummary errors={errors} />
      </div>
      {page.wallet ? <WalletPayment page={page} wallet={page.wallet} onPaid={placing.payBy} /> : null}
      <Part name="contact" heading={text('payment-contact-heading')}>
        {page.isKnown ? (
          <KnownContact page={page} errors={errors} />
        ) : (
          <ContactFields page={page} errors={errors} />
        )}
      </Part>
      <Part name="payment" heading={text('payment-heading')}>
        <PaymentFields page={page} errors={errors} entry={asksCard ? entry : null} />
      </Part>
      <Part name="review" heading={text('review-step-heading')}>
        <Essentials page={page} />
        <CompleteOrder page={page} answer={answer} placing={placing} busy={entry.working} />
      </Part>
    </Form>
  )
}

type PaymentFieldsProps = {
  page: CheckoutPage
  errors: Record<string, string>
  /** null: no card is typed */
  entry: CardEntryState | null
}

const PaymentFields = ({ page, errors, entry }: PaymentFieldsProps) => {
  const text = useText()
  return (
    <>
      {entry ? <CardFields page={page} entry={entry} /> : null}
      {page.card && (page.needsCard || page.usesSavedCard) ? (
        <ShownCard page={page} card={page.card} />
      ) : null}
      {page.offersSavedCard ? <SavedCardOffer /> : null}
      {page.needsCard || page.usesSavedCard ? null : <NoticeLine>{text('payment-no-payment')}</NoticeLine>}
      <BillingAddress page={page} errors={errors} />
      {page.coupons || page.certificate ? <OneCode page={page} errors={errors} /> : null}
    </>
  )
}

/** The whole address has a heading of its own; country and zip belong to the card. */
const BillingAddress = ({ page, errors }: Pick<PaymentFieldsProps, 'page' | 'errors'>) => {
  const text = useText()
  if (page.addressFields.length === 0) return null
  if (!page.addressFields.includes('city')) return <AddressFields page={page} errors={errors} />
  return (
    <FieldGroup legend={text('payment-billing-heading')} size="large">
      <AddressFields page={page} errors={errors} />
    </FieldGroup>
  )
}

const Part = ({ name, heading, children }: { name: string; heading: string; children: ReactNode }) => {
  const id = `part-${name}`
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <Stack gap="x4">{children}</Stack>
    </section>
  )
}
