import { ComboBlocks } from './items/combo/combo-blocks.tsx'
import { DonationOfOrder } from './items/donation/donation-of-order.tsx'
import { EventBlocks } from './items/event/event-blocks.tsx'
import { MembershipBlocks } from './items/membership/membership-blocks.tsx'
import type { OrderItemsProps } from './order-items-props.ts'
import * as styles from './tickets.css.ts'

/** All that is ordered and can be given, one kind of item after the other. */
export const OrderItems = ({ page, order }: OrderItemsProps) => (
  <>
    <div className={styles.blocks}>
      <EventBlocks page={page} order={order} />
      <ComboBlocks page={page} order={order} />
    </div>
    <MembershipBlocks
      memberships={page.memberships}
      bought={order.memberships}
      focus={order.answer?.refusal.focus ?? null}
    />
    <DonationOfOrder page={page} order={order} />
  </>
)
