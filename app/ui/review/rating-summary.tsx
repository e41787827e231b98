import * as styles from '#app/ui/review/review.css.ts'
import { StarChart, Stars } from '#app/ui/stars/stars.tsx'
import { useRatingText } from '#app/ui/stars/use-rating-text.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type RatingSummaryProps = {
  /** 1 to 5. */
  average: number
  count: number
  /** How many gave one star, two, … five. */
  counts: readonly number[]
  /** where the reviews with so many stars are read, one star first; and those that are shown */
  hrefs?: readonly string[]
  shown?: number | null
}

/** The average, large, and how it came about. */
export const RatingSummary = ({ average, count, counts, hrefs, shown }: RatingSummaryProps) => {
  const text = useText()
  const rating = useRatingText()(average)
  const rows = [5, 4, 3, 2, 1].map(stars => {
    const ratings = counts[stars - 1] ?? 0
    return {
      stars,
      count: ratings,
      label: text('reviews-distribution', { stars, count: ratings }),
      href: hrefs?.[stars - 1],
      isShown: stars === shown,
    }
  })
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {rating}
        </span>
        <Stars rating={average} label={text('reviews-average', { average: rating })} />
        <span className={styles.count}>{text('reviews-comment-count', { count })}</span>
      </div>
      <div className={styles.chart}>
        <StarChart rows={rows} />
      </div>
    </div>
  )
}
