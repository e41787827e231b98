import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeRefusal } from '#app/pages/change-refusal.ts'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { orderInput, readOwnOrder } from '#app/pages/read-own-order.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { CallLine } from '#app/shell/contact/call-line.tsx'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { CancelForm } from './cancel-form.tsx'
import { cancelOffer, cancelRefusal } from './cancel-offer.server.ts'

/** What is cancelled and what comes back, before it is done. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  const order = await readOwnOrder(visit, key)
  return {
    offer: order && cancelOffer(order, visit),
    refusal: order && cancelRefusal(order, venue),
    phone: contactOf(venue.company).phone,
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
  const { offer, refusal, phone, orderHref } = useLoaderData<typeof loader>()
  const text = useText()
  if (offer)
    return (
      <NarrowPage heading={text('order-cancel-heading')}>
        <CancelForm offer={offer} orderHref={orderHref} />
      </NarrowPage>
    )
  return (
    <NarrowPage
      heading={text('order-cancel-heading')}
      further={<Link href={orderHref}>{text('order-back')}</Link>}
    >
      <Notice tone="warning">
        <p>{refusal ?? text('order-unreadable')}</p>
        <CallLine phone={phone} />
      </Notice>
    </NarrowPage>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
