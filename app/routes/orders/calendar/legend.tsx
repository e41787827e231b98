import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './legend.css.ts'

/** What the marks under the days mean. */
export const Legend = () => {
  const text = useText()
  return (
    <ul className={styles.legend} aria-label={text('calendar-legend')}>
      {(['many', 'some', 'few'] as const).map(step => (
        <li key={step} className={styles.step}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill[step]} />
          </span>
          {text(`calendar-availability-${step}`)}
        </li>
      ))}
    </ul>
  )
}
