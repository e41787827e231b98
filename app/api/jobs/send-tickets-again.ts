import type { JobPayload } from '#app/data/documents/job-document.ts'
import { findOrder, type OrderRow } from '#app/data/queries/orders/read.ts'
import type { Services } from '../kernel/context.ts'
import { sendOrderMail } from './send-order-mail.ts'

/** Mails the tickets of an order again to where they went before, when its number and one of those addresses were named; else nothing. */
export async function sendTicketsAgain(
  services: Services,
  { tenantId, email, orderNumber, again }: { tenantId: string } & JobPayload<'tickets-again-mail'>,
): Promise<void> {
  const order = await findOrder(services.database.forTenant(tenantId), tenantId, orderNumber)
  if (!order || order.document.cancellation || !addressesOf(order).includes(email.trim().toLowerCase()))
    return
  await sendOrderMail(services, { tenantId, orderId: order.id, again })
}

const addressesOf = ({ email, document }: OrderRow) =>
  [email, document.ticketDeliveryEmail].map(address => address.toLowerCase())
