import type { LoaderFunctionArgs } from '@remix-run/node'
import { orderNumberOfLink } from '#app/rules/links/order-links.ts'
import { openPage, type Visit } from './open-page.ts'
import type { OrderAccess } from './read-own-order.ts'

/** The visit of somebody who came by the secret link of an order, which no other site and no search engine is told of. */
export async function openLinkedOrder(
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
): Promise<Visit & { key: OrderAccess & { link: string } }> {
  const visit = await openPage(args)
  args.context.hideAddress()
  const link = args.params.link ?? ''
  return { ...visit, key: { orderNumber: orderNumberOfLink(link), link } }
}
