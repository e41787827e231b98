import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ReviewOrderLink } from './review-order-links.ts'
import * as styles from './reviews.css.ts'

/** The orders in which reviews can be read. */
export const ReviewOrders = ({ orders }: { orders: readonly ReviewOrderLink[] }) => {
  const text = useText()
  const label = text('reviews-sort')
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ChipLinks
        label={label}
        tone="outlined"
        links={orders.map(({ order, href, isShown }) => ({
          value: order,
          label: text(`reviews-sort-${order}`),
          href,
          current: isShown,
        }))}
      />
    </div>
  )
}
