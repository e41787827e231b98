import type { CartPayload } from '#app/contract/carts.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { type PanelLine, panelCount, panelLines } from '#app/rules/carts/cart-panel.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IncludedTaxes } from '#app/ui/included-taxes/included-taxes.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useVenueLocale } from '#app/ui/price/money-format.tsx'
import { Money } from '#app/ui/price/price.tsx'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useListWords, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './cart-panel.css.ts'

type CartPanelProps = {
  tenantId: string
  cart: CartPayload | null
  isCopy: boolean
  orderHref: string
}

/** What is in the order already: one quiet line with its total, unfolded by whoever wants to know (ORD-073). */
export const CartPanel = ({ tenantId, cart, isCopy, orderHref }: CartPanelProps) => {
  const text = useText()
  useCartStorage(tenantId, isCopy ? undefined : cart)
  if (!cart || cart.orders.length === 0) return null
  const hasIncludedTax = cart.taxes.some(({ included }) => included)
  return (
    <aside className={styles.band} aria-label={text('cart-heading')}>
      <details className={styles.panel}>
        <summary className={styles.summary}>
          <span className={styles.words}>
            <span className={styles.heading}>{text('cart-heading')}</span>
            <span className={styles.count}>{text('cart-item-count', { count: panelCount(cart) })}</span>
            <Icon name="chevron-down" className={styles.sign} />
          </span>
          <Money amount={cart.total} />
        </summary>
        <ul className={styles.lines}>
          {panelLines(cart).map(line => (
            <Line key={line.id} line={line} />
          ))}
          {hasIncludedTax ? (
            <li>
              <IncludedTaxes taxes={cart.taxes} />
            </li>
          ) : null}
        </ul>
        <p className={styles.more}>
          <Link href={orderHref}>{text('cart-edit')}</Link>
        </p>
      </details>
    </aside>
  )
}

const Line = ({ line: { name, starts, parts, amount } }: { line: PanelLine }) => {
  const text = useText()
  const listWords = useListWords()
  const locale = useVenueLocale()
  const when = starts && [
    dateText({ date: starts.date }, { pattern: 'short', locale }),
    timeText(starts.time, locale),
  ]
  return (
    <li>
      <SumLine label={<span className={styles.name}>{name}</span>} amount={amount} />
      {/* A browser may know its locales in another edition than the server. */}
      {when ? (
        <p className={styles.about} suppressHydrationWarning>
          {when.join(' · ')}
        </p>
      ) : null}
      {parts.length > 0 ? (
        <p className={styles.about}>{listWords(parts.map(part => text('cart-line', part)))}</p>
      ) : null}
    </li>
  )
}
