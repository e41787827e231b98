import type { OrderMembershipPayload, OrderPayload } from '#app/contract/orders.ts'
import { findOrder, listTickets } from '#app/data/queries/orders-read.ts'
import type { MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { orderMails } from '#app/mail/order-mail.ts'
import { isPurchaseType } from '#app/rules/carts/item-types.ts'
import { cardChannel, maySendCards } from '#app/rules/memberships/member-cards.ts'
import type { Services } from '../context.ts'
import { orderPayload } from '../orders/get-order.ts'
import { eventFacts, orderDocuments } from '../orders/order-documents.ts'
import type { Venue } from '../venues/venue-store.ts'
import { mailVoice } from './mail-voice.ts'

/**
 * Sends the mails of an order in the look and words its venue has now, with its tickets and its visits as files. The same order gives
 * the same mail ids.
 */
export async function sendOrderMail(
  services: Services,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const [venue, row] = await Promise.all([services.venues.open(tenantId), findOrder(db, tenantId, orderId)])
  if (!venue || !row) throw new Error('The order of this mail does not exist')
  const order = orderPayload(row, { venue, tickets: await listTickets(db, tenantId, orderId) })
  const mails = await orderMails({
    ...(await mailVoice(services, venue)),
    order,
    places: new Map([...eventFacts(venue)].map(([id, { place }]) => [id, place])),
    cards: order.memberships.filter(membership => mayMailCard(membership, venue)),
    files: await filesOf(order, { services, venue }),
  })
  for (const mail of mails) await services.gateways.mail.send(mail)
}

/** Cards go out where the venue lets them, for this purchase and on this channel (CHK-222). */
function mayMailCard({ itemType }: OrderMembershipPayload, { document }: Venue): boolean {
  const { confirmationEmailRestrictions, company } = document
  if (!isPurchaseType(itemType)) return false
  return maySendCards(confirmationEmailRestrictions, { action: itemType, channel: cardChannel(company) })
}

async function filesOf(
  order: OrderPayload,
  { services, venue }: { services: Services; venue: Venue },
): Promise<MailAttachment[]> {
  const documents = orderDocuments({ venue, order, log: services.log })
  const files = [await documents.tickets(), await documents.calendar()]
  return files.filter(file => file !== null)
}
