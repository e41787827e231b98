import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { RatingSummary, type RatingSummaryProps } from '#app/ui/review/rating-summary.tsx'
import { type ReviewEntry, ReviewList } from '#app/ui/review/review-list.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './event-reviews.css.ts'
import { WriteReview, type WriteReviewProps } from './write-review.tsx'

export type EventReviewsProps = {
  summary: RatingSummaryProps | null
  reviews: readonly ReviewEntry[]
  /** The same page with five more; null at the end. */
  moreHref: string | null
  /** for who came with an invitation */
  writing: WriteReviewProps | null
}

/** What visitors said about the event; whoever writes a review has the form before it, as a part of its own. */
export const EventReviews = (props: EventReviewsProps) =>
  props.writing?.state === 'shown' ? (
    <>
      <WriteReview {...props.writing} />
      <PastReviews {...props} writing={null} />
    </>
  ) : (
    <PastReviews {...props} />
  )

/** What visitors said, five at a time (ORD-038). */
const PastReviews = ({ summary, reviews, moreHref, writing }: EventReviewsProps) => {
  const text = useText()
  return (
    <Section heading={text('reviews-heading')} id="reviews">
      {writing ? <WriteReview {...writing} /> : null}
      {summary ? <RatingSummary {...summary} /> : <p>{text('reviews-empty')}</p>}
      {reviews.length > 0 ? <ReviewList reviews={reviews} /> : null}
      {moreHref ? (
        <Link to={moreHref} className={styles.more} preventScrollReset replace>
          {text('reviews-see-more')}
          <Icon name="chevron-down" />
        </Link>
      ) : null}
    </Section>
  )
}
