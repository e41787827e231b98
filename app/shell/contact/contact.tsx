import * as styles from '#app/shell/contact/contact.css.ts'
import type { VenueContact as ContactFacts } from '#app/shell/shell-model.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The venue's phone and email, each ready to be used; a sentence when it has told neither. */
export const Contact = ({ phone, email }: ContactFacts) => {
  const text = useText()
  if (!phone && !email) return <p>{text('page-contact-venue')}</p>
  return (
    <dl className={styles.list}>
      {phone ? (
        <div className={styles.row}>
          <dt className={styles.label}>{text('page-contact-phone')}</dt>
          <dd className={styles.value}>
            <a className={styles.link} href={phone.href}>
              <bdi dir="ltr">{phone.number}</bdi>
            </a>
          </dd>
        </div>
      ) : null}
      {email ? (
        <div className={styles.row}>
          <dt className={styles.label}>{text('page-contact-email')}</dt>
          <dd className={styles.value}>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
