import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { readSharedTicket } from '#app/pages/shared-ticket.ts'
import * as styles from '#app/ui/bought-order/bought-order.css.ts'
import { VisitDeck } from '#app/ui/bought-order/visit-deck.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** One ticket for whoever it was handed to: its code, where and when; nothing of the order, its buyer or its price. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { venue } = visit
  return {
    ...(await readSharedTicket(visit, args.params.link ?? '')),
    title: venue.title(venue.text('order-ticket-page-title')),
    messages: venue.messages(['confirmation', 'order']),
  }
}

export default function SharedTicket() {
  const { ticket, visit } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading" className={styles.page}>
      <Heading level={1}>{text('order-ticket-heading')}</Heading>
      <VisitDeck visit={visit} tickets={[ticket]} />
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
