import { isolateWords } from '#theme/texts/runtime/text-direction.ts'
import { escapeHtml } from './escape-html.ts'
import { linkButton } from './link-mail.ts'
import { apart, type MailSection, paragraphs } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { richHtml, richText } from './rich-html.ts'

type Introduction = 'mail-order-introduction' | 'mail-receipt-introduction' | 'mail-moved-introduction'

/** Who is greeted. */
export const greetingSection = ({ order, text }: OrderMailRequest): MailSection =>
  paragraphs([text('mail-greeting', { name: [order.firstName, order.lastName].filter(Boolean).join(' ') })])

/** Who is greeted, why, and the number of the order. */
export function openingSection(
  request: OrderMailRequest,
  introduction: Introduction,
  { note = '' }: { note?: string } = {},
): MailSection {
  const { order, text, rich, look } = request
  const hello = greetingSection(request)
  const number = text('mail-order-number', { number: order.orderNumber })
  const below = paragraphs([note])
  return {
    html: `${hello.html}
<p style="margin:0 0 8px">${richHtml(rich(introduction), look.link)}</p>
${below.html}
<p style="margin:0"><strong>${escapeHtml(number)}</strong></p>`,
    text: [hello.text, richText(rich(introduction)), below.text, number].filter(Boolean).join('\n\n'),
  }
}

/** The way back to the order, on any device and without a sign-in. */
export function orderLinkSection({ text, look, href }: OrderMailRequest): MailSection {
  const button = linkButton({ button: text('mail-order-open'), href }, { look })
  const hint = paragraphs([text('mail-order-open-hint')])
  return {
    html: `${button.html}<div style="height:8px"></div>${hint.html}`,
    text: `${button.text}\n${hint.text}`,
  }
}

/** That the card is charged each term, and whom to call (CHK-061). */
export function autoRenewSection({ venue, rich, look }: OrderMailRequest): MailSection {
  const number = venue.phoneNumber ?? ''
  const phone = number && `<p style="margin:0 0 8px">${apart(number, 'ltr')}</p>`
  return {
    html: `<p style="margin:0 0 8px">${richHtml(rich('confirmation-auto-renew'), look.link)}</p>${phone}`,
    text: [
      richText(rich('confirmation-auto-renew')),
      isolateWords(number, { locale: venue.locale, direction: 'ltr' }),
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

export function closingSection({ rich, look }: OrderMailRequest): MailSection {
  return {
    html: richHtml(rich('mail-order-closing'), look.link),
    text: richText(rich('mail-order-closing')),
  }
}
