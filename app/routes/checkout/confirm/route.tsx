import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { orderFilesHref } from '#app/rules/links/account-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { useReportedPurchase } from '#app/shell/analytics/use-reported-purchase.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AutoRenewNotice } from './auto-renew-notice/auto-renew-notice.tsx'
import * as styles from './confirm.css.ts'
import type { Confirmation } from './confirmation-model.ts'
import { loadConfirmation } from './confirmation-page.server.ts'
import { NewMemberCard } from './member-card/new-member-card.tsx'
import { purchaseOf } from './purchase-of.server.ts'
import { Receipt } from './receipt/receipt.tsx'
import { Ticket } from './ticket/ticket.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId, url, session } = visit
  const orderNumber = args.params.orderNumber ?? ''
  const order = await loadConfirmation(visit, orderNumber)
  return {
    tenantId,
    orderNumber,
    order,
    purchase: order && purchaseOf(order, { orderNumber, currency: venue.currency }),
    hasOtherCart: Boolean(session.cartId),
    // Handed over by whoever placed it; an order that can be read says it itself (CHK-010).
    handedCard: handedCardOf(visit, orderNumber),
    files: order?.tickets.length ? orderFilesHref(tenantId, orderNumber) : null,
    contact: contactOf(venue.company),
    termsHref: `/legal/${encodeURIComponent(tenantId)}/terms#membership-auto-renewal`,
    sender: venue.sender,
    returnHref: eventsListHref(linkBase(visit), { date: askedDate(url) ?? undefined }),
    title: venue.title(venue.text('confirmation-page-title')),
    messages: venue.messages(['confirmation']),
  }
}

function handedCardOf({ session: { placed }, venue }: Visit, orderNumber: string) {
  if (placed?.orderNumber !== orderNumber || !placed.ccLastFourDigits) return null
  return { brand: venue.text('payment-brand-other'), lastFour: placed.ccLastFourDigits }
}

export default function Confirm() {
  const { tenantId, order, purchase, hasOtherCart, contact, termsHref } = useLoaderData<typeof loader>()
  useReportedPurchase(tenantId, purchase)
  return (
    <Page width="reading" className={styles.page}>
      {hasOtherCart ? null : <BoughtCart tenantId={tenantId} />}
      <Head />
      {order ? (
        <>
          <Purchases order={order} />
          <Files />
          {order.autoRenews ? <AutoRenewNotice contact={contact} termsHref={termsHref} /> : null}
          <Receipt order={order} />
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
  const { orderNumber, sender } = useLoaderData<typeof loader>()
  return (
    <header className={styles.head}>
      <Heading level={1}>{text('confirmation-page-heading')}</Heading>
      <p className={styles.number}>{text('confirmation-order-number', { number: orderNumber })}</p>
      <p className={styles.note}>
        <Icon name="mail" />
        <span>{text('confirmation-email-note', { sender })}</span>
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

/** What is shown at the door: a ticket each, a card each. */
const Purchases = ({ order: { tickets, cards } }: { order: Confirmation }) => (
  <>
    {tickets.length > 0 ? (
      <ul className={styles.tickets}>
        {tickets.map((ticket, index) => (
          <li key={ticket.id}>
            <Ticket ticket={ticket} number={index + 1} total={tickets.length} />
          </li>
        ))}
      </ul>
    ) : null}
    {cards.length > 0 ? (
      <ul className={styles.cards}>
        {cards.map(card => (
          <li key={card.id}>
            <NewMemberCard card={card} />
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

/** The tickets as a PDF, and the visit for a calendar. */
const Files = () => {
  const text = useText()
  const { files } = useLoaderData<typeof loader>()
  if (!files) return null
  return (
    <div className={styles.actions}>
      <ButtonLink icon="download" href={files.tickets} download>
        {text('confirmation-pdf')}
      </ButtonLink>
      <ButtonLink tone="secondary" icon="calendar" href={files.calendar} download>
        {text('confirmation-calendar')}
      </ButtonLink>
    </div>
  )
}

const Actions = () => {
  const text = useText()
  const { returnHref } = useLoaderData<typeof loader>()
  return (
    <div className={styles.actions}>
      <ButtonLink tone="secondary" icon="arrow-start" href={returnHref}>
        {text('confirmation-return')}
      </ButtonLink>
      <span className={styles.scriptOnly}>
        <Button type="button" tone="secondary" icon="print" onClick={() => window.print()}>
          {text('confirmation-print')}
        </Button>
      </span>
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
