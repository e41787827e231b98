import { HOUSE_IDLE } from '#app/rules/calendar/idle-day.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { PageDay } from './calendar-page.server.ts'
import * as styles from './legend.css.ts'

const stepOf = ({ soldOut, availability }: PageDay) => (soldOut ? 'none' : availability)

/** What the marks under these days mean, and where days have prices that those are the lowest. */
export const Legend = ({ days, hasOrder }: { days: readonly PageDay[]; hasOrder: boolean }) => {
  const text = useText()
  const steps = STEPS.filter(step => days.some(day => stepOf(day) === step))
  const idle = HOUSE_IDLE.filter(state => days.some(day => day.idle === state)).map(state =>
    text(`calendar-${state}`),
  )
  const hasPrices = days.some(({ price }) => price !== undefined)
  const hasNotes = days.some(({ note }) => note)
  if (steps.length + idle.length === 0 && !hasOrder && !hasPrices && !hasNotes) return null
  return (
    <ul className={styles.legend} aria-label={text('calendar-legend')}>
      {steps.map(step => (
        <li key={step} className={styles.step}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill[step]} />
          </span>
          {text(`calendar-availability-${step}`)}
        </li>
      ))}
      {idle.length > 0 ? (
        <li className={classNames(styles.step, styles.ofPhones)}>
          <span className={styles.shut} aria-hidden="true">
            –
          </span>
          {/* A venue may have one word for both. */}
          {[...new Set(idle)].join(' / ')}
        </li>
      ) : null}
      {hasNotes ? (
        <li className={classNames(styles.step, styles.ofPhones)}>
          <span className={styles.special} aria-hidden="true" />
          {text('calendar-special-day')}
        </li>
      ) : null}
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

/** What has a mark of its own; a day with many seats needs none. */
const STEPS = ['some', 'few', 'none'] as const
