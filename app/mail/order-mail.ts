import type { OrderTicketPayload } from '#app/contract/orders.ts'
import type { Mail, MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { hasAutoRenewNotice } from '#app/rules/checkout/confirmation.ts'
import { cancelMails } from './cancel-mail.ts'
import { drawCodeImage } from './draw-code-image.ts'
import { frameMail } from './mail-frame.ts'
import type { MailSection } from './mail-section.ts'
import { attachCardCodes, cardsSection } from './member-cards.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { autoRenewSection, closingSection, openingSection, orderLinkSection } from './order-words.ts'
import { receiptSection } from './receipt-section.ts'
import { codeIdOf, ticketsSection } from './tickets-section.ts'

/** Whether tickets and receipt are one mail: they go to one address, or there are no tickets. */
export const isOneMail = ({ tickets, ticketDeliveryEmail, email }: OrderMailRequest['order']): boolean =>
  tickets.length === 0 || ticketDeliveryEmail.toLowerCase() === email.toLowerCase()

/**
 * The mails of an order. Tickets go to where they were asked for, the receipt to who paid; when that is one address, or there are no
 * tickets, they are one mail. A mail of tickets alone tells no price and leads to no order, since it may go to whom they are given.
 */
export async function orderMails(request: OrderMailRequest): Promise<Mail[]> {
  const { order, change } = request
  if (change === 'cancelled') return cancelMails(request)
  if (change === 'moved') return movedMails(request)
  if (isOneMail(order)) return [await ticketsMail(request, { to: order.email, withReceipt: true })]
  return [
    await ticketsMail(request, { to: order.ticketDeliveryEmail, withReceipt: false }),
    await receiptMail(request),
  ]
}

/** The tickets with their new start: to where they went, and to who paid. */
async function movedMails(request: OrderMailRequest): Promise<Mail[]> {
  const { order } = request
  const paid = { ...(await ticketsMail(request, { to: order.email, withReceipt: true })) }
  if (isOneMail(order)) return [paid]
  const given = await ticketsMail(request, { to: order.ticketDeliveryEmail, withReceipt: false })
  return [given, { ...paid, id: `order-receipt.${order.id}` }]
}

type Words = 'order' | 'receipt' | 'moved'

/** What a mail of tickets says first; of an order without tickets its receipt. */
const wordsOf = ({ order, change }: OrderMailRequest): Words =>
  change === 'moved' ? 'moved' : order.tickets.length > 0 ? 'order' : 'receipt'

async function ticketsMail(
  request: OrderMailRequest,
  { to, withReceipt }: { to: string; withReceipt: boolean },
): Promise<Mail> {
  const { order, text, venue, files } = request
  const words = wordsOf(request)
  const about = { number: order.orderNumber, venue: venue.name }
  return frameMail(request, {
    id: `order-mail.${order.id}`,
    to,
    subject: text(words === 'moved' ? 'mail-moved-subject' : 'mail-order-subject', about),
    preview: text(`mail-${words}-preview`),
    heading: text(
      words === 'receipt' && isMembership(order) ? 'mail-membership-heading' : `mail-${words}-heading`,
    ),
    sections: [
      openingSection(request, `mail-${words}-introduction`),
      ticketsSection(request),
      ...(withReceipt ? paidSections(request) : []),
      ...closingOf(request),
    ],
    attachments: [
      ...(await Promise.all(order.tickets.map(attachCode))),
      ...(withReceipt ? await attachCardCodes(ownCards(request)) : []),
      ...files,
    ],
  })
}

async function receiptMail(request: OrderMailRequest): Promise<Mail> {
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
      ...closingOf(request),
    ],
    attachments: await attachCardCodes(ownCards(request)),
  })
}

/** Nothing but memberships: what they open is what the mail is about. */
const isMembership = ({ tickets, memberships, orderItems }: OrderMailRequest['order']) =>
  tickets.length === 0 && memberships.length > 0 && memberships.length === orderItems.length

/** The cards of who paid: the codes of a gift are for who is given it. */
const ownCards = ({ cards }: OrderMailRequest) => cards.filter(({ isGift }) => !isGift)

/** What a visitor is told last; whoever bought no visit is told nothing of one. */
const closingOf = (request: OrderMailRequest): MailSection[] =>
  request.order.tickets.length > 0 ? [closingSection(request)] : []

/** What only who paid is told. */
function paidSections(request: OrderMailRequest): MailSection[] {
  const { order } = request
  return [
    orderLinkSection(request),
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
