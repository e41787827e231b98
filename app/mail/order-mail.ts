import type { OrderTicketPayload } from '#app/contract/orders.ts'
import type { Mail, MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { hasAutoRenewNotice } from '#app/rules/checkout/confirmation.ts'
import { drawCodeImage } from './draw-code-image.ts'
import { frameMail } from './mail-frame.ts'
import type { MailSection } from './mail-section.ts'
import { cardsSection } from './member-cards.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { autoRenewSection, closingSection, openingSection } from './order-words.ts'
import { receiptSection } from './receipt-section.ts'
import { codeIdOf, ticketsSection } from './tickets-section.ts'

/**
 * The mails of an order. Tickets go to where they were asked for, the receipt to who paid; when that is one address, or there are no
 * tickets, they are one mail. A mail of tickets alone tells no price, since it may go to whom they are given.
 */
export async function orderMails(request: OrderMailRequest): Promise<Mail[]> {
  const { order } = request
  const hasTickets = order.tickets.length > 0
  const isOne = !hasTickets || order.ticketDeliveryEmail.toLowerCase() === order.email.toLowerCase()
  if (isOne) return [await ticketsMail(request, { to: order.email, withReceipt: true })]
  return [
    await ticketsMail(request, { to: order.ticketDeliveryEmail, withReceipt: false }),
    receiptMail(request),
  ]
}

async function ticketsMail(
  request: OrderMailRequest,
  { to, withReceipt }: { to: string; withReceipt: boolean },
): Promise<Mail> {
  const { order, text, venue, files } = request
  const hasTickets = order.tickets.length > 0
  const about = { number: order.orderNumber, venue: venue.name }
  return frameMail(request, {
    id: `order-mail.${order.id}`,
    to,
    subject: text('mail-order-subject', about),
    preview: text(hasTickets ? 'mail-order-preview' : 'mail-receipt-preview'),
    heading: text(hasTickets ? 'mail-order-heading' : 'mail-receipt-heading'),
    sections: [
      openingSection(request, hasTickets ? 'mail-order-introduction' : 'mail-receipt-introduction'),
      ticketsSection(request),
      ...(withReceipt ? paidSections(request) : []),
      closingSection(request),
    ],
    attachments: [...(await Promise.all(order.tickets.map(attachCode))), ...files],
  })
}

function receiptMail(request: OrderMailRequest): Mail {
  const { order, text, venue } = request
  return frameMail(request, {
    id: `order-receipt.${order.id}`,
    to: order.email,
    subject: text('mail-receipt-subject', { number: order.orderNumber, venue: venue.name }),
    preview: text('mail-receipt-preview'),
    heading: text('mail-receipt-heading'),
    sections: [
      openingSection(request, 'mail-receipt-introduction', {
        note: text('mail-receipt-tickets-sent', { email: order.ticketDeliveryEmail }),
      }),
      ...paidSections(request),
      closingSection(request),
    ],
    attachments: [],
  })
}

/** What only who paid is told. */
function paidSections(request: OrderMailRequest): MailSection[] {
  const { order } = request
  return [
    cardsSection(request),
    receiptSection(request),
    ...(hasAutoRenewNotice(order.memberships) ? [autoRenewSection(request)] : []),
  ]
}

async function attachCode(ticket: OrderTicketPayload): Promise<MailAttachment> {
  return {
    filename: `ticket-${ticket.code}.png`,
    contentType: 'image/png',
    content: await drawCodeImage(ticket.code),
    contentId: codeIdOf(ticket),
  }
}
