import type { CartLine } from '#app/contract/carts.ts'
import type { Mail, MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { formatMoney, formatPrice } from '#app/rules/money/format-money.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { Rich, Text } from '#theme/texts/venue-texts.ts'
import { drawCode } from './draw-code.ts'
import { type Admission, admissionsOf, contentIdOf, type MailedTicket } from './mail-admissions.ts'
import type { MailLook } from './mail-look.ts'
import { orderHtml } from './order-html.ts'
import { orderText } from './order-text.ts'

/** Who the venue is, as its mail says it. */
export type MailVenue = {
  tenantId: string
  name: string
  locale: string
  phoneNumber?: string
  email?: string
  address?: { streetAddress1: string; streetAddress2: string; city: string; state: string; zipCode: string }
}

/** An order as its mail shows it. Money in cents; starts are wall time of the venue. */
export type MailedOrder = {
  id: string
  orderNumber: string
  total: number
  currency: string
  customerName: string
  sendTo: string
  lines: CartLine[]
  tickets: MailedTicket[]
}

export type OrderMailRequest = {
  venue: MailVenue
  order: MailedOrder
  text: Text
  rich: Rich
  look: MailLook
}

/** What both forms of the mail are written from. */
export type OrderMailParts = OrderMailRequest & { admissions: Admission[]; money: Amount; price: Amount }
type Amount = (cents: number) => string

const FALLBACK_SENDER = 'tickets@example.org'

/** The mail of an order: its tickets with their codes first, then what was bought, then the venue. */
export async function orderMail(request: OrderMailRequest): Promise<Mail> {
  const { venue, order, text } = request
  const format = { currency: order.currency, locale: venue.locale }
  const parts: OrderMailParts = {
    ...request,
    admissions: admissionsOf(order, venue.locale),
    money: cents => formatMoney(cents, format),
    price: cents => formatPrice(cents, { ...format, noCharge: text('tickets-no-charge') }),
  }
  return {
    tenantId: venue.tenantId,
    id: `order-mail.${order.id}`,
    from: { name: text('mail-sender-name') || venue.name, address: senderAddress(text) },
    to: order.sendTo,
    ...(venue.email ? { replyTo: venue.email } : {}),
    subject: text('mail-order-subject', { number: order.orderNumber, venue: venue.name }).replace(
      /\s+/g,
      ' ',
    ),
    html: orderHtml(parts),
    text: orderText(parts),
    attachments: await Promise.all(order.tickets.map(attachCode)),
  }
}

async function attachCode(ticket: MailedTicket): Promise<MailAttachment> {
  return {
    filename: `ticket-${ticket.code}.png`,
    contentType: 'image/png',
    content: await drawCode(ticket.code),
    contentId: contentIdOf(ticket),
  }
}

function senderAddress(text: Text): string {
  const address = text('mail-sender-address').trim()
  return passes({ validator: 'email', value: address }) ? address : FALLBACK_SENDER
}
