import { Fragment, type ReactNode } from 'react'
import * as styles from '#app/ui/card/card.css.ts'
import { Link } from '#app/ui/link/link.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'

export type CardProps = {
  /** Leads on; the whole card answers to it. */
  href?: string
  heading: ReactNode
  level?: 2 | 3
  /** A `Picture`. */
  picture?: ReactNode
  /** Tags over the picture. */
  flags?: ReactNode
  /** One sentence. */
  text?: ReactNode
  /** Duration, place, rating: short facts in one line. */
  facts?: ReactNode
  /** Chips. */
  times?: ReactNode
  /** Price and button. */
  foot?: ReactNode
  className?: string
}

/** One thing to choose, in the arrangement the venue chose for its list. */
export const Card = ({
  href,
  heading,
  level = 3,
  picture,
  flags,
  text,
  facts,
  times,
  foot,
  className,
}: CardProps) => {
  const Heading = `h${level}` as const
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.words}>
        <Heading className={styles.heading}>
          {href ? (
            <Link href={href} className={styles.link}>
              {heading}
            </Link>
          ) : (
            heading
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      {(picture || flags) && (
        <div className={styles.picture}>
          {picture}
          {flags && <div className={styles.flags}>{flags}</div>}
        </div>
      )}
      {times && (
        <div className={styles.timesRow}>
          <div className={styles.above}>{times}</div>
        </div>
      )}
      {foot && <div className={classNames(styles.foot, styles.above)}>{foot}</div>}
    </article>
  )
}

/** Cards in a list; `note` is a line across it, below the first card or, where cards stand side by side, the first row. */
export const CardList = ({ children, note }: { children: readonly ReactNode[]; note?: ReactNode }) => (
  <ul className={styles.list}>
    {children.map((card, position) => (
      <Fragment key={position}>
        <li style={{ display: 'grid' }}>{card}</li>
        {note && position === 0 ? <li className={styles.note}>{note}</li> : null}
      </Fragment>
    ))}
  </ul>
)
