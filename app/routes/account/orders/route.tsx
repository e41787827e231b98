import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accountOrderHref } from '#app/rules/links/account-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { requireCustomer } from '#app/pages/require-visitor.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { OrderEntry } from './order-entry/order-entry.tsx'
import * as styles from './orders.css.ts'
import { orderEntry, readOrders } from './read-orders.server.ts'

/** What the visitor has bought, the latest first (MEM-010, MEM-011). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args)
  const { venue, tenantId, url } = visit
  const { list, total, pages } = await readOrders(visit)
  return {
    title: venue.title(venue.text('account-orders-page-title')),
    orders: list.map(order =>
      orderEntry(order, { venue, href: accountOrderHref(tenantId, order.orderNumber) }),
    ),
    moreHref: list.length < total ? withQuery(url.pathname, { page: pages + 1 }) : null,
    eventsHref: eventsListHref(linkBase(visit)),
  }
}

export default function Orders() {
  const { orders, moreHref, eventsHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <div className={styles.page}>
      <Heading level={1} step="heading">
        {text('account-orders-heading')}
      </Heading>
      {orders.length > 0 ? (
        <ul className={styles.list}>
          {orders.map(order => (
            <OrderEntry key={order.href} {...order} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{text('account-orders-empty')}</p>
          <ButtonLink href={eventsHref}>{text('account-orders-events')}</ButtonLink>
        </div>
      )}
      {moreHref ? (
        <ButtonLink href={moreHref} keepScroll tone="secondary">
          {text('account-orders-more')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
