import type { ReactNode } from 'react'
import type { PassLink } from '#app/rules/links/pass-links.ts'
import { step } from '#app/ui/page/page.css.ts'
import { Heading } from '#app/ui/page/page.tsx'
import { Receipt } from '#app/ui/receipt/receipt.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder, OrderDetail } from './bought-order.ts'
import { OrderEntrance, OrderFiles, type OrderFilesProps } from './order-files.tsx'
import { CancelWay, OrderState } from './order-state.tsx'
import { Purchases } from './purchases.tsx'

type OrderHeadProps = {
  orderNumber: string
  date: string | null
  /** what was bought, large, above the number; null where it is too much */
  subject: string | null
  isCancelled: boolean
  /** which of the two is the heading of the page: in the account the number (MEM-017) */
  heading?: 'subject' | 'number'
}

/** Which order it is: what was bought, its number, and when where that can be read. */
export const OrderHead = ({
  orderNumber,
  date,
  subject,
  isCancelled,
  heading = 'subject',
}: OrderHeadProps) => {
  const text = useText()
  const number = text('account-order-heading', { number: orderNumber })
  const isNumber = heading === 'number' && subject !== null
  return (
    <header className={styles.head}>
      {isNumber ? <p className={step.heading}>{subject}</p> : null}
      <Heading level={1} step={isNumber ? 'lead' : 'heading'}>
        {isNumber ? number : (subject ?? number)}
      </Heading>
      {isCancelled ? (
        <div>
          <Tag>{text('account-orders-cancelled')}</Tag>
        </div>
      ) : null}
      {subject && !isNumber ? <p className={styles.number}>{number}</p> : null}
      {date ? <p className={styles.purchased}>{text('account-order-purchased', { date })}</p> : null}
    </header>
  )
}

type OrderSectionsProps = OrderFilesProps & {
  order: BoughtOrder
  /** the order line by line; by type without it */
  detail: OrderDetail | null
  doorHref: string | null
  passes: readonly PassLink[]
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
  passes,
  eventsHref,
  hasMoved = false,
  notice = null,
  ...ways
}: OrderSectionsProps) => (
  <>
    <OrderState order={order} hasMoved={hasMoved} hasPasses={passes.length > 0} eventsHref={eventsHref} />
    {order.cancelled ? null : <OrderEntrance doorHref={doorHref} passes={passes} />}
    <Purchases order={order} />
    {order.cancelled ? null : <OrderFiles {...ways} />}
    {notice}
    <Receipt order={order} detail={detail} />
    <CancelWay cancel={order.cancel} />
  </>
)
