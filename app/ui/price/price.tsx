import type { ReactNode } from 'react'
import type { Cents } from '#app/rules/money/cents.ts'
import { useMoney } from '#app/ui/price/money-format.tsx'
import * as styles from '#app/ui/price/price.css.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

export type PriceProps = {
  /** Cents. */
  amount: Cents
  /** Cents; shown struck through when it is more than the amount. */
  retail?: Cents
  /** Read out before the struck-through price: 'Regular price $20'. */
  retailLabel?: string
  /** Under the price: 'Member price'. */
  note?: ReactNode
  /** Before the price: 'from'. */
  before?: ReactNode
  size?: keyof typeof styles.amount
}

/** A price at the end of its line, digits under digits. */
export const Price = ({ amount, retail, retailLabel, note, before, size = 'regular' }: PriceProps) => {
  const { price } = useMoney()
  return (
    <span className={styles.price}>
      {before && <span className={styles.before}>{before} </span>}
      {retail !== undefined && retail > amount && <RetailPrice text={price(retail)} label={retailLabel} />}
      <span className={styles.amount[size]}>{price(amount)}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}

/** What it was before: struck through for the eye, in words for the ear. */
export const RetailPrice = ({ text, label }: { text: string; label: string | undefined }) => (
  <>
    <s className={styles.retail} aria-hidden={label ? true : undefined}>
      {text}
    </s>
    {label && <VisuallyHidden>{label} </VisuallyHidden>}
  </>
)

/** What is to be paid in all: of nothing, what the venue says for that, as a price does. */
export const Payable = ({ amount }: { amount: Cents }) => (
  <data value={amount}>{useMoney().price(amount)}</data>
)

/** An amount of money that is not a price: a balance, what is saved or given back are written out even at zero. */
export const Money = ({ amount }: { amount: Cents }) => <data value={amount}>{useMoney().money(amount)}</data>
