import type { MouseEvent, ReactNode } from 'react'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { savingsOf } from '#app/rules/pricing/order-line.ts'
import type { PricedOrder } from '#app/rules/pricing/price-order.ts'
import { taxTotals } from '#app/rules/pricing/taxes.ts'
import { ANNOUNCEMENT_DELAY } from '#app/rules/shell/delays.ts'
import { Button } from '#app/ui/button/button.tsx'
import { IncludedTaxes } from '#app/ui/included-taxes/included-taxes.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { StickyTotal, SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { useLater } from '../use-later.ts'
import * as styles from './order-summary.css.ts'
import type { SummaryPart } from './summary-part.ts'
import { useChangedLine } from './use-changed-line.ts'

type OrderSummaryProps = {
  parts: readonly SummaryPart[]
  /** what they come to */
  order: PricedOrder
  /** how long the tickets are held */
  hold: ReactNode
  /** the same in figures alone */
  clock?: ReactNode
  placing: boolean
  /** another way to place it */
  wallet?: ReactNode
  /** makes a change of dates, in place of all other ways on */
  change?: ReactNode
  /** what keeps the order from going on */
  notice?: ReactNode
  /** leads to what is too much, in place of the button that places the order: the sum is none to pay */
  repair?: ReactNode
}

/** The order at a glance, always in sight: lines, what is saved, the total and the next step (ORD-065, ORD-071). */
export const OrderSummary = ({
  parts,
  order,
  hold,
  clock,
  placing,
  wallet,
  change,
  notice,
  repair,
}: OrderSummaryProps) => {
  const text = useText()
  const { money } = useMoney()
  const { paid: total } = order.totals
  const { member, discount } = savingsOf(order.lines)
  const changed = useChangedLine(order)
  const sum = { total: money(total) }
  const announcement = useLater(
    repair
      ? null
      : changed && changed.quantity > 0
        ? text('cart-updated-line', { ...changed, ...sum })
        : order.lines.length > 0
          ? text('cart-updated', sum)
          : null,
    ANNOUNCEMENT_DELAY,
  )
  return (
    <MoneyList amounts={amountsIn(parts, order)}>
      <StickyTotal
        heading={text('cart-order-total')}
        totalLabel={text('cart-total')}
        details={
          parts.length > 0 ? { show: text('cart-show-details'), hide: text('cart-hide-details') } : undefined
        }
        total={repair ? null : total}
        action={
          <>
            <div className={styles.ways}>
              {change ? null : wallet}
              {change && !repair ? (
                change
              ) : parts.length > 0 && !repair ? (
                <PlaceOrder placing={placing} />
              ) : (
                <>
                  <noscript>
                    <PlaceOrder placing={placing} />
                  </noscript>
                  <div className={styles.scripted}>
                    {repair ?? (
                      <Button name="intent" value="checkout" tone="secondary" wide onClick={showQuantities}>
                        {text('tickets-choose-first')}
                      </Button>
                    )}
                  </div>
                </>
              )}
            </div>
            <VisuallyHidden>
              <span aria-live="polite">{announcement}</span>
            </VisuallyHidden>
          </>
        }
        note={
          <>
            <IncludedTaxes taxes={taxTotals(order.lines)} />
            {hold}
          </>
        }
        mark={clock}
        notice={notice}
      >
        {parts.length === 0 ? null : parts.map(part => <Part key={part.key} part={part} />)}
        {member > 0 ? <SumLine label={text('cart-member-price')} amount={-member} look="saving" /> : null}
        {discount > 0 ? <SumLine label={text('cart-discount')} amount={-discount} look="saving" /> : null}
        {order.coupons.used.map(({ code, discount }) => (
          <SumLine key={code} label={text('coupon-discount', { code })} amount={-discount} look="saving" />
        ))}
        {order.lines
          .filter(({ itemType }) => isCharge(itemType))
          .map(({ id, name, paid }) => (
            <SumLine key={id} label={name} amount={paid} />
          ))}
      </StickyTotal>
    </MoneyList>
  )
}

const PlaceOrder = ({ placing }: { placing: boolean }) => {
  const text = useText()
  return (
    <Button name="intent" value="checkout" wide busy={placing} busyLabel={text('tickets-placing-order')}>
      {text('tickets-place-order')}
    </Button>
  )
}

/** Nothing is chosen: the press leads to the first quantity, or to the first time where there is none. */
function showQuantities(press: MouseEvent<HTMLButtonElement>) {
  const fields = [...(press.currentTarget.form?.elements ?? [])]
  const first =
    fields.find(field => field.matches('[role="spinbutton"]')) ??
    fields.find(field => field.matches('input[type="radio"]:not(:disabled)'))
  if (!(first instanceof HTMLElement)) return
  press.preventDefault()
  first.focus()
}

/** Cents: all that the summary writes under each other. */
const amountsIn = (parts: OrderSummaryProps['parts'], { lines, coupons, totals }: PricedOrder) => [
  ...parts.flatMap(part => part.lines.flatMap(line => line.parts.map(({ listed }) => listed))),
  ...lines.filter(({ itemType }) => isCharge(itemType)).map(({ paid }) => paid),
  ...Object.values(savingsOf(lines)),
  ...coupons.used.map(({ discount }) => discount),
  totals.paid,
]

const Part = ({ part: { name, when, lines } }: { part: SummaryPart }) => {
  const text = useText()
  return (
    <>
      <p className={styles.event}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>{when}</span>
      </p>
      {lines
        .flatMap(({ parts }) => parts)
        .map(({ id, quantity, name: partName, isRetail, listed }) => (
          <SumLine
            key={id}
            label={
              isRetail
                ? text('cart-line-retail', { quantity, name: partName })
                : text('cart-line', { quantity, name: partName })
            }
            amount={listed}
          />
        ))}
    </>
  )
}
