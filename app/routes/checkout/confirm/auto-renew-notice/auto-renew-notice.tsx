import { Contact } from '#app/shell/contact/contact.tsx'
import type { VenueContact as ContactFacts } from '#app/shell/shell-model.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './auto-renew-notice.css.ts'

type AutoRenewNoticeProps = { contact: ContactFacts; termsHref: string }

/** That the card is charged each term, whom to call to end it, and the terms (CHK-060, CHK-061). */
export const AutoRenewNotice = ({ contact, termsHref }: AutoRenewNoticeProps) => {
  const text = useText()
  return (
    <Notice>
      <div className={styles.words}>
        <RichWords reference="confirmation-auto-renew" />
        <Contact {...contact} />
        <Link className={styles.terms} href={termsHref}>
          {text('confirmation-auto-renew-terms')}
        </Link>
      </div>
    </Notice>
  )
}
