import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ApiContext, Services } from '../kernel/context.ts'
import { takeTries } from '../limits/take-tries.ts'

type LinkedOrder = { tenantId: string; orderNumber: string }

/** What a link opens, by its number or its id; neither kind of link opens what the other does. */
type Linked = { tenantId: string; kind: 'order' | 'ticket'; id: string }

function linkOf({ secret }: Pick<Services, 'secret'>, { tenantId, kind, id }: Linked): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${kind} links`, 32))
  return `${id}.${createHmac('sha256', key)
    .update(JSON.stringify([tenantId, id]))
    .digest('base64url')}`
}

/**
 * The secret link of an order, `7KQ2-MX9R.` and 43 characters: made from its number, its venue and the secret of the process, so that it is
 * the same in every mail and stands in no table. It is good until the secret is replaced.
 */
export const orderLinkOf = (
  services: Pick<Services, 'secret'>,
  { tenantId, orderNumber }: LinkedOrder,
): string => linkOf(services, { tenantId, kind: 'order', id: orderNumber })

/** The link of one ticket, which tells nothing of its order; good as long as the ticket and the secret are. */
export const ticketLinkOf = (
  services: Pick<Services, 'secret'>,
  { tenantId, ticketId }: { tenantId: string; ticketId: string },
): string => linkOf(services, { tenantId, kind: 'ticket', id: ticketId })

/** Whether two links are the same. The time it takes tells nothing of how near a guess was. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const SECOND = 1_000

/**
 * What a link of a kind opens at this venue, and null for a link that opens nothing: found out before anything is looked up, so that a guess is
 * never told what there is. Refuses an address with TOO_MANY_REQUESTS that tries too many.
 */
async function openLink(
  { services, tenantId, now, address }: ApiContext,
  { link, kind }: { link: string; kind: Linked['kind'] },
): Promise<string | null> {
  const limits = address ? [{ key: `${kind} links of ${address}`, tries: 120, pause: 2 * SECOND }] : []
  await takeTries(services, { tenantId, now, limits })
  const id = link.split('.')[0] ?? ''
  return isSame(link, linkOf(services, { tenantId, kind, id })) ? id : null
}

/** The number of the order that a link opens, or null; refuses as every link does. */
export const openOrderLink = (context: ApiContext, link: string): Promise<string | null> =>
  openLink(context, { link, kind: 'order' })

/** The id of the ticket that a link opens, or null; refuses as every link does. */
export const openTicketLink = (context: ApiContext, link: string): Promise<string | null> =>
  openLink(context, { link, kind: 'ticket' })
