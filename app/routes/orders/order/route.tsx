import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadBoughtOrder } from '#app/pages/bought-order.ts'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import {
  followedCalendarHref,
  linkFilesHref,
  orderLinkHref,
  orderScreenHref,
} from '#app/rules/links/order-links.ts'
import { passLinks } from '#app/rules/links/pass-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import * as styles from '#app/ui/bought-order/bought-order.css.ts'
import { DoorWay, OrderFiles } from '#app/ui/bought-order/order-files.tsx'
import { CancelWay, OrderState } from '#app/ui/bought-order/order-state.tsx'
import { Purchases } from '#app/ui/bought-order/purchases.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { Receipt } from '#app/ui/receipt/receipt.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** An order under its secret link: its tickets and what can be done with them, without a sign-in; 404 for every other link. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  const [order, wallets] = await Promise.all([loadBoughtOrder(visit, key), readWallets(visit)])
  return {
    order,
    orderNumber: key.orderNumber,
    files: order?.tickets.length ? linkFilesHref(tenantId, key.link) : null,
    followHref: order?.tickets.length
      ? followedCalendarHref(args.context.publicOrigin, { tenantId, link: key.link })
      : null,
    doorHref: order?.tickets.length ? orderScreenHref(tenantId, { link: key.link, screen: 'door' }) : null,
    passes: passLinks(orderLinkHref(tenantId, key.link), {
      wallets,
      count: order?.passCount ?? 0,
    }),
    eventsHref: eventsListHref({ tenantId }),
    hasMoved: visit.url.searchParams.get('changed') === 'moved',
    title: venue.title(venue.text('order-page-title')),
    messages: venue.messages(['confirmation', 'order', 'passes']),
  }
}

export default function Order() {
  const { order, orderNumber, files, followHref, doorHref, passes, hasMoved, eventsHref } =
    useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading" className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{text('order-page-heading')}</Heading>
        <p className={styles.number}>{text('confirmation-order-number', { number: orderNumber })}</p>
      </header>
      {order ? (
        <>
          <OrderState
            order={order}
            hasMoved={hasMoved}
            hasPasses={passes.length > 0}
            eventsHref={eventsHref}
          />
          <DoorWay href={doorHref} />
          <Purchases order={order} />
          {files ? <OrderFiles files={files} followHref={followHref} passes={passes} /> : null}
          <Receipt order={order} />
          <CancelWay cancel={order.cancel} />
        </>
      ) : (
        <Notice tone="warning">{text('order-unreadable')}</Notice>
      )}
    </Page>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
