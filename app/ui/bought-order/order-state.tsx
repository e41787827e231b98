import { Notice } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder } from './bought-order.ts'

/** That an order is cancelled, with where its money goes; or that a visit of it has just moved. */
export const OrderState = ({
  order: { cancelled },
  hasMoved,
}: {
  order: Pick<BoughtOrder, 'cancelled'>
  hasMoved: boolean
}) => {
  const text = useText()
  if (cancelled)
    return (
      <Notice tone="warning" heading={text('order-cancelled', { date: cancelled.date })} live>
        {cancelled.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    )
  return hasMoved ? (
    <Notice tone="positive" live>
      {text('order-moved')}
    </Notice>
  ) : null
}

/** Until when the order can be cancelled and what comes back, with the way to do it. */
export const CancelWay = ({ cancel }: { cancel: BoughtOrder['cancel'] }) => {
  const text = useText()
  const { money } = useMoney()
  if (!cancel) return null
  return (
    <p className={styles.way}>
      <span className={styles.quiet}>
        {text('order-cancel-until', { date: cancel.until, amount: money(cancel.total) })}
      </span>{' '}
      <a href={cancel.href}>{text('order-cancel')}</a>
    </p>
  )
}
