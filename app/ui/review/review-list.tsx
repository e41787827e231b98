import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/review/review.css.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type ReviewEntry = {
  id: string
  author: string
  /** 'Saturday, November 14, 2026', and for machines. */
  written: string
  date: string
  rating: number
  title: string
  /** The beginning of the comment, and the rest of a long one. */
  comment: string
  rest: string
  /** Where several events are reviewed: which one. */
  event: { name: string; href: string } | null
  own: boolean
}

/** What visitors said, one below the other. */
export const ReviewList = ({ reviews, level = 3 }: { reviews: readonly ReviewEntry[]; level?: 2 | 3 }) => (
  <ul className={styles.list}>
    {reviews.map(review => (
      <li key={review.id} className={styles.entry}>
        <Review review={review} level={level} />
      </li>
    ))}
  </ul>
)

const Review = ({ review, level }: { review: ReviewEntry; level: 2 | 3 }) => {
  const text = useText()
  const Heading = `h${level}` as const
  const { author, written, date, rating, title, event, own } = review
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Stars rating={rating} label={text('reviews-stars', { count: rating })} />
        {own ? <Tag tone="info">{text('reviews-yours')}</Tag> : null}
      </div>
      {title ? (
        <Heading className={styles.title}>
          <bdi>{title}</bdi>
        </Heading>
      ) : null}
      <Comment review={review} />
      <p className={styles.foot}>
        {author ? <bdi className={styles.author}>{author}</bdi> : null}
        <time dateTime={date}>{written}</time>
        {event ? (
          <Link
            href={event.href}
            className={styles.event}
            aria-label={text('reviews-event-link', { name: event.name })}
          >
            {event.name}
          </Link>
        ) : null}
      </p>
    </article>
  )
}

const Comment = ({ review: { comment, rest } }: { review: ReviewEntry }) => {
  const text = useText()
  if (!comment) return null
  if (!rest)
    return (
      <p className={styles.comment}>
        <bdi>{comment}</bdi>
      </p>
    )
  return (
    <details className={styles.long}>
      <summary className={styles.comment}>
        <bdi>{comment}</bdi>
        <span className={styles.unfold}>{text('reviews-read-full')}</span>
      </summary>
      <p className={styles.comment}>
        <bdi>{rest}</bdi>
      </p>
    </details>
  )
}
