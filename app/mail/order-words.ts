import { isolateWords } from '#theme/texts/runtime/text-direction.ts'
import { escapeHtml } from './escape-html.ts'
import { apart, type MailSection, paragraphs } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { richHtml, richText } from './rich-html.ts'

type Introduction = 'mail-order-introduction' | 'mail-receipt-introduction'

/** Who is greeted, why, and the number of the order. */
export function openingSection(
  { order, text, rich, look }: OrderMailRequest,
  introduction: Introduction,
  { note = '' }: { note?: string } = {},
): MailSection {
  const greeting = text('mail-greeting', {
    name: [order.firstName, order.lastName].filter(Boolean).join(' '),
  })
  const number = text('mail-order-number', { number: order.orderNumber })
  const below = paragraphs([note])
  return {
    html: `<p style="margin:0 0 8px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 8px">${richHtml(rich(introduction), look.link)}</p>
${below.html}
<p style="margin:0"><strong>${escapeHtml(number)}</strong></p>`,
    text: [greeting, richText(rich(introduction)), below.text, number].filter(Boolean).join('\n\n'),
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
