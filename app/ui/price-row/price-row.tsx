import type { ReactNode } from 'react'
import * as styles from '#app/ui/price-row/price-row.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

export type PriceRowProps = {
  /** A small `Picture` before the words. */
  picture?: ReactNode
  /** What the ids of description and price begin with: `-description`, `-price`, for the control to be described by. */
  id?: string
  name: ReactNode
  description?: ReactNode
  /** A `Price`. */
  price?: ReactNode
  /** A stepper, a checkbox, a button. */
  control?: ReactNode
  /** Below: why it is limited, what is missing. */
  notice?: ReactNode
  /** It is more of the row above, at another price. */
  belongsAbove?: boolean
}

/** Few enough characters for two lines beside a price and a stepper on a phone. */
const BRIEF = 24
const isBrief = (words: ReactNode) => typeof words === 'string' && words.length <= BRIEF

/** One thing with its price and how many of it. */
export const PriceRow = ({
  id,
  picture,
  name,
  description,
  price,
  control,
  notice,
  belongsAbove,
}: PriceRowProps) => (
  <li className={classNames(styles.row, belongsAbove ? styles.belonging : undefined)}>
    <div className={classNames(styles.front, picture ? styles.withPicture : undefined)}>
      {picture}
      <div className={classNames(styles.words, isBrief(description) ? styles.brief : undefined)}>
        <span className={styles.name}>{name}</span>
        {description && (
          <span className={styles.description} id={id && `${id}-description`}>
            {description}
          </span>
        )}
      </div>
    </div>
    {price || control ? (
      <div className={styles.side}>
        {price && (
          <div className={styles.price} id={id && `${id}-price`}>
            {price}
          </div>
        )}
        {control && <div className={styles.control}>{control}</div>}
      </div>
    ) : null}
    {notice && <div className={styles.notice}>{notice}</div>}
  </li>
)

export const PriceRows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
)
