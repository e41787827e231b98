import type { ReactNode } from 'react'
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

/** Cards in a list; `items` keep their order on every width. */
export const CardList = ({ children }: { children: readonly ReactNode[] }) => (
  <ul className={styles.list}>
    {children.map((card, position) => (
      <li key={position} style={{ display: 'grid' }}>
        {card}
      </li>
    ))}
  </ul>
)
