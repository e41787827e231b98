import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './legend.css.ts'

/** What the marks under the days mean, and what most days cost (cents). */
export const Legend = ({ usualPrice }: { usualPrice: number | null }) => {
  const text = useText()
  const { price } = useMoney()
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
      {usualPrice === null ? null : (
        <li className={styles.step}>{text('calendar-usual-price', { price: price(usualPrice) })}</li>
      )}
    </ul>
  )
}
