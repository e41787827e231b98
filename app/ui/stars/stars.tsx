import { Fragment, type ReactNode, useId, useState } from 'react'
import { type FieldErrors, FieldGroup } from '#app/ui/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/stars/stars.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
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

export type StarRow = {
  stars: number
  count: number
  label: string
  /** where those alone are read, and whether they are */
  href?: string | undefined
  isShown?: boolean
}

/** How many gave how many stars, five first. `label` is the row in words. */
export const StarChart = ({ rows }: { rows: readonly StarRow[] }) => {
  const total = Math.max(
    1,
    rows.reduce((sum, row) => sum + row.count, 0),
  )
  return (
    <ul className={styles.chart}>
      {rows.map(({ stars, count, label, href, isShown }) => (
        <li key={stars}>
          <ChartRow href={count > 0 ? href : undefined} isShown={isShown}>
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
          </ChartRow>
        </li>
      ))}
    </ul>
  )
}

type ChartRowProps = { href: string | undefined; isShown: boolean | undefined; children: ReactNode }

const ChartRow = ({ href, isShown, children }: ChartRowProps) =>
  href ? (
    <Link
      href={href}
      keepScroll
      className={classNames(styles.chartRow, styles.chartLink)}
      aria-current={isShown ? 'true' : undefined}
    >
      {children}
    </Link>
  ) : (
    <span className={styles.chartRow}>{children}</span>
  )

export type StarInputProps = {
  legend: string
  name: string
  defaultValue?: number
  labelOf: (stars: number) => string
  error?: FieldErrors
}

/**
 * Stars to give: radio buttons of the device in the order they are read, so that keys, fingers and screen readers know them and a
 * form without scripts sends them. The star under a pointer shows what it would mean before it is pressed (MEM-173).
 */
export const StarInput = ({ legend, name, defaultValue, labelOf, error }: StarInputProps) => {
  const id = useId()
  const [chosen, choose] = useState(defaultValue)
  const [pointed, pointAt] = useState<number>()
  const value = pointed ?? chosen
  return (
    <FieldGroup legend={legend} error={error} required>
      <div className={styles.line}>
        <div className={styles.input} onPointerLeave={() => pointAt(undefined)}>
          {five.map(stars => (
            <Fragment key={stars}>
              <input
                className={styles.inputRadio}
                type="radio"
                id={`${id}-${stars}`}
                name={name}
                value={stars}
                defaultChecked={stars === defaultValue}
                onChange={() => choose(stars)}
              />
              <label
                className={styles.inputStar}
                htmlFor={`${id}-${stars}`}
                onPointerEnter={() => pointAt(stars)}
              >
                <Icon name="star" filled />
                <VisuallyHidden>{labelOf(stars)}</VisuallyHidden>
              </label>
            </Fragment>
          ))}
        </div>
        <output className={styles.inputWords} aria-hidden="true">
          {value ? labelOf(value) : null}
        </output>
      </div>
    </FieldGroup>
  )
}
