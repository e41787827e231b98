import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accountHref } from '#app/rules/links/account-links.ts'
import { requireVisitor } from '#app/session/require-visitor.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { AmountLine } from './bought-group/amount-line.tsx'
import { BoughtGroup } from './bought-group/bought-group.tsx'
import * as styles from './order.css.ts'
import { readOrder } from './read-order.server.ts'

/** One order of the visitor, with its tickets to take along; 404 for what is not theirs (MEM-017, MEM-219). */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await requireVisitor(args)
  const { venue, tenantId } = opened
  const orderNumber = args.params.orderId ?? ''
  return {
    orderNumber,
    order: await readOrder(opened, orderNumber),
    historyHref: accountHref(tenantId, 'orders'),
    title: venue.title(venue.text('account-order-page-title')),
    messages: venue.messages(['confirmation']),
  }
}

export default function Order() {
  const { orderNumber, order, historyHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} step="heading">
          {text('account-order-heading', { number: order?.orderNumber ?? orderNumber })}
        </Heading>
        {order ? <p>{text('account-order-purchased', { date: order.date })}</p> : null}
      </header>
      {order?.files ? <Files {...order.files} /> : null}
      {order?.groups.map(group => (
        <BoughtGroup key={group.id} {...group} />
      ))}
      {order ? (
        <div className={styles.total}>
          <AmountLine label={text('account-order-total')} {...order.total} />
          {order.card ? <p className={styles.card}>{text('confirmation-card', order.card)}</p> : null}
        </div>
      ) : null}
      <div>
        <ButtonLink href={historyHref} tone="secondary" size="small" icon="arrow-start">
          {text('account-order-back')}
        </ButtonLink>
      </div>
    </article>
  )
}

const Files = ({ tickets, calendar }: { tickets: string; calendar: string }) => {
  const text = useText()
  return (
    <div className={styles.files}>
      <ButtonLink icon="download" href={tickets} download>
        {text('confirmation-pdf')}
      </ButtonLink>
      <ButtonLink tone="secondary" icon="calendar" href={calendar} download>
        {text('confirmation-calendar')}
      </ButtonLink>
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
