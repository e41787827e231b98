import { Children, type ReactNode, useId, useRef, useState } from 'react'
import type { Cents } from '#app/rules/money/cents.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Money } from '#app/ui/price/price.tsx'
import * as styles from '#app/ui/sticky-total/sticky-total.css.ts'
import { useRoomForBar } from '#app/ui/styles/use-room-for-bar.ts'

export type StickyTotalProps = {
  heading: string
  totalLabel: string
  /** Cents; null while what is chosen cannot be had as it is, so that there is nothing to pay. */
  total: Cents | null
  /** What it is made of: `SumLine`s. */
  children?: ReactNode
  /** The one main button. */
  action: ReactNode
  /** Something that keeps the order from going on, above the button. */
  notice?: ReactNode
  /** A quiet line: the hold timer, what is still missing. On phones with the lines, unless something in it is marked `data-urgent`. */
  note?: ReactNode
  /** What of the note a phone has beside the total while the lines are folded: how long is left. */
  mark?: ReactNode
  /** What unfolds and folds the lines on phones: 'Show order', 'Hide order'; without it the total alone is pressed. */
  details?: { show: string; hide: string }
}

/** The order's total: a bar at the thumb on phones, a column beside the order on wide screens. */
export const StickyTotal = ({
  heading,
  totalLabel,
  total,
  children,
  action,
  notice,
  note,
  mark,
  details,
}: StickyTotalProps) => {
  const [open, setOpen] = useState(false)
  const linesId = useId()
  const box = useRef<HTMLElement>(null)
  useRoomForBar(box)
  const hasLines = Children.toArray(children).length > 0
  return (
    <aside ref={box} className={styles.box} aria-label={heading}>
      <Heading level={2} step="title" className={styles.heading}>
        {heading}
      </Heading>
      {hasLines && (
        <div className={styles.lines} id={linesId} data-open={open ? '' : undefined}>
          {children}
        </div>
      )}
      <div className={styles.notice}>{notice}</div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={linesId}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.toggleWords}>
            {(open ? details?.hide : details?.show) ?? totalLabel}
            <Icon name="chevron-down" className={styles.toggleSign} />
          </span>
          <span className={styles.toggleSum}>
            {total === null ? null : (
              <span className={styles.total}>
                <TotalAmount amount={total} isChosen={details !== undefined} />
              </span>
            )}
            {mark && !(open && hasLines) ? <span className={styles.mark}>{mark}</span> : null}
          </span>
        </button>
        {total === null ? null : (
          <div className={styles.totalRow}>
            <span className={styles.totalLabel}>{totalLabel}</span>
            <output className={styles.total}>
              <TotalAmount amount={total} isChosen={details !== undefined} />
            </output>
          </div>
        )}
        <div className={styles.action}>{action}</div>
        {note && <div className={styles.under}>{note}</div>}
      </div>
    </aside>
  )
}

/** A sum as it is paid; an order with nothing to pay says so in the venue's words, as a price does. */
const TotalAmount = ({ amount, isChosen }: { amount: Cents; isChosen: boolean }) => {
  const { price } = useMoney()
  return amount === 0 && isChosen ? <data value={amount}>{price(amount)}</data> : <Money amount={amount} />
}

type SumLineProps = { label: ReactNode; amount: Cents; look?: keyof typeof styles.sumLine }

/** One line of a sum; what costs nothing says so in the venue's words, as its price does. */
export const SumLine = ({ label, amount, look = 'regular' }: SumLineProps) => {
  const { price } = useMoney()
  const isFree = amount === 0 && look === 'regular'
  return (
    <div className={styles.sumLine[look]}>
      <span>{label}</span>
      <span className={styles.sumAmount}>
        {isFree ? <data value={amount}>{price(amount)}</data> : <Money amount={amount} />}
      </span>
    </div>
  )
}
