import type { OrderScreen } from './order-page.server.ts'
import type { Order } from './use-order.ts'

/** What the blocks of each kind of item are drawn from. */
export type OrderItemsProps = { page: OrderScreen; order: Order }
