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
import { PartyPrice } from '#app/ui/price/party-price.tsx'
import { useRoomForBar } from '#app/ui/styles/use-room-for-bar.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './order-panel.css.ts'
import { Prices, type PricesProps } from './prices.tsx'

type FreeDay = { words: string; href: string /** 'quietest at 10:30' */; quietest: string | null }

export type OrderPanelProps = PricesProps & {
  combo: boolean
  /** The visitor may not buy it: it is for members. */
  locked: boolean
  /** The day in words; null for a combo that cannot be had. */
  day: string | null
  times: readonly TimeChip[]
  /** The day has no starts at all. */
  empty: boolean
  soldOut: boolean
  /** Another day on which there are seats, and further ones. */
  next: FreeDay | null
  later: readonly FreeDay[]
  /** Another event with seats on the day. */
  similar: { name: string; href: string } | null
  /** Where one asks to be written to. */
  waitHref: string | null
  calendarHref: string
  ticketsHref: string
  buyable: boolean
}

/** When, for how much, and on to the order. */
export const OrderPanel = (order: OrderPanelProps) => {
  const text = useText()
  const { day, calendarHref, empty, soldOut, next, buyable, locked, ticketsHref, combo, prices } = order
  /** The calendar is the way on, and not a choice beside it. */
  const hasOnlyCalendar = !(buyable || locked || next)
  return (
    <div className={styles.panel}>
      <div className={styles.day}>
        {day ? (
          <Heading level={2} step="title">
            {text('events-selected-date', { date: day })}
          </Heading>
        ) : null}
        {hasOnlyCalendar ? null : (
          <Link href={calendarHref} className={styles.change}>
            {text('events-select-date')}
          </Link>
        )}
      </div>
      {empty ? (
        <NoticeLine>{text('events-empty')}</NoticeLine>
      ) : soldOut ? (
        <NoticeLine tone="warning">{text('event-card-sold-out')}</NoticeLine>
      ) : null}
      {(buyable || locked) && !soldOut ? <Times {...order} /> : null}
      <Instead {...order} />
      {hasOnlyCalendar ? (
        <ButtonLink href={calendarHref} tone={order.waitHref ? 'secondary' : 'primary'} icon="calendar">
          {text('events-empty-link')}
        </ButtonLink>
      ) : null}
      {prices.length > 0 && !soldOut ? <Prices {...order} /> : null}
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

/** Sold out is a beginning: the next day with places, further ones, another event, the list of those who wait. */
const Instead = ({ next, later, similar, waitHref, buyable, locked }: OrderPanelProps) => {
  const text = useText()
  return (
    <>
      {next ? (
        <div className={styles.instead}>
          <ButtonLink href={next.href} tone={buyable || locked ? 'secondary' : 'primary'} iconEnd="arrow-end">
            {next.words}
          </ButtonLink>
          {next.quietest ? <span className={styles.about}>{next.quietest}</span> : null}
        </div>
      ) : null}
      {later.length > 0 ? <LaterDays days={later} /> : null}
      {similar ? (
        <Link href={similar.href} className={styles.change}>
          {text('event-detail-similar', { name: similar.name })}
        </Link>
      ) : null}
      {waitHref ? (
        <ButtonLink href={waitHref} tone={next || buyable ? 'secondary' : 'primary'} icon="mail">
          {text('waiting-list-link')}
        </ButtonLink>
      ) : null}
    </>
  )
}

const LaterDays = ({ days }: { days: readonly FreeDay[] }) => {
  const text = useText()
  return (
    <div className={styles.instead}>
      <Heading level={3} step="label">
        {text('event-detail-next-dates')}
      </Heading>
      <ul>
        {days.map(({ words, href, quietest }) => (
          <li key={href} className={styles.later}>
            <Link href={href} className={styles.change}>
              {words}
            </Link>
            {quietest ? <span className={styles.about}>{quietest}</span> : null}
          </li>
        ))}
      </ul>
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
export const OrderBar = ({ prices, party, ticketsHref, combo }: OrderPanelProps) => {
  const text = useText()
  const { price: money } = useMoney()
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar)
  const paid = prices.some(({ retail }) => retail > 0) ? prices.filter(({ retail }) => retail > 0) : prices
  const least = paid.length > 0 ? Math.min(...paid.map(({ price }) => price)) : null
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
