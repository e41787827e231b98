import {
  followedCalendarHref,
  linkFilesHref,
  orderLinkHref,
  orderScreenHref,
} from '#app/rules/links/order-links.ts'
import { passLinks } from '#app/rules/links/pass-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { BoughtOrder } from '#app/ui/bought-order/bought-order.ts'

type OrderPlace = {
  tenantId: string
  /** of the addresses that other programs open */
  publicOrigin: string
  wallets: readonly Wallet[]
}

/** Where all that can be done with an order leads, by its secret link, whoever looks at it; files where it has tickets. */
export function orderWays(
  order: Pick<BoughtOrder, 'link' | 'tickets' | 'passCount'> | null,
  { tenantId, publicOrigin, wallets }: OrderPlace,
) {
  const link = order?.tickets.length ? order.link : null
  return {
    files: link ? linkFilesHref(tenantId, link) : null,
    followHref: link && followedCalendarHref(publicOrigin, { tenantId, link }),
    doorHref: link && orderScreenHref(tenantId, { link, screen: 'door' }),
    passes: order ? passLinks(orderLinkHref(tenantId, order.link), { wallets, count: order.passCount }) : [],
    eventsHref: eventsListHref({ tenantId }),
  }
}
