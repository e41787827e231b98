import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import { readSharedTicket } from '#app/pages/shared-ticket.ts'
import { ticketCalendarHref, ticketLinkHref } from '#app/rules/links/order-links.ts'
import { passLinks } from '#app/rules/links/pass-links.ts'
import * as styles from '#app/ui/bought-order/bought-order.css.ts'
import { VisitDeck } from '#app/ui/bought-order/visit-deck.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { keepers } from '#app/ui/passes/pass-buttons.css.ts'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** One ticket for whoever it was handed to: its code, where and when; nothing of the order, its buyer or its price. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { venue, tenantId } = visit
  const link = args.params.link ?? ''
  const ticket = await readSharedTicket(visit, link)
  const wallets = await readWallets(visit)
  return {
    ...ticket,
    passes: passLinks(ticketLinkHref(tenantId, link), { wallets, count: 1 }),
    calendarHref: ticket.hasStart ? ticketCalendarHref(tenantId, link) : null,
    title: venue.title(venue.text('order-ticket-page-title')),
    messages: venue.messages(['confirmation', 'order', 'passes']),
  }
}

export default function SharedTicket() {
  const { ticket, place, visit, passes, calendarHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading" className={styles.page}>
      <Heading level={1}>{text('order-ticket-heading')}</Heading>
      <VisitDeck visit={visit} tickets={[ticket]} place={place} />
      {passes.length > 0 || calendarHref ? (
        <div className={keepers}>
          <PassButtons links={passes.slice(0, 1)} tone="primary" />
          <PassButtons links={passes.slice(1)} />
          {calendarHref ? (
            <ButtonLink tone="secondary" size="small" icon="calendar" href={calendarHref} download>
              {text('confirmation-calendar')}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
