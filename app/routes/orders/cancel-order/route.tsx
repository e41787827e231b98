import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { loadBoughtOrder } from '#app/pages/bought-order.ts'
import { changeRefusal } from '#app/pages/change-refusal.ts'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { orderInput } from '#app/pages/read-own-order.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Money } from '#app/ui/price/price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './cancel-order.css.ts'

/** What is cancelled and what comes back, before it is done. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  const order = await loadBoughtOrder(visit, key)
  return {
    cancel: order?.cancel ?? null,
    visits: order?.visits.map(({ id, name, when }) => ({ id, name, when })) ?? [],
    orderHref: orderLinkHref(tenantId, key.link),
    title: venue.title(venue.text('order-cancel-page-title')),
    messages: venue.messages(['order']),
  }
}

/** Cancels the order for the refund that was shown, and leads back to it. */
export async function action(args: ActionFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const refund = Number((await args.request.formData()).get('refund') ?? Number.NaN)
  try {
    await visit.api.orders.cancel({
      ...orderInput(key),
      body: { refund: Number.isInteger(refund) ? refund : 0 },
    })
  } catch (error) {
    return changeRefusal(error, visit)
  }
  throw redirect(orderLinkHref(visit.tenantId, key.link))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function CancelOrder() {
  const { cancel, visits, orderHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ problem: string }>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage
      heading={text('order-cancel-heading')}
      further={<Link href={orderHref}>{text('order-back')}</Link>}
    >
      {cancel ? (
        <Form method="post" className={formClass}>
          {answer?.problem ? (
            <Notice tone="critical" live>
              {answer.problem}
            </Notice>
          ) : null}
          <p>{text('order-cancel-what')}</p>
          <ul className={styles.visits}>
            {visits.map(({ id, name, when }) => (
              <li key={id}>
                <strong>{name}</strong>
                {when ? <p className={styles.quiet}>{when}</p> : null}
              </li>
            ))}
          </ul>
          <div className={styles.refund}>
            <p className={styles.total}>
              <span>{text('order-cancel-total')}</span>
              <Money amount={cancel.total} />
            </p>
            <p className={styles.quiet}>{text('order-cancel-rest')}</p>
          </div>
          <input type="hidden" name="refund" value={cancel.total} />
          <UnansweredNotice />
          <div className={actionsClass}>
            <Button busy={busy}>{text('order-cancel-send')}</Button>
          </div>
        </Form>
      ) : (
        <Notice tone="warning">{text('order-change-over')}</Notice>
      )}
    </NarrowPage>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
