import type { PassLink } from '#app/rules/links/pass-links.ts'
import { Notice } from '#app/ui/notice/notice.tsx'
import { keepers } from '#app/ui/passes/pass-buttons.css.ts'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder } from './bought-order.ts'

/** That an order is cancelled, with where its money goes; or that a visit of it has just moved. */
export const OrderState = ({
  order: { cancelled },
  hasMoved,
  passes,
}: {
  order: Pick<BoughtOrder, 'cancelled'>
  hasMoved: boolean
  passes: readonly PassLink[]
}) => {
  const text = useText()
  if (cancelled)
    return (
      <Notice
        tone="warning"
        heading={text('order-cancelled', { date: cancelled.date })}
        actions={passes.length > 0 ? <VoidPasses links={passes} /> : null}
        live
      >
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

/** What a phone keeps does not know of it until it is told. */
const VoidPasses = ({ links }: { links: readonly PassLink[] }) => {
  const text = useText()
  return (
    <>
      <p>{text('pass-update')}</p>
      <div className={keepers}>
        <PassButtons links={links} />
      </div>
    </>
  )
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
