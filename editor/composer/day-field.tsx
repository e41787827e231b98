import { useEffect, useState } from 'react'
import { classNames } from '#app/ui/styles/class-names.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import type { KeptDay } from '#editor/preview/scene-day.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type DayFieldProps = {
  /** The day that the preview shows, YYYY-MM-DD; null where its scene has none. */
  day: string | null
  /** Today at the venue. */
  today: string
  /** With null, when the field is emptied, the preview goes back to the day that it began with. */
  onDay: (day: string | null) => void
}

/** The day as of which the preview shows the shop. While a year is typed its first digits are no day to show. */
export const DayField = ({ day, today, onDay }: DayFieldProps) => {
  const text = useText()
  const [typed, setTyped] = useState(day ?? '')
  useEffect(() => setTyped(day ?? ''), [day])
  if (day === null) return null
  const type = (next: string) => {
    setTyped(next)
    if (next === '') onDay(null)
    else if (next >= today && next <= lastDay(today)) onDay(next)
  }
  return (
    <label className={styles.selectLabel}>
      {text('editor-day')}
      <input
        type="date"
        className={classNames(chrome.input, styles.select)}
        min={today}
        max={lastDay(today)}
        value={typed}
        onChange={event => type(event.currentTarget.value)}
        onBlur={() => setTyped(day)}
      />
    </label>
  )
}

/** Nobody sells further ahead than a few years. */
const YEARS = 5

const lastDay = (today: string) => `${Number(today.slice(0, 4)) + YEARS}-12-31`

const reasons = {
  played: 'editor-day-played',
  closed: 'editor-day-closed',
  'sold-out': 'editor-day-sold-out',
} as const satisfies Record<KeptDay['why'], string>

/** The day of a scene that cannot be shown as of another one, and why. */
export const KeptDayNote = ({ day, why, locale }: KeptDay & { locale: string }) => {
  const text = useText()
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  return <p className={styles.selectLabel}>{text(reasons[why], { date })}</p>
}
