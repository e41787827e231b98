import type { ReactNode } from 'react'
import type { WalletKind } from '#app/rules/checkout/has-wallet.ts'
import { BasketOfferLine } from '#app/shell/basket-offer/basket-offer-line.tsx'
import { HoldClock, HoldCountdown } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { LimitNotice } from '#app/shell/limit-notice/limit-notice.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { OrderItemsProps } from '../order-items-props.ts'
import type { OverPlace } from '../order-notices.tsx'
import * as styles from './order-summary.css.ts'
import { OrderSummary } from './order-summary.tsx'
import { hasSeats, priceSummary } from './summary-part.ts'
import { WalletButton } from './wallet-button.tsx'

type OrderTotalProps = OrderItemsProps & {
  /** how a wallet pays here; null where none is offered */
  wallet: WalletKind | null
  onHoldEnd: () => void
  /** said where the last press could not be kept */
  unkept: ReactNode
}

/** The summary of the order: priced, with how long it is held and what keeps it from going on. A wallet waits until there is something to pay. */
export const OrderTotal = ({ page, order, wallet, onHoldEnd, unkept }: OrderTotalProps) => {
  const priced = priceSummary(order.parts, page)
  return (
    <OrderSummary
      parts={order.parts}
      order={priced}
      hold={
        page.hold || order.parts.some(hasSeats) ? (
          <div className={styles.hold}>
            {page.hold ? <HoldCountdown hold={page.hold} onEnd={onHoldEnd} /> : null}
          </div>
        ) : null
      }
      clock={page.hold ? <HoldClock hold={page.hold} /> : null}
      placing={order.isPlacing}
      wallet={
        wallet && priced.totals.paid > 0 && page.memberships.length === 0 ? (
          <WalletButton kind={wallet} placing={order.isPlacing} />
        ) : null
      }
      notice={
        <>
          {page.offer && !page.dateChange ? (
            <div className={styles.inColumn}>
              <BasketOfferLine offer={page.offer} />
            </div>
          ) : null}
          {order.isOverLimit ? <OverLimit places={order.over} /> : null}
          {order.isUnanswered ? <UnansweredNotice /> : unkept}
        </>
      }
    />
  )
}

/** At the thumb one line leads to where it is mended: what it is stands there, and above the order. */
const OverLimit = ({ places: [first] }: { places: readonly OverPlace[] }) => {
  const text = useText()
  if (!first) return <LimitNotice />
  return (
    <>
      <div className={styles.inColumn}>
        <LimitNotice />
      </div>
      <a href={`#${first.field}`} className={styles.limit}>
        <Icon name="error" />
        {text('tickets-limit-show')}
      </a>
    </>
  )
}

/** How the order costs less, in the page of a phone: the bar at the thumb has no room for it. */
export const OfferInPage = ({ page: { offer, dateChange } }: Pick<OrderItemsProps, 'page'>) =>
  offer && !dateChange ? (
    <div className={styles.inPage}>
      <BasketOfferLine offer={offer} />
    </div>
  ) : null
