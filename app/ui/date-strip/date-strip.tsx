import { useEffect, useRef } from 'react'
import * as styles from '#app/ui/date-strip/date-strip.css.ts'
import { Link } from '#app/ui/link/link.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

export type StripDay = {
  /** YYYY-MM-DD */
  date: string
  /** 'Sat' and 21, or the month's name on its first day. */
  weekday: string
  number: string
  /** 'Dec' below the number, where a month begins and the weekday stays */
  month?: string
  href: string
  /** Has events. */
  available: boolean
  selected: boolean
  today: boolean
  /** what is special about it, in one short word below its number */
  mark?: string
  /** The day in words: 'Saturday, November 21, events available'. */
  label: string
}

const lookOf = ({ selected, available }: StripDay) => (selected ? 'selected' : available ? 'open' : 'closed')
const dotOf = ({ selected, available }: StripDay) =>
  available && selected ? 'selected' : available ? 'open' : 'closed'

type DateStripProps = {
  label: string
  days: readonly StripDay[]
  /** `week`: seven days fill a narrow column, so that none is cut */
  look?: keyof typeof styles.strip
}

/** The next days in a row; a dot where there is something to see. The chosen one is scrolled into view. */
export const DateStrip = ({ label, days, look = 'page' }: DateStripProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const selected = days.find(day => day.selected)?.date
  useEffect(() => {
    const chosen = selected && strip.current?.querySelector<HTMLElement>('[aria-current]')
    const before = chosen ? (chosen.closest('li')?.previousElementSibling ?? chosen) : null
    if (before && strip.current) showFirst(strip.current, before.getBoundingClientRect())
  }, [selected])
  return (
    <nav aria-label={label}>
      <ul className={styles.strip[look]} ref={strip}>
        {days.map(day => (
          <li key={day.date} className={styles.item}>
            <Link
              href={day.href}
              keepScroll
              className={classNames(styles.day[lookOf(day)], day.mark && styles.marked)}
              aria-current={day.selected ? 'date' : undefined}
            >
              <StripDayWords day={day} />
              <VisuallyHidden>{day.label}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The day before the chosen one stands where a row begins, in either direction of reading. */
const showFirst = (strip: HTMLElement, { left, right }: DOMRect) => {
  const { direction, paddingInlineStart } = getComputedStyle(strip)
  const own = strip.getBoundingClientRect()
  const padding = Number.parseFloat(paddingInlineStart) || 0
  strip.scrollLeft += direction === 'rtl' ? right - own.right + padding : left - own.left - padding
}

const StripDayWords = ({ day }: { day: StripDay }) => (
  <>
    <span className={styles.weekday} aria-hidden="true">
      {day.weekday}
    </span>
    <span className={classNames(styles.number, day.today && styles.todayNumber)} aria-hidden="true">
      {day.number}
    </span>
    {day.mark ? (
      <span className={styles.mark} aria-hidden="true">
        {day.mark}
      </span>
    ) : (
      <span className={styles.foot} aria-hidden="true">
        {day.available || !day.month ? <span className={styles.dot[dotOf(day)]} /> : null}
        {day.month}
      </span>
    )}
  </>
)
