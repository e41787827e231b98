import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadBoughtOrder } from '#app/pages/bought-order.ts'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { DoorCodes } from '#app/ui/door/door-codes.tsx'
import { ticketGroups } from '#app/ui/door/ticket-groups.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Every code of an order on one bright screen, to be held up at the door; 404 for an order without tickets. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  const order = await loadBoughtOrder(visit, key)
  if (order && order.tickets.length === 0) throw new Response(null, { status: 404 })
  return {
    visits: (order?.visits ?? []).map(({ id, name, when }) => ({
      id,
      name,
      when,
      tickets: order?.tickets.filter(({ visitId }) => visitId === id) ?? [],
    })),
    orderHref: orderLinkHref(tenantId, key.link),
    title: venue.title(venue.text('order-door-page-title')),
    messages: venue.messages(['confirmation', 'order']),
  }
}

export default function Door() {
  const { visits, orderHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <DoorCodes
      heading={text('order-door-heading')}
      close={{ label: text('order-door-close'), href: orderHref }}
      groups={ticketGroups(visits, text)}
    />
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'
