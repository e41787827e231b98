import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { loadDetailedOrder } from '#app/pages/order-detail.ts'
import { orderSubject } from '#app/pages/order-subject.ts'
import { orderWays } from '#app/pages/order-ways.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import { requireCustomer } from '#app/pages/require-visitor.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import * as orderStyles from '#app/ui/bought-order/bought-order.css.ts'
import { OrderHead, OrderSections } from '#app/ui/bought-order/order-sections.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './order.css.ts'

/** One order of the visitor, as its secret link shows it, with its tickets to be mailed again; 404 for what is not theirs (MEM-017, MEM-219). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args)
  const { venue, tenantId } = visit
  const { publicOrigin } = args.context
  const orderNumber = args.params.orderId ?? ''
  const [order, wallets] = await Promise.all([loadDetailedOrder(visit, { orderNumber }), readWallets(visit)])
  return {
    orderNumber,
    order,
    subject: order && orderSubject(order, venue.locale),
    ways: orderWays(order, { tenantId, publicOrigin, wallets }),
    historyHref: accountHref(tenantId, 'orders'),
    title: venue.title(venue.text('account-order-page-title')),
    messages: venue.messages(['confirmation', 'coupons', 'order', 'passes']),
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
  const { orderNumber, order, subject, ways, historyHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <article className={styles.page}>
      <BackLink href={historyHref}>{text('account-order-back')}</BackLink>
      <div className={orderStyles.page}>
        <OrderHead
          orderNumber={order?.orderNumber ?? orderNumber}
          date={order?.detail.date ?? null}
          subject={subject}
          isCancelled={Boolean(order?.cancelled)}
          heading="number"
        />
        <MailNotice />
        {order ? (
          <OrderSections
            order={order}
            detail={order.detail}
            {...ways}
            mail={ways.files ? <MailAgain /> : null}
          />
        ) : null}
      </div>
    </article>
  )
}

/** Lost tickets are mailed again. */
const MailAgain = () => {
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button tone="quiet" size="small" icon="mail" busy={busy}>
        {text('account-order-mail-again')}
      </Button>
    </Form>
  )
}

/** Where the tickets went, or why they did not. */
const MailNotice = () => {
  const text = useText()
  const { answer } = useServerAnswer<Answer>()
  return (
    <>
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
    </>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
