import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './reviews.css.ts'

type ReviewFilterProps = {
  /** how many gave one star, two, … five; and where those alone are read */
  counts: readonly number[]
  hrefs: readonly string[]
  shown: number | null
  /** where all are read */
  allHref: string
}

/** Reviews with so many stars alone, or all; a number of stars that nobody gave cannot be pressed. */
export const ReviewFilter = ({ counts, hrefs, shown, allHref }: ReviewFilterProps) => {
  const text = useText()
  const label = text('reviews-filter')
  const rated = [5, 4, 3, 2, 1].map(stars => ({
    value: String(stars),
    label: text('reviews-stars', { count: stars }),
    href: counts[stars - 1] ? (hrefs[stars - 1] ?? null) : null,
    current: stars === shown,
  }))
  const all = { value: 'all', label: text('reviews-filter-all'), href: allHref, current: shown === null }
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ChipLinks label={label} tone="outlined" links={[all, ...rated]} />
    </div>
  )
}
