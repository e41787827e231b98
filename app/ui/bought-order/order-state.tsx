import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder } from './bought-order.ts'

type OrderStateProps = {
  order: Pick<BoughtOrder, 'cancelled'>
  hasMoved: boolean
  /** the venue has passes for phones */
  hasPasses: boolean
  eventsHref: string
}

/** That an order is cancelled, with where its money goes; or that a visit of it has just moved. */
export const OrderState = ({ order: { cancelled }, hasMoved, ...cancellation }: OrderStateProps) => {
  const text = useText()
  if (cancelled) return <CancelledNotice {...cancelled} {...cancellation} />
  return hasMoved ? (
    <Notice tone="positive" live>
      {text('order-moved')}
    </Notice>
  ) : null
}

type CancelledNoticeProps = Pick<NonNullable<BoughtOrder['cancelled']>, 'date' | 'lines'> &
  Pick<OrderStateProps, 'hasPasses' | 'eventsHref'>

/** When an order was cancelled, where its money goes, and the way to another visit. */
export const CancelledNotice = ({ date, lines, hasPasses, eventsHref }: CancelledNoticeProps) => {
  const text = useText()
  return (
    <Notice
      tone="info"
      heading={text('order-cancelled', { date })}
      actions={
        <ButtonLink href={eventsHref} tone="secondary" size="small">
          {text('order-events')}
        </ButtonLink>
      }
      live
    >
      {[...lines, ...(hasPasses ? [text('pass-update')] : [])].map(line => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

type Words = { text: ReturnType<typeof useText>; money: ReturnType<typeof useMoney>['money'] }

function untilWords(
  { until: date, total, paid }: NonNullable<BoughtOrder['cancel']>,
  { text, money }: Words,
): string {
  if (paid === 0) return text('order-cancel-until-free', { date })
  const amount = money(total)
  return total < paid
    ? text('order-cancel-until-part', { date, amount, paid: money(paid) })
    : text('order-cancel-until', { date, amount })
}

/** Until when the order can be cancelled and what comes back, with the way to do it. */
export const CancelWay = ({ cancel }: { cancel: BoughtOrder['cancel'] }) => {
  const text = useText()
  const { money } = useMoney()
  if (!cancel) return null
  return (
    <p className={styles.way}>
      <span className={styles.until}>{untilWords(cancel, { text, money })}</span>{' '}
      <ButtonLink tone="quiet" size="small" href={cancel.href} data-routed={undefined}>
        {text('order-cancel')}
      </ButtonLink>
    </p>
  )
}
