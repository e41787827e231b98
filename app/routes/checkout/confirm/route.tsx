import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadBoughtOrder } from '#app/pages/bought-order.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { orderFilesAddress, orderFilesHref } from '#app/rules/links/account-links.ts'
import { followedCalendarHref, orderLinkHref, orderScreenHref } from '#app/rules/links/order-links.ts'
import { passLinks } from '#app/rules/links/pass-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { useReportedPurchase } from '#app/shell/analytics/use-reported-purchase.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import * as styles from '#app/ui/bought-order/bought-order.css.ts'
import { KeepOrder } from '#app/ui/bought-order/keep-order.tsx'
import { OrderSections } from '#app/ui/bought-order/order-sections.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AutoRenewNotice } from './auto-renew-notice/auto-renew-notice.tsx'
import { purchaseOf } from './purchase-of.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId, url, session } = visit
  const orderNumber = args.params.orderNumber ?? ''
  const [order, wallets] = await Promise.all([loadBoughtOrder(visit, { orderNumber }), readWallets(visit)])
  return {
    tenantId,
    orderNumber,
    order,
    purchase: order && purchaseOf(order, { orderNumber, currency: venue.currency }),
    hasOtherCart: Boolean(session.cartId),
    // Handed over by whoever placed it; an order that can be read says it itself (CHK-010).
    handedCard: handedCardOf(visit, orderNumber),
    files: order?.tickets.length ? orderFilesHref(tenantId, orderNumber) : null,
    passes: passLinks(orderFilesAddress(tenantId, orderNumber), {
      wallets,
      count: order?.passCount ?? 0,
    }),
    followHref: order?.tickets.length
      ? followedCalendarHref(args.context.publicOrigin, { tenantId, link: order.link })
      : null,
    doorHref: order?.tickets.length ? orderScreenHref(tenantId, { link: order.link, screen: 'door' }) : null,
    keepHref: order && orderLinkHref(tenantId, order.link),
    contact: contactOf(venue.company),
    termsHref: `/legal/${encodeURIComponent(tenantId)}/terms#membership-auto-renewal`,
    sender: venue.sender,
    eventsHref: eventsListHref({ tenantId }),
    returnHref: eventsListHref(linkBase(visit), { date: askedDate(url) ?? undefined }),
    title: venue.title(venue.text('confirmation-page-title')),
    messages: venue.messages(['confirmation', 'coupons', 'order', 'passes']),
  }
}

function handedCardOf({ session: { placed }, venue }: Visit, orderNumber: string) {
  if (placed?.orderNumber !== orderNumber || !placed.ccLastFourDigits) return null
  return { brand: venue.text('payment-brand-other'), lastFour: placed.ccLastFourDigits }
}

export default function Confirm() {
  const {
    tenantId,
    order,
    files,
    followHref,
    doorHref,
    passes,
    keepHref,
    purchase,
    hasOtherCart,
    contact,
    termsHref,
    eventsHref,
  } = useLoaderData<typeof loader>()
  useReportedPurchase(tenantId, purchase)
  return (
    <Page width="reading" className={styles.page}>
      {hasOtherCart ? null : <BoughtCart tenantId={tenantId} />}
      <Head />
      {order ? (
        <>
          <OrderSections
            order={order}
            detail={null}
            {...{ files, followHref, doorHref, eventsHref }}
            passes={files ? passes : []}
            notice={order.autoRenews ? <AutoRenewNotice contact={contact} termsHref={termsHref} /> : null}
          />
          {keepHref ? <KeepOrder href={keepHref} /> : null}
        </>
      ) : (
        <PaidCard />
      )}
      <Actions />
    </Page>
  )
}

/** The cart has become this order: this browser forgets it. A new one, begun since, is left alone (decision C9). */
const BoughtCart = ({ tenantId }: { tenantId: string }) => {
  useCartStorage(tenantId, null)
  return null
}

const Head = () => {
  const text = useText()
  const { orderNumber, order, sender } = useLoaderData<typeof loader>()
  return (
    <header className={styles.head}>
      <Heading level={1}>{text('confirmation-page-heading')}</Heading>
      <p className={styles.number}>{text('confirmation-order-number', { number: orderNumber })}</p>
      <p className={styles.note}>
        <Icon name="mail" />
        <span>
          {text('confirmation-email-note', { sender })}
          {order ? <> {text('order-sent-to', { email: order.sentTo })}</> : null}
        </span>
      </p>
    </header>
  )
}

/** What is known of the payment while the order itself cannot be read. */
const PaidCard = () => {
  const text = useText()
  const { handedCard } = useLoaderData<typeof loader>()
  return handedCard ? <p>{text('confirmation-card', handedCard)}</p> : null
}

const Actions = () => {
  const text = useText()
  const { returnHref } = useLoaderData<typeof loader>()
  return (
    <div className={styles.actions}>
      <BackLink href={returnHref}>{text('confirmation-return')}</BackLink>
    </div>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
