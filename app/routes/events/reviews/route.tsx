import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { pageSharing } from '#app/pages/page-sharing.ts'
import { reviewEntries } from '#app/pages/review-entries.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { addressWith, withQuery } from '#app/rules/links/query.ts'
import { eventDetailHref, eventsListHref, reviewsHref } from '#app/rules/links/storefront-links.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { RatingSummary } from '#app/ui/review/rating-summary.tsx'
import { ReviewList } from '#app/ui/review/review-list.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ratingParam, readReviews } from './read-reviews.server.ts'
import { reviewOrderLinks } from './review-order-links.ts'
import { ReviewOrders } from './review-orders.tsx'
import * as styles from './reviews.css.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, url, tenantId } = visit
  const base = linkBase(visit)
  const date = askedDate(url) ?? undefined
  const { list, total, summary, counts, pages } = await readReviews(visit)
  const rating = ratingParam(url)
  const ratedHref = (stars: string | null) => addressWith(url, { rating: stars, page: null })
  const shown = venue.company.reviews && summary.average !== null
  const eventHref = (eventId: string) => eventDetailHref(base, { eventId, date })
  return {
    title: venue.title(venue.text('reviews-page-title')),
    messages: venue.messages(['reviews']),
    sharing: pageSharing(visit, {
      path: reviewsHref({ tenantId }),
      description: venue.text('sharing-reviews-description', { venue: venue.name }),
    }),
    summary: shown
      ? {
          average: summary.average ?? 0,
          count: summary.ratings,
          counts,
          hrefs: ['1', '2', '3', '4', '5'].map(stars => ratedHref(stars === String(rating) ? null : stars)),
          shown: rating ?? null,
        }
      : null,
    orders: reviewOrderLinks(url),
    allHref: ratedHref(null),
    reviews: reviewEntries(list, { locale: venue.locale, eventHref }),
    moreHref:
      list.length < total
        ? withQuery(url.pathname, { ...Object.fromEntries(url.searchParams), page: pages + 1 })
        : null,
    eventsHref: eventsListHref(base, { date }),
  }
}

export default function Reviews() {
  const { summary, reviews, orders, moreHref, allHref, eventsHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page>
      <BackLink href={eventsHref}>{text('reviews-back')}</BackLink>
      <PageHeader heading={text('reviews-page-heading')} />
      {summary ? (
        <div className={styles.columns}>
          <div className={styles.summary}>
            <RatingSummary {...summary} />
          </div>
          <div className={styles.entries}>
            <ReviewOrders orders={orders} />
            {summary.shown === null ? null : <ShownRating rating={summary.shown} allHref={allHref} />}
            <ReviewList reviews={reviews} level={2} />
            {moreHref ? (
              <ButtonLink href={moreHref} keepScroll tone="secondary">
                {text('reviews-read-more')}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      ) : (
        <div className={styles.empty}>
          <p>{text('reviews-empty')}</p>
          <ButtonLink href={eventsHref}>{text('header-events')}</ButtonLink>
        </div>
      )}
    </Page>
  )
}

/** Which reviews are read, and the way back to all. */
const ShownRating = ({ rating, allHref }: { rating: number; allHref: string }) => {
  const text = useText()
  return (
    <p className={styles.shown}>
      <span>{text('reviews-shown', { stars: rating })}</span>
      <Link href={allHref} keepScroll>
        {text('reviews-show-all')}
      </Link>
    </p>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
