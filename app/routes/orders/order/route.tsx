import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { loadDetailedOrder } from '#app/pages/order-detail.ts'
import { orderSubject } from '#app/pages/order-subject.ts'
import { orderWays } from '#app/pages/order-ways.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import * as styles from '#app/ui/bought-order/bought-order.css.ts'
import { OrderHead, OrderSections } from '#app/ui/bought-order/order-sections.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** An order under its secret link: its tickets and what can be done with them, without a sign-in; 404 for every other link. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  const { publicOrigin } = args.context
  const [order, wallets] = await Promise.all([loadDetailedOrder(visit, key), readWallets(visit)])
  return {
    order,
    orderNumber: key.orderNumber,
    subject: order && orderSubject(order, venue.locale),
    ways: orderWays(order, { tenantId, publicOrigin, wallets }),
    hasMoved: visit.url.searchParams.get('changed') === 'moved',
    title: venue.title(venue.text('account-order-page-title')),
    messages: venue.messages(['account', 'confirmation', 'coupons', 'order', 'passes']),
  }
}

export default function Order() {
  const { order, orderNumber, subject, ways, hasMoved } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading" className={styles.page}>
      <OrderHead
        orderNumber={orderNumber}
        date={order?.detail.date ?? null}
        subject={subject}
        isCancelled={Boolean(order?.cancelled)}
      />
      {order ? (
        <OrderSections order={order} detail={order.detail} {...ways} hasMoved={hasMoved} />
      ) : (
        <Notice tone="warning">{text('order-unreadable')}</Notice>
      )}
    </Page>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
