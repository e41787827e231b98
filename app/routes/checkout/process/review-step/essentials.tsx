import { Fragment } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './review-step.css.ts'

/** The order in words: what is bought, where it goes, and what is charged. */
export const Essentials = ({ page }: { page: CheckoutPage }) => {
  const { lines, overlaps, contact, card, due, deliveryEmail, hasTickets, toldOfGifts } = page
  const text = useText()
  const { money } = useMoney()
  /** on one page it stands in its field, and may change with every key */
  const email = page.layout === 'page' ? '' : deliveryEmail || contact.email
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
      {overlaps ? (
        <li className={styles.essential}>
          <Icon name="warning" className={styles.warning} />
          <span>
            {overlaps.sentences.map(sentence => (
              <Fragment key={sentence}>
                {sentence}
                <br />
              </Fragment>
            ))}
            <Link href={overlaps.href}>{text('review-step-overlap-change')}</Link>
          </span>
        </li>
      ) : null}
      {email ? (
        <li className={styles.essential}>
          <Icon name="mail" className={styles.sign} />
          <span>{text(hasTickets ? 'ticket-delivery-summary' : 'review-step-receipt', { email })}</span>
        </li>
      ) : null}
      {toldOfGifts.map(person => (
        <li key={person.email} className={styles.essential}>
          <Icon name="gift" className={styles.sign} />
          <span>{text('review-step-gift-mail', person)}</span>
        </li>
      ))}
      {page.answersHref ? (
        <li className={styles.essential}>
          <Icon name="edit" className={styles.sign} />
          <Link href={page.answersHref}>{text('review-step-edit-answers')}</Link>
        </li>
      ) : null}
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
