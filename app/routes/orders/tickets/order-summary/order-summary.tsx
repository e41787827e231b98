import { Fragment } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { StickyTotal, SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { type Choices, chosenSlot, linesOf, type OrderEvent } from '../order-model.ts'
import * as styles from './order-summary.css.ts'

type OrderSummaryProps = { events: readonly OrderEvent[]; choices: Choices; placing: boolean }

/** The order at a glance, always in sight: lines, what is saved, the total and the next step (ORD-065, ORD-071). */
export const OrderSummary = ({ events, choices, placing }: OrderSummaryProps) => {
  const text = useText()
  const { money } = useMoney()
  const parts = events.map(event => ({
    event,
    slot: chosenSlot(event, choices[event.id]),
    lines: linesOf(event, choices[event.id]),
  }))
  const lines = parts.flatMap(part => part.lines)
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const saved = lines.reduce((sum, line) => sum + line.retail - line.amount, 0)
  const ordered = parts.filter(part => part.lines.length > 0)
  return (
    <StickyTotal
      heading={text('cart-order-total')}
      totalLabel={text('cart-total')}
      detailsLabel={ordered.length > 0 ? text('cart-show-details') : undefined}
      total={total}
      action={
        <Button name="intent" value="checkout" wide busy={placing} busyLabel={text('tickets-placing-order')}>
          {text('tickets-place-order')}
        </Button>
      }
      note={
        <VisuallyHidden>
          <span aria-live="polite">
            {lines.length > 0 ? text('cart-updated', { total: money(total) }) : null}
          </span>
        </VisuallyHidden>
      }
    >
      {ordered.length === 0
        ? null
        : ordered.map(({ event, slot, lines: own }) => (
            <Fragment key={event.id}>
              <p className={styles.event}>
                <span className={styles.name}>{event.name}</span>
                <span className={styles.when}>
                  {[event.dateText, slot?.label].filter(Boolean).join(' · ')}
                </span>
              </p>
              {own.map(line => (
                <SumLine
                  key={line.typeId}
                  label={text('cart-line', { quantity: line.quantity, name: line.name })}
                  amount={line.amount}
                />
              ))}
            </Fragment>
          ))}
      {saved > 0 ? <SumLine label={text('cart-discount')} amount={-saved} look="saving" /> : null}
    </StickyTotal>
  )
}
