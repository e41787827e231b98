import type { ReactNode } from 'react'
import * as styles from '#app/ui/empty-state/empty-state.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'

type EmptyStateProps = {
  icon: IconName
  /** The words are the heading of a page, or a part of one. */
  as: keyof typeof styles.step
  words: string
  /** Why there is nothing, where more is known. */
  reason: string | null
  /** What to do instead: buttons. */
  children: ReactNode
}

/** Nothing to show: what is missing, and where one goes from here. */
export const EmptyState = ({ icon, as: Words, words, reason, children }: EmptyStateProps) => (
  <div className={styles.root}>
    <Icon name={icon} className={styles.sign} />
    <Words className={styles.step[Words]}>{words}</Words>
    {reason ? <p className={styles.reason}>{reason}</p> : null}
    <div className={styles.ways}>{children}</div>
  </div>
)
