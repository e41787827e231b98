import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from '#app/ui/venue-hours/venue-hours.css.ts'

/** The day's opening hours in one quiet line, in the words the hours rules gave. */
export const VenueHours = ({ words, open = true }: { words: string; open?: boolean }) => (
  <p className={styles.hours}>
    <Icon name={open ? 'clock' : 'close'} />
    <bdi>{words}</bdi>
  </p>
)
