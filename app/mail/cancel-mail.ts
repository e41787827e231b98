import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { formatMoney, needDecimals } from '#app/rules/money/format-money.ts'
import { escapeHtml } from './escape-html.ts'
import { farSide } from './far-side.ts'
import { whenText } from './mail-bill.ts'
import { frameMail } from './mail-frame.ts'
import { apart, css, type MailSection, paragraphs } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { greetingSection, orderLinkSection } from './order-words.ts'

/** That the visits of an order are cancelled: to who paid, with what goes back; to where the tickets went, without. */
export function cancelMails(request: OrderMailRequest): Mail[] {
  const { order } = request
  const paid = cancelMail(request, {
    to: order.email,
    refund: refundSection(request),
    sections: [orderLinkSection(request)],
  })
  const { ticketDeliveryEmail: given } = order
  if (!given || given.toLowerCase() === order.email.toLowerCase()) return [paid]
  const ticketsMail = cancelMail(request, { to: given, refund: null, sections: [] })
  return [paid, { ...ticketsMail, id: `${ticketsMail.id}.tickets` }]
}

function cancelMail(
  request: OrderMailRequest,
  { to, refund, sections }: { to: string; refund: MailSection | null; sections: MailSection[] },
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
      below([
        greetingSection(request),
        paragraphs([text('mail-cancelled-introduction', { number: order.orderNumber })]),
        visitsSection(request),
        ...(refund ? [refund] : []),
      ]),
      ...sections,
    ],
    attachments: files,
  })
}

/** One after the other, as near as paragraphs; in text with an empty line between them. */
const below = (sections: readonly MailSection[]): MailSection => ({
  html: sections.map(({ html }) => html).join('\n'),
  text: sections.map(({ text }) => text).join('\n\n'),
})

/** What does not take place any more: its time is struck, for the eye alone. */
function visitsSection({ order, venue, look }: OrderMailRequest): MailSection {
  const visits = order.orderItems
    .flatMap(({ eventName, eventStartTime, events }) => [
      ...(eventStartTime ? [{ eventName, eventStartTime }] : []),
      ...events,
    ])
    .map(({ eventName, eventStartTime }) => ({
      name: eventName ?? '',
      when: whenText(eventStartTime, venue.locale) ?? '',
    }))
  const struck = css({ color: look.subtle })
  return {
    html: visits
      .map(
        ({ name, when }) =>
          `<p style="margin:0 0 16px"><strong>${apart(name)}</strong><br><s style="${struck}">${apart(when)}</s></p>`,
      )
      .join('\n'),
    text: visits.map(({ name, when }) => [name, when].filter(Boolean).join(', ')).join('\n'),
  }
}

/** The sum from what was paid to what goes back, as the page has it, and where that goes. */
const refundSection = (request: OrderMailRequest): MailSection =>
  request.order.discountedSumTotal > 0 ? below([sums(request), ways(request)]) : ways(request)

function sums(request: OrderMailRequest): MailSection {
  const { order, text, venue, look, kept } = request
  const { card = 0, certificate = 0 } = order.cancellation ?? {}
  const whole = order.discountedSumTotal
  const visits = kept?.paid ?? whole
  const rows = [
    { label: text('order-cancel-paid'), amount: whole },
    { label: text('order-cancel-stays'), amount: whole - visits },
    { label: text('order-cancel-part'), amount: kept?.amount ?? 0 },
  ].filter(({ amount }) => amount > 0)
  const total = { label: text('order-cancel-total'), amount: card + certificate }
  const decimals = needDecimals(
    [...rows, total].map(({ amount }) => amount),
    order.currency,
  )
  const money = (cents: number) =>
    formatMoney(cents, { currency: order.currency, locale: venue.locale, decimals })
  const far = farSide(venue.locale)
  const line = ({ label, amount }: typeof total, style: string) =>
    `<tr><td style="${style}">${escapeHtml(label)}</td><td align="${far}" style="${style}">${escapeHtml(money(amount))}</td></tr>`
  const last = css({ padding: '8px 0 0', 'border-top': `1px solid ${look.line}`, 'font-weight': 'bold' })
  return {
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows
      .map(row => line(row, css({ padding: '0 0 8px' })))
      .join('\n')}${line(total, last)}</table>`,
    text: [...rows, total].map(({ label, amount }) => `${label}  ${money(amount)}`).join('\n'),
  }
}

function ways({ order, text, venue }: OrderMailRequest): MailSection {
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
    card + certificate === 0 && order.discountedSumTotal > 0 ? text('order-refund-none') : null,
  ])
}
