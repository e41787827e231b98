import * as styles from '#app/shell/analytics/consent-banner.css.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type ConsentBannerProps = { onAnswer: (consent: 'granted' | 'refused') => void }

/** Asks once, in equal buttons, over the page's lower edge: nothing moves, and nothing waits for the answer. */
export const ConsentBanner = ({ onAnswer }: ConsentBannerProps) => {
  const text = useText()
  return (
    <section className={styles.banner} aria-label={text('consent-heading')}>
      <div className={styles.words}>
        <p className={styles.heading}>{text('consent-heading')}</p>
        <p>{text('consent-text')}</p>
      </div>
      <div className={styles.actions}>
        <Button type="button" tone="secondary" onClick={() => onAnswer('refused')}>
          {text('consent-refuse')}
        </Button>
        <Button type="button" tone="secondary" onClick={() => onAnswer('granted')}>
          {text('consent-accept')}
        </Button>
      </div>
    </section>
  )
}
