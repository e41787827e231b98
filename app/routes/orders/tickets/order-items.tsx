import { DonationOfOrder } from './items/donation/donation-of-order.tsx'
import { MembershipBlocks } from './items/membership/membership-blocks.tsx'
import type { OrderItemsProps } from './order-items-props.ts'
import { OfferInPage } from './order-summary/order-total.tsx'
import * as styles from './tickets.css.ts'
import type { VisitBlocks } from './use-visit-blocks.ts'

/** All that is ordered and can be given, one kind of item after the other. What unfolds from the day is drawn there. */
export const OrderItems = ({ page, order, below }: OrderItemsProps & Pick<VisitBlocks, 'below'>) => {
  const isGiven = Boolean(order.donation.entry.choice.chosen)
  return (
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
      <div
        className={
          (order.isBegun && !page.dateChange) || order.isEmpty || isGiven ? styles.offered : styles.waiting
        }
      >
        <DonationOfOrder page={page} order={order} />
      </div>
    </>
  )
}
