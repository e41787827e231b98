import { DonationOfOrder } from './items/donation/donation-of-order.tsx'
import { MembershipBlocks } from './items/membership/membership-blocks.tsx'
import type { OrderItemsProps } from './order-items-props.ts'
import { OfferInPage } from './order-summary/order-total.tsx'
import * as styles from './tickets.css.ts'
import type { VisitBlocks } from './use-visit-blocks.ts'

/** All that is ordered and can be given, one kind of item after the other. What unfolds from the day is drawn there. */
export const OrderItems = ({ page, order, below }: OrderItemsProps & Pick<VisitBlocks, 'below'>) => (
  <>
    {below.filter(({ isFolded }) => isFolded).map(({ element }) => element)}
    <div className={styles.blocks}>
      {below.filter(({ isFolded }) => !isFolded).map(({ element }) => element)}
    </div>
    <MembershipBlocks
      memberships={page.memberships}
      bought={order.memberships}
      focus={order.answer?.refusal.focus ?? null}
    />
    <OfferInPage page={page} order={order} />
    <div className={page.dateChange ? styles.waiting : styles.offered}>
      <DonationOfOrder page={page} order={order} />
    </div>
  </>
)
