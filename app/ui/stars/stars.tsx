import { useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from '#app/ui/stars/stars.css.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'

const five = [1, 2, 3, 4, 5] as const

/** A rating between 0 and 5 as stars; `label` says it in words: '4.3 out of 5 stars'. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    <span className={styles.empty} />
    <span
      className={styles.full}
      style={{ inlineSize: `${Math.round(Math.max(0, Math.min(5, rating)) * 200) / 10}%` }}
    />
  </span>
)

export type StarRow = { stars: number; count: number; label: string }

/** How many gave how many stars, five first. `label` is the row in words. */
export const StarChart = ({ rows }: { rows: readonly StarRow[] }) => {
  const total = Math.max(
    1,
    rows.reduce((sum, row) => sum + row.count, 0),
  )
  return (
    <ul className={styles.chart}>
      {rows.map(({ stars, count, label }) => (
        <li key={stars} className={styles.chartRow}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={styles.chartStars} aria-hidden="true">
            {stars} <Icon name="star" filled />
          </span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ display: 'block', inlineSize: `${(count / total) * 100}%` }}
            />
          </span>
          <span className={styles.chartCount} aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </ul>
  )
}

export type StarInputProps = {
  legend: string
  name: string
  defaultValue?: number
  labelOf: (stars: number) => string
  describedBy?: string
}

/** Stars to give: a radio group, so that it works with every device and without JavaScript. */
export const StarInput = ({ legend, name, defaultValue, labelOf, describedBy }: StarInputProps) => {
  const id = useId()
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles.inputRadio}>{legend}</legend>
      <div className={styles.input}>
        {[...five].reverse().map(stars => (
          <StarRadio
            key={stars}
            id={`${id}-${stars}`}
            name={name}
            value={stars}
            label={labelOf(stars)}
            checked={stars === defaultValue}
          />
        ))}
      </div>
    </fieldset>
  )
}

const StarRadio = ({
  id,
  name,
  value,
  label,
  checked,
}: {
  id: string
  name: string
  value: number
  label: string
  checked: boolean
}) => (
  <>
    <input
      className={styles.inputRadio}
      type="radio"
      id={id}
      name={name}
      value={value}
      defaultChecked={checked}
    />
    <label className={styles.inputStar} htmlFor={id}>
      <Icon name="star" filled />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  </>
)
