import type { ReactNode } from 'react'
import type { WalletKind } from '#app/rules/checkout/has-wallet.ts'
import { BasketOfferLine } from '#app/shell/basket-offer/basket-offer-line.tsx'
import { HoldClock, HoldCountdown } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { LimitNotice } from '#app/shell/limit-notice/limit-notice.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { OrderItemsProps } from '../order-items-props.ts'
import { DateChangeButton } from './date-change-button.tsx'
import * as styles from './order-summary.css.ts'
import { OrderSummary } from './order-summary.tsx'
import { RepairButton } from './repair-button.tsx'
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
  // What was removed may be put back for a moment and is held: nothing is said of it meanwhile.
  const { hold, offer } = hasGoods(order) ? page : NOTHING
  return (
    <OrderSummary
      parts={order.parts}
      order={priced}
      hold={
        hold || order.parts.some(hasSeats) ? (
          <div className={styles.hold}>{hold ? <HoldCountdown hold={hold} onEnd={onHoldEnd} /> : null}</div>
        ) : null
      }
      clock={hold ? <HoldClock hold={hold} /> : null}
      placing={order.isPlacing}
      repair={order.over.length > 0 ? <RepairButton places={order.over} placing={order.isPlacing} /> : null}
      wallet={
        wallet && order.over.length === 0 && priced.totals.paid > 0 && page.memberships.length === 0 ? (
          <WalletButton kind={wallet} placing={order.isPlacing} />
        ) : null
      }
      change={
        page.dateChange ? <DateChangeButton change={page.dateChange} total={priced.totals.paid} /> : null
      }
      notice={
        <>
          {offer && !page.dateChange && order.over.length === 0 ? (
            <div className={styles.inColumn}>
              <BasketOfferLine offer={offer} />
            </div>
          ) : null}
          <OverLimit order={order} />
          {order.isUnanswered ? <UnansweredNotice /> : unkept}
        </>
      }
    />
  )
}

const NOTHING = { hold: null, offer: null }

/** Whether anything is chosen that is paid for, or held. */
const hasGoods = ({ parts }: Pick<OrderItemsProps['order'], 'parts'>) =>
  parts.some(({ lines }) => lines.length > 0)

/** What the venue says of an order over a limit; once it was refused that stands above the order, unless nobody knows where it is mended. */
const OverLimit = ({ order: { over, isOverLimit } }: Pick<OrderItemsProps, 'order'>) => {
  const text = useText()
  if (over.length === 0) return isOverLimit ? <LimitNotice /> : null
  if (isOverLimit) return null
  return (
    <p className={styles.limit}>
      <Icon name="error" />
      {text(over.every(({ isOfSeats }) => isOfSeats) ? 'tickets-not-enough' : 'event-limit-exceeded-message')}
    </p>
  )
}

/** How the order costs less, in the page of a phone: the bar at the thumb has no room for it. */
export const OfferInPage = ({ page: { offer, dateChange }, order }: OrderItemsProps) =>
  offer && !dateChange && hasGoods(order) ? (
    <div className={styles.inPage}>
      <BasketOfferLine offer={offer} />
    </div>
  ) : null
