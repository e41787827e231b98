import { useRef } from 'react'
import { LISTED_TIMES } from '#app/rules/slots/shown-times.ts'
import type { TimeChip } from '#app/rules/slots/time-chip.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { useTimeLinks } from '#app/ui/chips/use-time-links.ts'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { useRoomForBar } from '#app/ui/styles/use-room-for-bar.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './order-panel.css.ts'

export type OrderPanelProps = {
  combo: boolean
  /** The day in words; null for a combo that cannot be had. */
  day: string | null
  times: readonly TimeChip[]
  /** The day has no starts at all. */
  empty: boolean
  soldOut: boolean
  /** Another day on which there are seats. */
  next: { words: string; href: string } | null
  calendarHref: string
  ticketsHref: string
  buyable: boolean
  /** Cents; `retail` is more than `price` where the visitor pays less. */
  prices: readonly { id: string; name: string; description: string; price: number; retail: number }[]
  forMembers: boolean
}

/** When, for how much, and on to the order. */
export const OrderPanel = (order: OrderPanelProps) => {
  const text = useText()
  const { day, calendarHref, empty, soldOut, next, buyable, ticketsHref, combo, prices } = order
  return (
    <div className={styles.panel}>
      <div className={styles.day}>
        {day ? (
          <Heading level={2} step="title">
            {text('events-selected-date', { date: day })}
          </Heading>
        ) : null}
        <Link href={calendarHref} className={styles.change}>
          {text('events-select-date')}
        </Link>
      </div>
      {empty ? (
        <NoticeLine>{text('events-empty')}</NoticeLine>
      ) : soldOut ? (
        <NoticeLine tone="warning">{text('event-card-sold-out')}</NoticeLine>
      ) : null}
      {buyable || soldOut ? <Times {...order} /> : null}
      {next ? (
        <ButtonLink href={next.href} tone={buyable ? 'secondary' : 'primary'} iconEnd="arrow-end">
          {next.words}
        </ButtonLink>
      ) : null}
      {buyable || next ? null : (
        <ButtonLink href={calendarHref} icon="calendar">
          {text('events-empty-link')}
        </ButtonLink>
      )}
      {prices.length > 0 ? <Prices {...order} /> : null}
      {buyable ? (
        <div className={styles.main}>
          <ButtonLink href={ticketsHref} size="large" wide>
            {text(combo ? 'event-detail-buy-combo' : 'event-detail-tickets')}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}

const Times = ({ times, ticketsHref }: OrderPanelProps) => {
  const text = useText()
  const links = useTimeLinks(times, ticketsHref)
  if (links.length === 0) return null
  const more = links.length - LISTED_TIMES
  return (
    <div className={styles.times}>
      <Heading level={3} step="label">
        {text('event-detail-times-heading')}
      </Heading>
      <ChipLinks
        label={text('event-detail-times-heading')}
        links={links}
        columns={equalWidthGrid}
        shown={LISTED_TIMES}
        moreLabel={more > 0 ? text('event-card-more-times', { count: more }) : undefined}
      />
    </div>
  )
}

const Prices = ({ prices, forMembers }: OrderPanelProps) => {
  const text = useText()
  const { price: money } = useMoney()
  return (
    <div className={styles.prices}>
      <Heading level={3} step="label">
        {text('event-detail-price')}
      </Heading>
      <ul className={styles.rows}>
        {prices.map(({ id, name, description, price, retail }) => (
          <li key={id} className={styles.row}>
            <span className={styles.who}>
              <span className={styles.name}>{name}</span>
              {description ? <span className={styles.about}>{description}</span> : null}
            </span>
            <Price
              amount={price}
              retail={retail}
              retailLabel={text('event-card-regular-price', { price: money(retail) })}
              note={
                forMembers && price < retail
                  ? text('event-card-member-price', { price: money(price) })
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** At the thumb on phones, wherever the visitor reads: the least price, and on to the order. */
export const OrderBar = ({ prices, ticketsHref, combo }: OrderPanelProps) => {
  const text = useText()
  const { price: money } = useMoney()
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar)
  const paid = prices.some(({ retail }) => retail > 0) ? prices.filter(({ retail }) => retail > 0) : prices
  const least = paid.length > 0 ? Math.min(...paid.map(({ price }) => price)) : null
  return (
    <div ref={bar} className={styles.bar}>
      <span className={styles.least}>
        {least === null
          ? null
          : least > 0
            ? text('event-card-from-price', { price: money(least) })
            : money(least)}
      </span>
      <ButtonLink href={ticketsHref}>
        {text(combo ? 'event-detail-buy-combo' : 'event-detail-tickets')}
      </ButtonLink>
    </div>
  )
}
