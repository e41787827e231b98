import { useRef } from 'react'
import { LISTED_TIMES } from '#app/rules/slots/shown-times.ts'
import type { TimeChip } from '#app/rules/slots/time-chip.ts'
import { leastPrice } from '#app/rules/tickets/least-price.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { useTimeLinks } from '#app/ui/chips/use-time-links.ts'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { PartyPrice } from '#app/ui/price/party-price.tsx'
import { useRoomForBar } from '#app/ui/styles/use-room-for-bar.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { type Instead, InsteadOfDay } from './instead.tsx'
import * as styles from './order-panel.css.ts'
import { Prices, type PricesProps } from './prices.tsx'

export type OrderPanelProps = PricesProps &
  Instead & {
    name: string
    combo: boolean
    /** The visitor may not buy it: it is for members. */
    locked: boolean
    /** The day in words; null for a combo that cannot be had. */
    day: string | null
    /** the hours of today, where they say why little is left of it or nothing */
    hours: string | null
    times: readonly TimeChip[]
    soldOut: boolean
    calendarHref: string
    ticketsHref: string
    buyable: boolean
    /** what the membership of a verified member gives free of charge, in words */
    memberFree: string | null
  }

/** When, on to the order, and for how much: the button is in sight above the prices, however many there are. */
export const OrderPanel = (order: OrderPanelProps) => {
  const text = useText()
  const { name, day, calendarHref, without, soldOut, next, buyable, locked, ticketsHref, combo, prices } =
    order
  /** The calendar is the way on, and not a choice beside it. */
  const hasOnlyCalendar = !(buyable || locked || next)
  /** A calendar of days that are all sold out leads nowhere. */
  const isOver = without === 'all-sold-out' && Boolean(order.wait || order.similar)
  return (
    <div className={styles.panel}>
      <div className={styles.day}>
        {day ? (
          <Heading level={2} step="title" className={styles.dayHeading}>
            {text('events-selected-date', { date: day })}
          </Heading>
        ) : null}
        {order.hours ? <VenueHours words={order.hours} open={false} /> : null}
        {soldOut && !without ? (
          <span className={styles.state}>
            <Tag icon="close">{text('event-card-sold-out')}</Tag>
          </span>
        ) : null}
        {hasOnlyCalendar ? null : (
          <Link href={calendarHref} className={styles.change}>
            {text(day ? 'event-detail-change-date' : 'events-select-date')}
          </Link>
        )}
      </div>
      {without ? <NoticeLine>{text(`event-detail-${without}`, { name })}</NoticeLine> : null}
      {(buyable || locked) && !soldOut ? <Times {...order} /> : null}
      <InsteadOfDay {...order} />
      {hasOnlyCalendar && !isOver ? (
        <ButtonLink href={calendarHref} tone={order.wait ? 'secondary' : 'primary'} icon="calendar">
          {text('events-empty-link')}
        </ButtonLink>
      ) : null}
      {buyable ? (
        <div className={styles.main}>
          <ButtonLink href={ticketsHref} size="large" wide>
            {text(combo ? 'event-detail-buy-combo' : 'event-detail-tickets')}
          </ButtonLink>
        </div>
      ) : null}
      {prices.length > 0 && !soldOut ? <Prices {...order} /> : null}
      {buyable && order.memberFree ? <NoticeLine tone="positive">{order.memberFree}</NoticeLine> : null}
    </div>
  )
}

const Times = ({ times, ticketsHref, locked }: OrderPanelProps) => {
  const text = useText()
  const links = useTimeLinks(times, locked ? null : ticketsHref)
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

/** At the thumb on phones, wherever the visitor reads: the least price, and on to the order. */
export const OrderBar = ({ prices, timedPrices, party, ticketsHref, combo }: OrderPanelProps) => {
  const text = useText()
  const { price: money } = useMoney()
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar)
  const all = timedPrices.length > 0 ? timedPrices.flatMap(group => group.prices) : prices
  const entries = all.map(({ retail, price }) => ({ price: retail, discountedPrice: price }))
  const least = leastPrice(entries)?.discountedPrice ?? null
  const leastText = (cents: number) =>
    cents > 0 ? text('event-card-from-price', { price: money(cents) }) : money(cents)
  return (
    <div ref={bar} className={styles.bar}>
      <span className={styles.least}>
        {party && (least || party.most > 0) ? (
          <PartyPrice {...party} />
        ) : least === null ? null : (
          leastText(least)
        )}
      </span>
      <ButtonLink href={ticketsHref}>
        {text(combo ? 'event-detail-buy-combo' : 'event-detail-tickets')}
      </ButtonLink>
    </div>
  )
}
