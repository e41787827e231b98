import { createHash } from 'node:crypto'
import type { OrderMembershipPayload } from '#app/contract/orders.ts'
import type { MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { drawCodeImage } from './draw-code-image.ts'
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

/** One card, as an object in the venue's colours, with the code of each of its people; those of a gift are for who is given it. */
export function cardSection(
  card: OrderMembershipPayload,
  { text, look, venue, note }: CardVoice,
): MailSection {
  const { membershipCategoryName: level, membershipNumber: number, cardholders } = card
  const coded = note ? [] : codedCards(card)
  const names = note ? cardholders.filter(({ name }) => name !== card.name) : cardholders
  const facts = [
    note,
    text('membership-profile-number', { number }),
    termText(card, { text, locale: venue.locale }),
    ...names.filter(each => !coded.includes(each)).map(({ name }) => name),
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
</td></tr></table>${coded.map(each => codeTable(each, { text, look })).join('\n')}`,
    text: [
      level,
      ...facts.map(fact => `  ${fact}`),
      ...coded.map(({ name, barcode }) => `  ${name}: ${barcode}`),
    ].join('\n'),
  }
}

type PersonCard = OrderMembershipPayload['cardholders'][number]

/** The cards that have a code. */
const codedCards = ({ cardholders }: OrderMembershipPayload): PersonCard[] =>
  cardholders.filter(({ barcode }) => barcode !== '')

/** Whose card it is and its code, as a ticket has its own. */
function codeTable({ name, barcode }: PersonCard, { text, look }: Pick<CardVoice, 'text' | 'look'>): string {
  const frame = css({
    width: '100%',
    'margin-bottom': '12px',
    border: `1px solid ${look.line}`,
    'border-radius': look.radius,
    background: look.ticket,
  })
  const code = css({ 'font-family': 'monospace', 'font-size': '14px', color: look.subtle })
  const label = text('membership-door-code', { name })
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${frame}"><tr>
<td width="144" style="padding:14px;width:116px"><img src="cid:${escapeHtml(cardCodeId(barcode))}" width="116" height="116" alt="${escapeHtml(label)}" style="display:block;background:#fff;border-radius:6px"></td>
<td style="padding:14px 0;padding-inline-end:14px"><strong>${escapeHtml(name)}</strong><br><span dir="ltr" style="${code}">${escapeHtml(barcode)}</span></td>
</tr></table>`
}

/** The name by which the HTML refers to the picture of a card's code: a code may hold what no name may. */
const cardCodeId = (barcode: string) =>
  `card-${createHash('sha256').update(barcode).digest('hex').slice(0, 24)}@marquee`

/** The pictures of the codes of these cards, each once, for a mail that shows them. */
export function attachCardCodes(cards: readonly OrderMembershipPayload[]): Promise<MailAttachment[]> {
  const codes = new Set(cards.flatMap(codedCards).map(({ barcode }) => barcode))
  return Promise.all(
    [...codes].map(async barcode => ({
      filename: `card-${barcode.replace(/[^\w-]/g, '-')}.png`,
      contentType: 'image/png',
      content: await drawCodeImage(barcode),
      contentId: cardCodeId(barcode),
    })),
  )
}
