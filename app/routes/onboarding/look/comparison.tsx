import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './look.css.ts'

type ComparisonProps = { storefront: string; page: string | null; address: string }

/** The storefront as it is stored, beside the page that it came from; that one cannot do anything. */
export const Comparison = ({ storefront, page, address }: ComparisonProps) => {
  const text = useText()
  return (
    <Section heading={text(page ? 'onboarding-look-compare' : 'onboarding-look-alone')} step="title">
      <div className={styles.frames}>
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>{text('onboarding-look-storefront')}</figcaption>
          <iframe className={styles.frame} src={storefront} title={text('onboarding-look-storefront')} />
        </figure>
        {page ? (
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{text('onboarding-look-page', { address })}</figcaption>
            <iframe
              className={styles.frame}
              src={page}
              sandbox=""
              title={text('onboarding-look-page', { address })}
            />
          </figure>
        ) : null}
      </div>
    </Section>
  )
}
