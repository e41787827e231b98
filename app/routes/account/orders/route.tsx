import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireCustomer } from '#app/pages/require-visitor.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { OrderEntry, type OrderEntryProps } from './order-entry/order-entry.tsx'
import * as styles from './orders.css.ts'
import { orderEntry, readOrders } from './read-orders.server.ts'

/** What the visitor has bought, visits to come before everything else, the latest order first (MEM-010, MEM-011). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args)
  const { venue, tenantId, url, now } = visit
  const { list, total, pages } = await readOrders(visit)
  const today = localDateAt(now, venue.timeZone)
  const orders = list.map(order => orderEntry(order, { tenantId, venue, today }))
  return {
    title: venue.title(venue.text('account-orders-page-title')),
    upcoming: orders.filter(({ isUpcoming }) => isUpcoming),
    earlier: orders.filter(({ isUpcoming }) => !isUpcoming),
    moreHref: list.length < total ? withQuery(url.pathname, { page: pages + 1 }) : null,
    eventsHref: eventsListHref(linkBase(visit)),
    findHref: authHref(tenantId, { screen: 'orders' }),
    messages: venue.messages(['auth']),
  }
}

export default function Orders() {
  const { upcoming, earlier, moreHref, eventsHref, findHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <div className={styles.page}>
      <Heading level={1} step="heading">
        {text('account-orders-heading')}
      </Heading>
      {upcoming.length > 0 ? <OrderList heading={text('account-orders-upcoming')} orders={upcoming} /> : null}
      {earlier.length > 0 ? (
        <OrderList heading={upcoming.length > 0 ? text('account-orders-earlier') : null} orders={earlier} />
      ) : null}
      {upcoming.length + earlier.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon="ticket" as="p" words={text('account-orders-empty')} reason={null}>
            <ButtonLink href={eventsHref}>{text('account-orders-events')}</ButtonLink>
            <ButtonLink href={findHref} tone="quiet">
              {text('auth-orders-link')}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : null}
      {moreHref ? (
        <ButtonLink href={moreHref} keepScroll tone="secondary">
          {text('account-orders-more')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

type OrderListProps = { heading: string | null; orders: readonly OrderEntryProps[] }

const OrderList = ({ heading, orders }: OrderListProps) => (
  <section className={styles.group}>
    {heading ? (
      <Heading level={2} step="title">
        {heading}
      </Heading>
    ) : null}
    <ul className={styles.list}>
      {orders.map(order => (
        <OrderEntry key={order.href} {...order} />
      ))}
    </ul>
  </section>
)

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
