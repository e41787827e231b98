import { ButtonLink } from '#app/ui/button/button.tsx'
import { DateStrip, type StripDay } from '#app/ui/date-strip/date-strip.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './day-bar.css.ts'

export type DayBarProps = {
  /** The chosen day: 'Friday, November 20, 2026'. */
  words: string
  /** null where they would promise what the day does not hold */
  hours: string | null
  /** why the day is as it is */
  note: string | null
  calendarHref: string
  /** The next days; `words` as above. */
  days: readonly (Omit<StripDay, 'label'> & { words: string })[]
}

/** Which day is shown, when the venue is open on it, and the days after it. */
export const DayBar = ({
  words,
  hours,
  note,
  calendarHref,
  days,
  pressed,
}: DayBarProps & { /** a day on its way: it is the chosen one at once */ pressed: string | null }) => {
  const text = useText()
  const label = ({ words: date, available }: DayBarProps['days'][number]) =>
    text(available ? 'events-day-available' : 'events-day-unavailable', { date })
  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <Heading level={2} step="title" className={styles.date}>
          <WholeDate words={text('events-selected-date', { date: words })} />
        </Heading>
        <ButtonLink href={calendarHref} tone="secondary" size="small" icon="calendar">
          {text('events-select-date')}
        </ButtonLink>
        {hours || note ? (
          <div className={styles.facts}>
            {hours ? (
              <div className={styles.hours}>
                <VenueHours words={hours} />
              </div>
            ) : null}
            {note ? <p className={styles.note}>{note}</p> : null}
          </div>
        ) : null}
      </div>
      {days.length > 0 ? (
        <DateStrip
          label={text('events-days-label')}
          days={days.map(day => ({
            ...day,
            selected: pressed === null ? day.selected : day.date === pressed,
            label: label(day),
          }))}
        />
      ) : null}
    </div>
  )
}

/** Where it takes two lines it breaks behind the weekday: 'November 20, 2026' stays whole. */
const WholeDate = ({ words }: { words: string }) => {
  const [weekday = '', ...rest] = words.split(/(?<=,) /)
  if (rest.length === 0) return words
  return (
    <>
      {weekday} <span className={styles.whole}>{rest.join(' ')}</span>
    </>
  )
}
