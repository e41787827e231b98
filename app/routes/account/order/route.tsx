import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { requireCustomer } from '#app/pages/require-visitor.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import type { PassLink } from '#app/rules/links/pass-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { CancelledNotice } from '#app/ui/bought-order/order-state.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { IncludedTaxes } from '#app/ui/included-taxes/included-taxes.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { keepers } from '#app/ui/passes/pass-buttons.css.ts'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AmountLine } from './bought-group/amount-line.tsx'
import { BoughtGroup } from './bought-group/bought-group.tsx'
import * as styles from './order.css.ts'
import { readOrder } from './read-order.server.ts'

/** One order of the visitor, with its tickets to take along; 404 for what is not theirs (MEM-017, MEM-219). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args)
  const { venue, tenantId } = visit
  const orderNumber = args.params.orderId ?? ''
  return {
    orderNumber,
    order: await readOrder(visit, orderNumber),
    historyHref: accountHref(tenantId, 'orders'),
    eventsHref: eventsListHref({ tenantId }),
    title: venue.title(venue.text('account-order-page-title')),
    messages: venue.messages(['confirmation', 'order', 'passes']),
  }
}

/** Has the tickets mailed again, to where they went before. */
export async function action(args: ActionFunctionArgs) {
  const { api, venue, context } = await requireCustomer(args)
  const params = { orderId: args.params.orderId ?? '' }
  const answer = await api.orders.mail({ params }).catch((error: unknown) => ({ error }))
  if (!('error' in answer)) return data({ mailedTo: answer.payload.email })
  const refusal = refusalOf(answer.error)
  if (refusal?.status === 404) throw new Response(null, { status: 404 })
  if (!refusal) context.log.warn({ error: answer.error }, 'Tickets could not be mailed again')
  return data({ failure: venue.text('account-order-mail-failed') }, { status: refusal?.status ?? 500 })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Answer = { mailedTo?: string; failure?: string }

export default function Order() {
  const { orderNumber, order, historyHref, eventsHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} step="heading">
          {text('account-order-heading', { number: order?.orderNumber ?? orderNumber })}
        </Heading>
        {order ? <p>{text('account-order-purchased', { date: order.date })}</p> : null}
      </header>
      {order?.cancelled ? (
        <CancelledNotice {...order.cancelled} hasPasses={order.hasPasses} eventsHref={eventsHref} />
      ) : null}
      {order?.files ? (
        <ButtonLink icon="ticket" href={order.pageHref} data-routed={undefined} className={styles.open}>
          {text('order-account-open')}
        </ButtonLink>
      ) : null}
      {order ? (
        <MoneyList amounts={amountsIn(order)}>
          {order.groups.map(group => (
            <BoughtGroup key={group.id} {...group} />
          ))}
          <div className={styles.total}>
            <AmountLine label={text('account-order-total')} {...order.total} />
            <IncludedTaxes taxes={order.taxes} />
            {order.card ? <p className={styles.card}>{text('confirmation-card', order.card)}</p> : null}
            {order.cancelled?.refunds.map(refund => (
              <AmountLine key={refund.label} before={null} {...refund} />
            ))}
          </div>
        </MoneyList>
      ) : null}
      {order?.files ? <Tickets {...order.files} passes={order.passes} /> : null}
      <div>
        <ButtonLink href={historyHref} tone="secondary" size="small" icon="arrow-start">
          {text('account-order-back')}
        </ButtonLink>
      </div>
    </article>
  )
}

type PastOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Cents: all that the page writes under each other. */
const amountsIn = ({ groups, total, cancelled }: PastOrder) => [
  ...groups.flatMap(group => group.lines.flatMap(line => [line.unitPrice.amount, line.total.amount])),
  ...groups.flatMap(group => group.total?.amount ?? []),
  total.amount,
  ...(cancelled?.refunds ?? []).map(({ amount }) => amount),
]

/** The tickets to take along; lost ones are mailed again. */
type TicketsProps = { tickets: string; calendar: string; passes: readonly PassLink[] }

const Tickets = ({ tickets, calendar, passes }: TicketsProps) => {
  const text = useText()
  const { answer } = useServerAnswer<Answer>()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.tickets}>
      <div className={keepers}>
        <PassButtons links={passes} />
        <ButtonLink tone="secondary" size="small" icon="download" href={tickets} download>
          {text('confirmation-pdf')}
        </ButtonLink>
        <ButtonLink tone="secondary" size="small" icon="calendar" href={calendar} download>
          {text('confirmation-calendar')}
        </ButtonLink>
        <Button tone="secondary" size="small" icon="mail" busy={busy}>
          {text('account-order-mail-again')}
        </Button>
      </div>
      {answer?.mailedTo ? (
        <Notice tone="positive" live>
          {text('account-order-mailed', { email: answer.mailedTo })}
        </Notice>
      ) : null}
      {answer?.failure ? (
        <Notice tone="critical" live>
          {answer.failure}
        </Notice>
      ) : null}
      <UnansweredNotice />
    </Form>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
