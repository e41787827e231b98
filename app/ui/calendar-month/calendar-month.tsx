import { type ReactNode, useId } from 'react'
import * as styles from '#app/ui/calendar-month/calendar-month.css.ts'
import { useDateGrid } from '#app/ui/calendar-month/use-date-grid.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

export type AvailabilityMark = keyof typeof styles.markFill

/** A place of the grid as it is shown, every word decided (ORD-096, ORD-097). */
export type MonthCell =
  | { kind: 'blank' }
  /** A day before today: its number, in a column and a month that say the rest. */
  | { kind: 'over'; number: string }
  | {
      kind: 'day'
      /** YYYY-MM-DD */
      date: string
      /** The day's number in the digits of the locale. */
      number: string
      /** Where picking it leads, of one that is sold out to what there is instead; null for a day without events. `keepScroll`: to this page again. */
      href: string | null
      keepScroll?: boolean
      /** The whole day in words: 'Saturday, November 21, from $12, few left'. */
      label: string
      selected?: boolean
      /** 'Today', on that day. */
      todayLabel?: string
      /** 'Your day', on one that the order has. */
      orderedLabel?: string
      /** It has starts, and no seat. */
      soldOut?: boolean
      /** 'No Events', on a day without; phones leave it out. */
      disabledLabel?: string
      /** Phones, which leave that out, draw a dash. */
      dash?: boolean
      /** 'Few left', on a day that is marked; phones leave it out. */
      stateLabel?: string
      note?: string
      price?: string
      mark?: AvailabilityMark
    }

export type Weekday = { short: string; long: string }

export type CalendarMonthProps = {
  /** 'November 2026'. */
  heading: string
  level?: 2 | 3
  /** Seven, from the first of the week. */
  weekdays: readonly Weekday[]
  weeks: readonly (readonly MonthCell[])[]
  /** What is told of its days. */
  children?: ReactNode
}

type CalendarMonthsProps = { start: string /** 0 for Sunday */; weekStart: number; children: ReactNode }

/** Several months as one date grid: arrow keys walk from one into the next. */
export const CalendarMonths = ({ start, weekStart, children }: CalendarMonthsProps) => (
  <div className={styles.months} {...useDateGrid(start, weekStart)}>
    {children}
  </div>
)

/** One month. Days are links, so that picking works without JavaScript. Stands inside `CalendarMonths`. */
export const CalendarMonth = ({ heading, level = 2, weekdays, weeks, children }: CalendarMonthProps) => {
  const headingId = useId()
  return (
    <section className={styles.month} aria-labelledby={headingId}>
      <Heading level={level} step="title" id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table whose days take arrow keys. */}
      <table className={styles.grid} role="grid" aria-labelledby={headingId}>
        <thead>
          <tr>
            {weekdays.map(weekday => (
              <th key={weekday.long} scope="col" abbr={weekday.long} className={styles.weekday}>
                <span className={styles.short}>{weekday.short}</span>
                <span className={styles.long}>{weekday.long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid a cell is a gridcell, which can be selected.
                <td
                  key={column}
                  className={styles.cell}
                  aria-selected={cell.kind === 'day' ? Boolean(cell.selected) : undefined}
                >
                  {cell.kind === 'day' && <Day {...cell} />}
                  {cell.kind === 'over' && <DayOver {...cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  )
}

type DayCell = Extract<MonthCell, { kind: 'day' }>

const lookOf = ({ href, selected, soldOut }: DayCell) =>
  selected ? 'selected' : href && !soldOut ? 'open' : 'disabled'

const Day = (cell: DayCell) => {
  const { date, href, keepScroll, label, todayLabel, selected } = cell
  const shared = {
    className: classNames(styles.day[lookOf(cell)], cell.orderedLabel && styles.ordered),
    'data-date': date,
    'aria-current': todayLabel ? ('date' as const) : undefined,
  }
  const words = (
    <>
      <DayWords {...cell} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
  return href ? (
    <Link href={href} keepScroll={keepScroll} data-selected={selected ? '' : undefined} {...shared}>
      {words}
    </Link>
  ) : (
    <span aria-disabled="true" {...shared}>
      {words}
    </span>
  )
}

/** The keyboard passes it by, as it does the days of weeks that are not drawn. */
const DayOver = ({ number }: { number: string }) => (
  <span className={styles.day.disabled} aria-disabled="true">
    <span className={styles.number}>{number}</span>
  </span>
)

const DayWords = ({
  number,
  todayLabel,
  orderedLabel,
  disabledLabel,
  dash,
  stateLabel,
  soldOut,
  note,
  price,
  mark,
}: DayCell) => (
  <span aria-hidden="true" style={{ display: 'contents' }}>
    <span className={classNames(styles.number, todayLabel && styles.today, soldOut && styles.soldOut)}>
      {number}
    </span>
    {orderedLabel && <span className={styles.orderedWord}>{orderedLabel}</span>}
    {todayLabel && !orderedLabel && <span className={styles.roomyWord}>{todayLabel}</span>}
    {disabledLabel && !todayLabel && <span className={styles.roomyWord}>{disabledLabel}</span>}
    {dash && <span className={styles.dash}>–</span>}
    {stateLabel && !todayLabel && !orderedLabel && <span className={styles.roomyWord}>{stateLabel}</span>}
    {price && <DayPrice price={price} />}
    {note && <span className={styles.note}>{note}</span>}
    {mark && (
      <span className={styles.mark}>
        <span className={styles.markFill[mark]} />
      </span>
    )}
  </span>
)

/** On the narrowest phones the amount has the room of its currency, which the day's name says. */
const DayPrice = ({ price }: { price: string }) => {
  const [, before = '', amount = price, after = ''] = AMOUNT.exec(price) ?? []
  return (
    <span className={styles.price}>
      <span className={styles.currency}>{before}</span>
      {amount}
      <span className={styles.currency}>{after}</span>
    </span>
  )
}

const AMOUNT = /^(\P{Nd}*)(\p{Nd}(?:.*\p{Nd})?)(\P{Nd}*)$/su
