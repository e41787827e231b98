import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { useCardEntry } from '../../parts/card/use-card-entry.ts'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { ContactFields, KnownContact } from '../payment-step/contact-fields.tsx'
import { PaymentFields } from '../payment-step/payment-fields.tsx'
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
      preventScrollReset
      noValidate={useNoValidate()}
      onSubmit={placing.onSubmit}
    >
      <div className={styles.errors}>
        <ErrorSummary errors={errors} country={page.address.country} />
      </div>
      {page.wallet ? (
        <WalletPayment
          page={page}
          wallet={page.wallet}
          onBegin={placing.captcha.prepare}
          onPaid={placing.payBy}
          onAgain={placing.payAgain}
        />
      ) : null}
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
