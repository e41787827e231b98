import type { OrderMembershipPayload } from '#app/contract/orders.ts'
import { escapeHtml } from './escape-html.ts'
import { termText } from './mail-bill.ts'
import { headingStyle } from './mail-frame.ts'
import { css, type MailSection } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { richHtml, richText } from './rich-html.ts'

/** The cards of the memberships that were bought: level, number, term, and who may come in with it. */
export function cardsSection(request: OrderMailRequest): MailSection {
  const { cards, rich, look } = request
  if (cards.length === 0) return { html: '', text: '' }
  const { text } = request
  const drawn = cards.map(card =>
    cardSection(card, {
      ...request,
      note: card.isGift ? text('confirmation-gift', { recipient: card.name }) : null,
    }),
  )
  const words = rich('mail-membership-introduction')
  return {
    html: `<p style="margin:0 0 12px">${richHtml(words, look.link)}</p>\n${drawn.map(({ html }) => html).join('\n')}`,
    text: [richText(words), ...drawn.map(({ text }) => text)].join('\n\n'),
  }
}

type CardVoice = Pick<OrderMailRequest, 'text' | 'look' | 'venue'> & {
  /** what only its buyer needs to be told */
  note: string | null
}

/** One card, as an object in the venue's colours. */
export function cardSection(
  card: OrderMembershipPayload,
  { text, look, venue, note }: CardVoice,
): MailSection {
  const { membershipCategoryName: level, membershipNumber: number, cardholders } = card
  const facts = [
    note,
    text('membership-profile-number', { number }),
    termText(card, { text, locale: venue.locale }),
    ...(note ? cardholders.filter(({ name }) => name !== card.name) : cardholders).map(({ name }) => name),
  ].filter((fact): fact is string => Boolean(fact))
  const frame = css({
    width: '100%',
    'margin-bottom': '12px',
    background: look.brand,
    color: look.onBrand,
    'border-radius': look.radius,
  })
  const name = css({ ...headingStyle(look, '20px'), color: look.onBrand })
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" style="${frame}"><tr><td style="padding:18px 20px">
<p style="${name}">${escapeHtml(level)}</p>
${facts.map(fact => `<p style="margin:4px 0 0">${escapeHtml(fact)}</p>`).join('\n')}
</td></tr></table>`,
    text: [level, ...facts.map(fact => `  ${fact}`)].join('\n'),
  }
}
