import type { Mail, MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import { isolateWords, textDirection } from '#theme/texts/runtime/text-direction.ts'
import type { Rich, Text } from '#theme/texts/runtime/venue-texts.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailLook } from './mail-look.ts'
import { apart, css, type MailSection, row } from './mail-section.ts'
import { richHtml, richText } from './rich-html.ts'

/** Who the venue is, as its mail says it. */
export type MailVenue = {
  tenantId: string
  name: string
  locale: string
  phoneNumber?: string
  email?: string
  address?: { streetAddress1: string; streetAddress2: string; city: string; state: string; zipCode: string }
  /** whose way of writing addresses it is, in two letters */
  country?: string
}

/** How a venue speaks in its mails, and what they look like. `logo` is a PNG. */
export type MailVoice = { venue: MailVenue; look: MailLook; text: Text; rich: Rich; logo: Uint8Array | null }

/** What one mail says to whom. `id` is the same whenever it is sent again. */
export type Letter = {
  id: string
  to: string
  subject: string
  preview: string
  heading: string
  sections: readonly MailSection[]
  attachments: readonly MailAttachment[]
}

const FALLBACK_SENDER = 'tickets@example.org'
const LOGO_ID = 'logo@venue'

/** A finished mail in the venue's look: its mark, the letter, and who the venue is. */
export function frameMail(voice: MailVoice, letter: Letter): Mail {
  const { venue, text, logo, look } = voice
  return {
    tenantId: venue.tenantId,
    id: letter.id,
    from: { name: text('mail-sender-name') || venue.name, address: senderAddress(text) },
    to: letter.to,
    ...(venue.email ? { replyTo: venue.email } : {}),
    subject: letter.subject.replace(/\s+/g, ' '),
    html: withFaces(htmlOf(voice, letter), look.faceText),
    text: textOf(voice, letter),
    attachments: [
      ...(logo
        ? [{ filename: 'logo.png', contentType: 'image/png', content: logo, contentId: LOGO_ID }]
        : []),
      ...letter.attachments,
    ],
  }
}

/** Tables and inline styles, since mail programs know little else; readable without pictures. */
function htmlOf(voice: MailVoice, { heading, preview, sections }: Letter): string {
  const { look, venue } = voice
  const column = css({
    width: '100%',
    'max-width': '600px',
    background: look.surface,
    'border-radius': look.radius,
    'font-family': look.faceText,
    'font-size': '16px',
    'line-height': '1.5',
    color: look.text,
    // A word without an end must not make the mail wider than the screen; not every mail program knows the one or the other.
    'overflow-wrap': 'anywhere',
    'word-break': 'break-word',
  })
  const direction = textDirection(venue.locale)
  return `<!doctype html>
<html lang="${escapeHtml(venue.locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title></head>
<body style="${css({ margin: '0', padding: '0', background: look.page, color: look.text })}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${css({ background: look.page })}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="600" cellpadding="0" cellspacing="0" style="${column}">
${ribbon(voice)}
${banner(voice)}
${row(`<h1 style="${css(headingStyle(look, '30px'))}">${escapeHtml(heading)}</h1>`, '4px 28px 12px')}
${sections
  .filter(({ html }) => html)
  .map(({ html }) => row(html))
  .join('\n')}
${closing(voice)}
</table>
</td></tr></table>
</body>
</html>`
}

/** Every cell, paragraph and link that names no face of its own names the text's: some mail programs hand none down into tables. */
function withFaces(html: string, face: string): string {
  return html.replace(/<(td|p|a)\b([^>]*)>/g, (tag, name: string, rest: string) => {
    if (rest.includes('font-family')) return tag
    const style = css({ 'font-family': face })
    return rest.includes('style="')
      ? `<${name}${rest.replace('style="', `style="${style};`)}>`
      : `<${name}${rest} style="${style}">`
  })
}

/** A band of the venue's colour along the upper edge. */
function ribbon({ look }: MailVoice): string {
  const style = {
    background: look.brand,
    'border-radius': `${look.radius} ${look.radius} 0 0`,
    height: '10px',
    'font-size': '1px',
    'line-height': '10px',
  }
  return `<tr><td style="${css(style)}">&nbsp;</td></tr>`
}

export const headingStyle = (look: MailLook, size: string) => ({
  margin: '0',
  color: look.heading,
  'font-family': look.faceDisplay,
  'font-weight': look.headingWeight,
  'font-size': size,
  'line-height': '1.2',
})

function banner({ look, venue, logo }: MailVoice): string {
  const mark = logo
    ? `<td style="padding:0;padding-inline-end:12px"><img src="cid:${LOGO_ID}" height="40" alt="" style="display:block;height:40px;width:auto"></td>`
    : ''
  const name = css({ ...headingStyle(look, '18px'), color: look.text })
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${mark}<td style="${name}">${apart(venue.name)}</td></tr></table>`,
    '24px 28px',
  )
}

function closing({ look, venue, rich }: MailVoice): string {
  const small = css({
    color: look.subtle,
    'font-size': '14px',
    'border-top': `1px solid ${look.line}`,
    padding: '16px 28px 24px',
  })
  const footer = richHtml(rich('mail-footer'), look.link)
  return `<tr><td style="${small}">${whoLines(venue)
    .map(whoHtml)
    .join('<br>')}${footer ? `<div style="height:8px;line-height:8px">&nbsp;</div>${footer}` : ''}</td></tr>`
}

/** The plain form, for those whose mail program shows no HTML: the same in the same order. */
function textOf({ venue, rich }: MailVoice, { heading, sections }: Letter): string {
  const parts = [
    heading,
    ...sections.map(section => section.text),
    [
      ...whoLines(venue).map(parts =>
        parts.map(part => isolateWords(part.words, { ...part, locale: venue.locale })).join(' · '),
      ),
      richText(rich('mail-footer')),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

type WhoPart = { words: string; direction?: 'ltr' }
type WhoLine = WhoPart[]

/** The venue's name, its address in one line, and how it is reached in another. */
function whoLines({ name, address, country, phoneNumber, email }: MailVenue): WhoLine[] {
  const where = addressLines(address ?? {}, country).join(', ')
  const reached = [phoneNumber, email].map(words => ({ words: words ?? '', direction: 'ltr' as const }))
  const lines: WhoLine[] = [[{ words: name }], [{ words: where }], reached]
  return lines.map(parts => parts.filter(({ words }) => words)).filter(parts => parts.length > 0)
}

/** A name, address or number stays together as long as it has a line to itself. */
function whoHtml(parts: WhoLine, index: number): string {
  const line = parts.map(({ words, direction }) => apart(words, direction)).join(' · ')
  return index === 0 ? `<strong>${line}</strong>` : line
}

function senderAddress(text: Text): string {
  const address = text('mail-sender-address').trim()
  return passes({ validator: 'email', value: address }) ? address : FALLBACK_SENDER
}
