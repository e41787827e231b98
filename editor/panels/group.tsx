import { type ReactNode, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from '#editor/panels/rows.css.ts'

type GroupProps = { name: string; count: number; open: boolean; children: ReactNode }

/** A group of rows that folds; what was never opened is not drawn. */
export const Group = ({ name, count, open, children }: GroupProps) => {
  const [seen, setSeen] = useState(open)
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={event => event.currentTarget.open && setSeen(true)}
    >
      <summary className={styles.groupHead}>
        <span className={styles.groupName}>{name}</span>
        <span className={styles.count}>{count}</span>
        <Icon name="chevron-down" className={styles.groupSign} />
      </summary>
      {seen && <div className={styles.rows}>{children}</div>}
    </details>
  )
}
