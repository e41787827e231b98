import { classNames } from '#app/ui/styles/class-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './legend.css.ts'

/** What the marks under the days mean, and where days have prices that those are the lowest. */
export const Legend = ({ hasPrices, hasOrder }: { hasPrices: boolean; hasOrder: boolean }) => {
  const text = useText()
  return (
    <ul className={styles.legend} aria-label={text('calendar-legend')}>
      {(['many', 'some', 'few', 'none'] as const).map(step => (
        <li key={step} className={styles.step}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill[step]} />
          </span>
          {text(`calendar-availability-${step}`)}
        </li>
      ))}
      <li className={classNames(styles.step, styles.ofPhones)}>
        <span className={styles.shut} aria-hidden="true">
          31
        </span>
        {text('calendar-no-events')}
      </li>
      {hasOrder ? (
        <li className={classNames(styles.step, styles.ofPhones)}>
          <span className={styles.ordered} aria-hidden="true" />
          {text('calendar-ordered')}
        </li>
      ) : null}
      {hasPrices ? <li className={styles.step}>{text('calendar-lowest-price')}</li> : null}
    </ul>
  )
}
