import { shownSchedules } from '#app/rules/slots/shown-times.ts'
import type { TimeChip } from '#app/rules/slots/time-chip.ts'
import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { useTimeLinks } from '#app/ui/chips/use-time-links.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './schedules.css.ts'

type SchedulesProps = { ticketsHref: string; times: readonly TimeChip[] }

/** The next times as chips, and how many follow as the last of them, which unfolds them without JavaScript too (ORD-299). */
export const Schedules = ({ ticketsHref, times }: SchedulesProps) => {
  const text = useText()
  const links = useTimeLinks(times, ticketsHref)
  const { shown, more } = shownSchedules(links, false)
  return (
    <div className={styles.schedules}>
      <ChipLinks label={text('event-card-times')} links={shown} tone="outlined" />
      {more > 0 ? (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.whenClosed}>
              <span aria-hidden="true">{text('event-card-hidden-times', { count: more })}</span>
              <VisuallyHidden>{text('event-card-see-all-schedules')}</VisuallyHidden>
            </span>
            <span className={styles.whenOpen}>{text('event-card-hide-schedules')}</span>
          </summary>
          <ChipLinks label={text('event-card-times')} links={links.slice(shown.length)} tone="outlined" />
        </details>
      ) : null}
    </div>
  )
}
