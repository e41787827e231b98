import type { ReactNode } from 'react'
import type { ShownAmount } from '#app/ui/bought-order/bought-order.ts'
import { Payable } from '#app/ui/price/price.tsx'
import { BeforePrice } from './before-price.tsx'
import * as styles from './bought-group.css.ts'

type AmountLineProps = ShownAmount & { label: ReactNode }

/** Words and what they came to. */
export const AmountLine = ({ label, amount, before }: AmountLineProps) => (
  <p className={styles.line}>
    <span>{label}</span>
    <span className={styles.amount}>
      <BeforePrice cents={before} />
      <Payable amount={amount} />
    </span>
  </p>
)
