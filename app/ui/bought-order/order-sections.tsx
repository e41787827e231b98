import type { ReactNode } from 'react'
import { Heading } from '#app/ui/page/page.tsx'
import { Receipt } from '#app/ui/receipt/receipt.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder, OrderDetail } from './bought-order.ts'
import { DoorWay, OrderFiles, type OrderFilesProps } from './order-files.tsx'
import { CancelWay, OrderState } from './order-state.tsx'
import { Purchases } from './purchases.tsx'

type OrderHeadProps = { orderNumber: string; date: string | null }

/** Which order it is, and when it was bought where that can be read. */
export const OrderHead = ({ orderNumber, date }: OrderHeadProps) => {
  const text = useText()
  return (
    <header className={styles.head}>
      <Heading level={1} step="heading">
        {text('account-order-heading', { number: orderNumber })}
      </Heading>
      {date ? <p className={styles.purchased}>{text('account-order-purchased', { date })}</p> : null}
    </header>
  )
}

type OrderSectionsProps = OrderFilesProps & {
  order: BoughtOrder
  /** the order line by line; by type without it */
  detail: OrderDetail | null
  doorHref: string | null
  eventsHref: string
  hasMoved?: boolean
  /** what is told between tickets and receipt */
  notice?: ReactNode
}

/** An order that was bought, wherever it is looked at: its state, its tickets, what is kept of them, its receipt, the way to cancel it. */
export const OrderSections = ({
  order,
  detail,
  doorHref,
  eventsHref,
  hasMoved = false,
  notice = null,
  ...ways
}: OrderSectionsProps) => (
  <>
    <OrderState
      order={order}
      hasMoved={hasMoved}
      hasPasses={ways.passes.length > 0}
      eventsHref={eventsHref}
    />
    <DoorWay href={doorHref} />
    <Purchases order={order} />
    {order.cancelled ? null : <OrderFiles {...ways} />}
    {notice}
    <Receipt order={order} detail={detail} />
    <CancelWay cancel={order.cancel} />
  </>
)
