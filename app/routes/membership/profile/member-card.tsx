import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './member-card.css.ts'
import type { MembershipView } from './profile-page.tsx'

/** The membership as the thing that one has in the pocket. */
export const MemberCard = ({ venue, level, holder, number, expires }: MembershipView) => {
  const text = useText()
  return (
    <div className={styles.card}>
      <p className={styles.venue}>{venue}</p>
      <p className={styles.level}>{level}</p>
      <p className={styles.holder}>{holder}</p>
      <p className={styles.facts}>
        <span>{text('membership-profile-number', { number })}</span>
        <span>{text('membership-expires', { date: expires })}</span>
      </p>
    </div>
  )
}
