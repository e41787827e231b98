import type { ReactNode } from 'react'
import { Money } from '#app/ui/price/price.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { BeforePrice } from './before-price.tsx'
import * as styles from './bought-group.css.ts'

/** Cents; `before` where it was more. */
export type ShownAmount = { amount: number; before: number | null }

type AmountLineProps = ShownAmount & { label: ReactNode; strong?: boolean }

/** Words and what they came to. */
export const AmountLine = ({ label, amount, before, strong }: AmountLineProps) => (
  <p className={classNames(styles.line, strong && styles.strong)}>
    <span>{label}</span>
    <span className={styles.amount}>
      <BeforePrice cents={before} />
      <Money amount={amount} />
    </span>
  </p>
)
