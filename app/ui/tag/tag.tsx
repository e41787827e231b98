import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import * as styles from '#app/ui/tag/tag.css.ts'

export type TagTone = keyof typeof styles.tone

/** Two or three words about the thing beside it. */
export const Tag = ({
  tone = 'quiet',
  icon,
  children,
}: {
  tone?: TagTone
  icon?: IconName
  children: ReactNode
}) => (
  <span className={styles.tone[tone]}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </span>
)
