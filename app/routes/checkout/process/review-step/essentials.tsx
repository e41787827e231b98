import { Fragment } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './review-step.css.ts'

/**
 * The order in words: what is bought and where it goes, as far as that stands nowhere else. Steps that are done show what was typed in
 * them, with the way to change it; beside them, where there is room, stand the lines.
 */
export const Essentials = ({ page }: { page: CheckoutPage }) => {
  const { lines, overlaps, hasTickets, toldOfGifts } = page
  const text = useText()
  const email = emailOf(page)
  return (
    <ul className={styles.essentials}>
      {lines.map(({ id, name, sentence, visits }) => (
        <li key={id} className={page.layout === 'steps' ? styles.line : styles.essential}>
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
    </ul>
  )
}

/** Where tickets or the receipt go, unless a field or a step that is done says so. */
function emailOf({ layout, steps, deliveryEmail, contact }: CheckoutPage): string {
  const isSaid = layout === 'page' || steps.some(({ name }) => name === 'ticketDelivery')
  return isSaid ? '' : deliveryEmail || contact.email
}
