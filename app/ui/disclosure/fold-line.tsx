import type { ReactNode } from 'react'
import * as styles from '#app/ui/disclosure/fold-line.css.ts'

type FoldLineProps = {
  label: ReactNode
  /** what is chosen or known, in words */
  value: string
  /** the word that unfolds it */
  change: string
  isOpen?: boolean
  children: ReactNode
}

/** Something that nobody has to fill in: one line of what is known of it, which unfolds to its fields. What is folded is sent as well. */
export const FoldLine = ({ label, value, change, isOpen, children }: FoldLineProps) => (
  <details className={styles.fold} open={isOpen || undefined}>
    <summary className={styles.line}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
      </span>
      <span className={styles.change}>{change}</span>
    </summary>
    <div className={styles.fields}>{children}</div>
  </details>
)
