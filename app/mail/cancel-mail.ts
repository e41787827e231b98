import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { whenText } from './mail-bill.ts'
import { frameMail } from './mail-frame.ts'
import { type MailSection, paragraphs } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { orderLinkSection } from './order-words.ts'

/** That the visits of an order are cancelled: to who paid, with what goes back; to where the tickets went, without. */
export function cancelMails(request: OrderMailRequest): Mail[] {
  const { order } = request
  const paid = cancelMail(request, {
    to: order.email,
    sections: [refundSection(request), orderLinkSection(request)],
  })
  const { ticketDeliveryEmail: given } = order
  if (!given || given.toLowerCase() === order.email.toLowerCase()) return [paid]
  const ticketsMail = cancelMail(request, { to: given, sections: [] })
  return [paid, { ...ticketsMail, id: `${ticketsMail.id}.tickets` }]
}

function cancelMail(
  request: OrderMailRequest,
  { to, sections }: { to: string; sections: MailSection[] },
): Mail {
  const { order, text, venue, files } = request
  const about = { number: order.orderNumber, venue: venue.name }
  return frameMail(request, {
    id: `order-mail.${order.id}`,
    to,
    subject: text('mail-cancelled-subject', about),
    preview: text('mail-cancelled-preview'),
    heading: text('mail-cancelled-heading'),
    sections: [
      paragraphs([text('mail-cancelled-introduction', { number: order.orderNumber })]),
      paragraphs(visitLines(request)),
      ...sections,
    ],
    attachments: files,
  })
}

/** What does not take place any more. */
function visitLines({ order, venue }: OrderMailRequest): string[] {
  return order.orderItems
    .flatMap(({ eventName, eventStartTime, events }) => [
      ...(eventStartTime ? [{ eventName, eventStartTime }] : []),
      ...events,
    ])
    .map(({ eventName, eventStartTime }) =>
      [eventName, whenText(eventStartTime, venue.locale)].filter(Boolean).join(', '),
    )
}

/** Where the money goes, and how much of it. */
function refundSection({ order, text, venue }: OrderMailRequest): MailSection {
  const { card = 0, certificate = 0 } = order.cancellation ?? {}
  const money = (cents: number) => formatMoney(cents, { currency: order.currency, locale: venue.locale })
  const brand = order.creditCardBrand ?? text('payment-brand-other')
  return paragraphs([
    card > 0
      ? text('order-refund-card', { amount: money(card), brand, lastFour: order.ccLastFourDigits ?? '' })
      : null,
    certificate > 0
      ? text('order-refund-certificate', {
          amount: money(certificate),
          digits: order.giftCertificateDigits ?? '',
        })
      : null,
    card + certificate === 0 ? text('order-refund-none') : null,
  ])
}
