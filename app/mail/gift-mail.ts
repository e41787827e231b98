import { createHash } from 'node:crypto'
import type { OrderMembershipPayload } from '#app/contract/orders.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { escapeHtml } from './escape-html.ts'
import { linkButton } from './link-mail.ts'
import { frameMail, type MailVoice } from './mail-frame.ts'
import { css, type MailSection, paragraphs } from './mail-section.ts'
import { attachCardCodes, cardSection } from './member-cards.ts'

/** A membership that was given, for whom it is, and what was written with it. */
export type GiftToTell = {
  orderId: string
  to: string
  recipient: string
  giver: string
  message: string
  card: OrderMembershipPayload
}

/** Tells the recipient of a gift, with the card and no price; `href` is where a member sees it. */
export async function giftMail({
  gift,
  href,
  ...voice
}: MailVoice & { gift: GiftToTell; href: string }): Promise<Mail> {
  const { text, venue } = voice
  const { giver, recipient, message, card } = gift
  return frameMail(voice, {
    id: `gift-mail.${gift.orderId}.${nameOfLine(card.itemId)}`,
    to: gift.to,
    subject: text('mail-gift-subject', { giver, venue: venue.name }),
    preview: text('mail-gift-preview', { membership: card.membershipCategoryName }),
    heading: text('mail-gift-heading'),
    sections: [
      paragraphs([text('mail-greeting', { name: recipient }), text('mail-gift-introduction', { giver })]),
      quoted(message, voice),
      cardSection(card, { ...voice, note: null }),
      linkButton({ button: text('mail-gift-open'), href }, voice),
    ],
    attachments: await attachCardCodes([card]),
  })
}

/** A line may be called anything, a mail has a name that every mail server and file system takes; the same line gives the same. */
const nameOfLine = (itemId: string) => createHash('sha256').update(itemId).digest('hex').slice(0, 24)

/** What somebody wrote by hand stands apart from what we say. */
function quoted(message: string, { look }: Pick<MailVoice, 'look'>): MailSection {
  const { text } = paragraphs(message.split('\n'))
  if (!text) return { html: '', text }
  const style = css({
    margin: '0',
    padding: '8px 16px',
    'border-inline-start': `3px solid ${look.brand}`,
    'font-family': look.faceDisplay,
    'font-size': '19px',
    'line-height': '1.45',
  })
  const html = escapeHtml(text).replaceAll('\n', '<br>')
  return { html: `<blockquote dir="auto" style="${style}">${html}</blockquote>`, text }
}
