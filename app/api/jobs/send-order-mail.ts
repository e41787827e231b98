import { findOrderToMail, type OrderToMail } from '#app/data/queries/orders-write.ts'
import { mailLook } from '#app/mail/mail-look.ts'
import { type MailedOrder, type MailVenue, orderMail } from '#app/mail/order-mail.ts'
import { createMessages, createRich, createText } from '#theme/texts/venue-texts.ts'
import type { Services } from '../context.ts'
import { stylesheetOf } from '../themes/stylesheet-of.ts'
import type { Venue } from '../venues/venue-store.ts'

/** Sends the mail of an order in the look and words its venue has now. The same order gives the same mail id. */
export async function sendOrderMail(
  services: Services,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<void> {
  const [venue, found] = await Promise.all([
    services.venues.open(tenantId),
    findOrderToMail(services.database.forTenant(tenantId), tenantId, orderId),
  ])
  if (!venue || !found) throw new Error('The order of this mail does not exist')
  const { locale } = venue.document.venue
  const messages = createMessages({
    texts: venue.theme.texts,
    locale,
    onProblem: ({ reference, problem }) =>
      services.log.warn({ tenantId, reference, problem }, 'A text of the venue cannot be used'),
  })
  const mail = await orderMail({
    venue: mailVenue(venue),
    order: mailedOrder(found),
    text: createText({ locale, messages }),
    rich: createRich({ locale, messages }),
    look: mailLook(stylesheetOf(venue).variables),
  })
  await services.gateways.mail.send(mail)
}

function mailVenue({ tenantId, document }: Venue): MailVenue {
  const { name, locale, phoneNumber, email, address } = document.venue
  return { tenantId, name, locale, phoneNumber, email, address }
}

function mailedOrder({ order, tickets }: OrderToMail): MailedOrder {
  const { contact, currency, lines, ticketDeliveryEmail } = order.document
  const { id, orderNumber, total } = order
  const customerName = `${contact.firstName} ${contact.lastName}`.trim()
  return { id, orderNumber, total, currency, customerName, sendTo: ticketDeliveryEmail, lines, tickets }
}
