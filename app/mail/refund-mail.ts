import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { frameMail, type MailVoice } from './mail-frame.ts'
import { paragraphs } from './mail-section.ts'
import { richHtml, richText } from './rich-html.ts'

/** An order that was paid and could not be issued. `amount` in cents went back to the card. */
export type RefundedOrder = {
  requestUuid: string
  email: string
  name: string
  amount: number
  currency: string
  card: { brand: string; lastFour: string } | null
  /** what had been ordered */
  items: string[]
}

/** Tells the buyer that nothing was bought, and that the money is on its way back. */
export function refundMail({ order, ...voice }: MailVoice & { order: RefundedOrder }): Mail {
  const { text, rich, venue, look } = voice
  const amount = formatMoney(order.amount, { currency: order.currency, locale: venue.locale })
  const words = rich('mail-refund-introduction', { amount })
  return frameMail(voice, {
    id: `refund-mail.${order.requestUuid}`,
    to: order.email,
    subject: text('mail-refund-subject', { venue: venue.name }),
    preview: text('mail-refund-preview'),
    heading: text('mail-refund-heading'),
    sections: [
      paragraphs([text('mail-greeting', { name: order.name })]),
      { html: `<p style="margin:0">${richHtml(words, look.link)}</p>`, text: richText(words) },
      paragraphs([...order.items, order.card && text('confirmation-card', order.card)]),
    ],
    attachments: [],
  })
}
