import { Icon } from '#app/ui/icon/icon.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { useRatingText } from '#app/ui/stars/use-rating-text.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useListWords, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './facts.css.ts'

export type FactsProps = {
  /** Minutes. */
  duration: number | null
  places: readonly string[]
  /** 'A or B': events one of which must be bought with it. */
  onlyWith: string | null
  rating: { average: number; count: number } | null
}

/** How long, where, how well liked: one line. */
export const Facts = ({ duration, places, onlyWith, rating }: FactsProps) => {
  const text = useText()
  const listWords = useListWords()
  const ratingText = useRatingText()
  if (!duration && places.length === 0 && !onlyWith && !rating) return null
  const average = rating ? ratingText(rating.average) : ''
  return (
    <dl className={styles.facts}>
      {duration ? (
        <div className={styles.fact}>
          <dt className={styles.sign}>
            <Icon name="clock" />
            <VisuallyHidden>{text('event-detail-duration')}</VisuallyHidden>
          </dt>
          <dd>{text('event-duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })}</dd>
        </div>
      ) : null}
      {places.length > 0 ? (
        <div className={styles.fact}>
          <dt className={styles.sign}>
            <Icon name="pin" />
            <VisuallyHidden>{text('event-detail-location')}</VisuallyHidden>
          </dt>
          <dd>{listWords(places)}</dd>
        </div>
      ) : null}
      {onlyWith ? (
        <div className={styles.fact}>
          <dt className={styles.sign}>
            <Icon name="ticket" />
            <VisuallyHidden>{text('event-detail-prerequisite')}</VisuallyHidden>
          </dt>
          <dd>{text('event-detail-prerequisite-names', { names: onlyWith })}</dd>
        </div>
      ) : null}
      {rating ? (
        <div className={styles.fact}>
          <dt className={styles.unseen}>{text('event-detail-rating')}</dt>
          <dd className={styles.rating}>
            <Stars rating={rating.average} label={text('events-rating', { average })} />
            <span aria-hidden="true">{average}</span>
            <a href="#reviews" className={styles.count}>
              {text('reviews-comment-count', { count: rating.count })}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
