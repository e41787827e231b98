import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Money, Payable } from '#app/ui/price/price.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
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
  /** Its codes, where it is a visit of today. */
  doorHref: string | null
  /** Its admissions, or those it had until it was cancelled. */
  ticketCount: number
  /** What was bought, by name. */
  items: readonly string[]
  isCancelled: boolean
  /** Cents, as it came to. */
  total: number
  /** Cents that go back where it was cancelled. */
  refund: number | null
  card: { brand: string; lastFour: string } | null
}

type ShownEntry = Omit<OrderEntryProps, 'isUpcoming'>

/** One order of the history: what it was and for when, then its number and how it was paid (MEM-012). All of it leads to the order. */
export const OrderEntry = (order: ShownEntry) => {
  const { orderNumber, href, picture, date, items, isCancelled, card, doorHref } = order
  const text = useText()
  const listWords = useListWords()
  return (
    <li className={styles.entry}>
      <Picture
        picture={picture}
        shape="square"
        decorative
        sizes="8rem"
        faded={isCancelled}
        className={styles.picture}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          {isCancelled ? <Tag>{text('account-orders-cancelled')}</Tag> : null}
          {items.length > 0 ? <p className={styles.items}>{listWords(items)}</p> : null}
        </div>
        <OrderTotal {...order} />
      </div>
      <div className={styles.facts}>
        <OrderVisit {...order} />
        <p className={styles.about}>
          <Link href={href} className={styles.number}>
            {orderNumber}
          </Link>
          {card ? <span>{text('account-orders-card', card)}</span> : null}
          <span>{text('account-orders-purchased', { date })}</span>
        </p>
      </div>
      <Icon name="chevron-end" className={styles.chevron} />
      {doorHref ? (
        <div className={styles.door}>
          <ButtonLink href={doorHref} size="small" icon="ticket">
            {text('account-orders-door')}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  )
}

/** For when it is, and for how many; for when it had been where it was cancelled. */
const OrderVisit = ({ visit, ticketCount, isCancelled }: ShownEntry) => {
  const text = useText()
  const tickets = ticketCount > 0 ? text('account-orders-tickets', { count: ticketCount }) : null
  const words = [visit && text('account-orders-visit', visit), tickets].filter(Boolean)
  const Word = isCancelled ? 's' : 'span'
  return words.length > 0 ? (
    <p className={isCancelled ? styles.pastVisit : styles.visit}>
      <Word>{words.join(' · ')}</Word>
    </p>
  ) : null
}

/** What it came to; struck where all of it goes back. */
const OrderTotal = ({ total, refund }: ShownEntry) => {
  const text = useText()
  const { money } = useMoney()
  const isVoid = refund !== null && refund === total
  return (
    <p className={styles.total}>
      <span className={isVoid ? styles.voidTotal : undefined}>
        {isVoid ? (
          <s>
            <Money amount={total} />
          </s>
        ) : (
          <Payable amount={total} />
        )}
      </span>
      {refund ? (
        <span className={styles.refund}>{text('account-orders-refunded', { amount: money(refund) })}</span>
      ) : null}
    </p>
  )
}
