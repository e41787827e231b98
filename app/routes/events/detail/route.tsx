import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Heading, Page, Section } from '#app/ui/page/page.tsx'
import { ProseText } from '#app/ui/rich-text/prose-text.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { Callout } from './callout/callout.tsx'
import { comboPage } from './combo-page.server.ts'
import { ComboParts } from './combo-parts/combo-parts.tsx'
import * as styles from './detail.css.ts'
import type { DetailPage } from './detail-page.ts'
import { comboSharing, eventSharing } from './detail-sharing.server.ts'
import { eventPage } from './event-page.server.ts'
import { Facts } from './facts/facts.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { OrderBar, OrderPanel } from './order-panel/order-panel.tsx'
import { Places } from './places/places.tsx'
import { readDetail } from './read-detail.server.ts'
import { EventReviews } from './reviews/event-reviews.tsx'
import { sendReview } from './reviews/send-review.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, url } = visit
  const messages = venue.messages(['events', 'party', 'event-detail', 'reviews'])
  const listHref = eventsListHref(linkBase(visit), { date: askedDate(url) ?? undefined })
  const source = await readDetail(visit, { id: args.params.eventId ?? '', log: args.context.log })
  if (!source) {
    const title = venue.title(venue.text('event-detail-page-title'))
    return data({ title, messages, listHref, page: null, isMissing: true }, { status: 404 })
  }
  const page = source.kind === 'combo' ? comboPage(visit, source) : eventPage(visit, source)
  const sharing = source.kind === 'combo' ? comboSharing(visit, source) : eventSharing(visit, source)
  return data({ title: venue.title(page.name), messages, listHref, page, sharing })
}

/** A review is what is sent to an event. */
export async function action(args: ActionFunctionArgs) {
  return sendReview(await openPage(args), {
    form: await args.request.formData(),
    eventId: args.params.eventId ?? '',
  })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function EventDetail() {
  const { page, listHref } = useLoaderData<typeof loader>()
  return page ? <Detail page={page} listHref={listHref} /> : <NotFound listHref={listHref} />
}

const Detail = ({ page, listHref }: { page: DetailPage; listHref: string }) => {
  const text = useText()
  return (
    <Page className={styles.page}>
      <BackLink href={listHref}>{text('event-detail-back')}</BackLink>
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Gallery name={page.name} pictures={page.pictures} />
          <div className={styles.head}>
            <div className={styles.title}>
              <Heading level={1}>{page.name}</Heading>
              {page.order.soldOut && !page.order.without ? (
                <span className={styles.state}>
                  <Tag icon="close">{text('event-card-sold-out')}</Tag>
                </span>
              ) : null}
            </div>
            <Facts {...page.facts} />
          </div>
          {page.parts ? <ComboParts {...page.parts} /> : null}
        </div>
        <div className={styles.panel}>
          {page.callout ? <Callout {...page.callout} /> : null}
          <OrderPanel {...page.order} />
        </div>
        <div className={styles.rest}>
          {page.description.length > 0 ? (
            <Section heading={text('event-detail-description-heading')}>
              <ProseText blocks={page.description} />
            </Section>
          ) : null}
          <Places places={page.places} />
          {page.reviews ? <EventReviews {...page.reviews} /> : null}
        </div>
      </div>
      {page.order.buyable ? <OrderBar {...page.order} /> : null}
    </Page>
  )
}

const NotFound = ({ listHref }: { listHref: string }) => {
  const text = useText()
  return (
    <Page width="reading">
      <EmptyState
        icon="search"
        as="h1"
        words={text('event-detail-not-found')}
        reason={text('event-detail-not-found-reason')}
      >
        <ButtonLink href={listHref}>{text('event-detail-not-found-link')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
