import { Link } from '#app/ui/link/link.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { Money } from '#app/ui/price/price.tsx'
import { useListWords, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './order-entry.css.ts'

export type OrderEntryProps = {
  orderNumber: string
  href: string
  picture: PictureSource | null
  /** The day it was bought, in words. */
  date: string
  /** When its visit begins, in words; null where nothing has a time. */
  visit: { date: string; time: string } | null
  isUpcoming: boolean
  /** What was bought, by name. */
  items: readonly string[]
  /** Cents, as it came to. */
  total: number
  card: { brand: string; lastFour: string } | null
}

/** One order of the history: what it was and for when, then its number and how it was paid (MEM-012). */
export const OrderEntry = ({
  orderNumber,
  href,
  picture,
  date,
  visit,
  items,
  total,
  card,
}: Omit<OrderEntryProps, 'isUpcoming'>) => {
  const text = useText()
  const listWords = useListWords()
  return (
    <li className={styles.entry}>
      <Picture picture={picture} shape="square" decorative sizes="8rem" className={styles.picture} />
      <div className={styles.words}>
        {items.length > 0 ? <p className={styles.items}>{listWords(items)}</p> : null}
        {visit ? <p className={styles.visit}>{text('account-orders-visit', visit)}</p> : null}
        <p className={styles.about}>
          <Link href={href} className={styles.number}>
            {orderNumber}
          </Link>
          <span>{text('account-orders-purchased', { date })}</span>
          {card ? <span>{text('account-orders-card', card)}</span> : null}
        </p>
      </div>
      <p className={styles.total}>
        <Money amount={total} />
      </p>
    </li>
  )
}
