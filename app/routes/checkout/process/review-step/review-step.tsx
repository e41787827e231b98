import { Fragment } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage, StepProps } from '../checkout-model.ts'
import { Step } from '../step/step.tsx'
import { CompleteForm } from './complete-form.tsx'
import * as styles from './review-step.css.ts'

/** The order in words, once more, and the button that pays for it. */
export const ReviewStep = ({ page, number, total, answer }: StepProps) => {
  const text = useText()
  return (
    <Step
      name="review"
      number={number}
      total={total}
      heading={text('review-step-heading')}
      page={page}
      summary={null}
    >
      <Stack gap="x6">
        <Essentials page={page} />
        <CompleteForm key={page.captcha?.formToken ?? page.security} page={page} answer={answer} />
      </Stack>
    </Step>
  )
}

const Essentials = ({ page }: { page: CheckoutPage }) => {
  const { lines, contact, card, due, deliveryEmail, hasTickets, toldOfGifts } = page
  const text = useText()
  const { money } = useMoney()
  const email = deliveryEmail || contact.email
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
        <span>{text(hasTickets ? 'ticket-delivery-summary' : 'review-step-receipt', { email })}</span>
      </li>
      {toldOfGifts.map(person => (
        <li key={person.email} className={styles.essential}>
          <Icon name="gift" className={styles.sign} />
          <span>{text('review-step-gift-mail', person)}</span>
        </li>
      ))}
      {card && due > 0 ? (
        <li className={styles.essential}>
          <Icon name="card" className={styles.sign} />
          <span>
            {text('review-step-paid-with', { card: text('payment-saved-card', card), amount: money(due) })}
          </span>
        </li>
      ) : null}
    </ul>
  )
}
