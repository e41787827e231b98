import type { ReactNode } from 'react'
import { sumCents } from '#app/rules/money/cents.ts'
import { QUANTITY_SAID_DELAY } from '#app/rules/shell/delays.ts'
import type { ChargedFee } from '#app/rules/pricing/fees.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { StickyTotal, SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { SummaryPart } from './summary-part.ts'
import { useLater } from '../use-later.ts'
import * as styles from './order-summary.css.ts'

type OrderSummaryProps = {
  parts: readonly SummaryPart[]
  fees: readonly ChargedFee[]
  /** how long the tickets are held */
  hold: ReactNode
  placing: boolean
  /** what keeps the order from going on */
  notice?: ReactNode
}

/** The order at a glance, always in sight: lines, what is saved, the total and the next step (ORD-065, ORD-071). */
export const OrderSummary = ({ parts, fees, hold, placing, notice }: OrderSummaryProps) => {
  const text = useText()
  const { money } = useMoney()
  const lines = parts.flatMap(part => part.lines)
  const saved = sumCents(parts.map(({ discountTotal }) => discountTotal))
  const listed = sumCents(parts.map(({ retailTotal }) => retailTotal))
  const total = listed - saved + sumCents(fees.map(({ amount }) => amount))
  const said = useLater(
    lines.length > 0 ? text('cart-updated', { total: money(total) }) : null,
    QUANTITY_SAID_DELAY,
  )
  return (
    <StickyTotal
      heading={text('cart-order-total')}
      totalLabel={text('cart-total')}
      details={
        parts.length > 0 ? { show: text('cart-show-details'), hide: text('cart-hide-details') } : undefined
      }
      total={total}
      action={
        <>
          <Button
            name="intent"
            value="checkout"
            wide
            busy={placing}
            busyLabel={text('tickets-placing-order')}
          >
            {text('tickets-place-order')}
          </Button>
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </>
      }
      note={hold}
      notice={notice}
    >
      {parts.length === 0 ? null : parts.map(part => <Part key={part.key} part={part} />)}
      {fees.map(({ fee, amount }) => (
        <SumLine key={fee.id} label={fee.name} amount={amount} />
      ))}
      {saved > 0 ? <SumLine label={text('cart-discount')} amount={-saved} look="saving" /> : null}
    </StickyTotal>
  )
}

const Part = ({ part: { name, when, lines } }: { part: SummaryPart }) => {
  const text = useText()
  return (
    <>
      <p className={styles.event}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>{when}</span>
      </p>
      {lines.map(line => (
        <SumLine
          key={line.key}
          label={
            line.atRetail
              ? text('cart-line-retail', { ...line, retail: text('tickets-retail-price-text') })
              : text('cart-line', { quantity: line.quantity, name: line.name })
          }
          amount={line.amount}
        />
      ))}
    </>
  )
}
