import { Link } from '#app/ui/link/link.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import * as styles from './terms.css.ts'

/** What is agreed to, and where it is written; a membership that renews itself has a part of its own. */
export const Terms = ({ terms: { href, renewalHref } }: Pick<CheckoutPage, 'terms'>) => {
  const text = useText()
  return (
    <div className={styles.terms}>
      <RichWords reference="review-step-terms" />
      <p className={styles.links}>
        <Link className={styles.link} href={href} target="_blank">
          {text('review-step-terms-link')}
        </Link>
        {renewalHref ? (
          <Link className={styles.link} href={renewalHref} target="_blank">
            {text('review-step-renewal-link')}
          </Link>
        ) : null}
      </p>
    </div>
  )
}
