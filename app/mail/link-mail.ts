import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { escapeHtml } from './escape-html.ts'
import { frameMail, type MailVoice } from './mail-frame.ts'
import { css, type MailSection, paragraphs } from './mail-section.ts'

/** A mail about one link: its words are the venue's, its address is ours. `lines` stand above the button, `after` below it. */
export type LinkLetter = {
  /** the same whenever the same mail is sent again */
  id: string
  to: string
  subject: string
  preview: string
  heading: string
  lines: readonly string[]
  button: string
  href: string
  after?: readonly string[]
  /** how to get no more such mails, null for the last one: then nobody has to be told that they did not ask for it */
  stop?: { words: string; href: string } | null
}

/** A mail with one link, as a button and written out, and what to do for somebody who did not ask for it. */
export function linkMail({ letter, ...voice }: MailVoice & { letter: LinkLetter }): Mail {
  const { id, to, subject, preview, heading, lines, after = [] } = letter
  const sections = [
    paragraphs(lines),
    linkButton(letter, voice),
    paragraphs(letter.stop === undefined ? [...after, voice.text('mail-ignore')] : after),
    ...(letter.stop ? [stopLine(letter.stop, voice)] : []),
  ]
  return frameMail(voice, { id, to, subject, preview, heading, sections, attachments: [] })
}

function stopLine(
  { words, href }: { words: string; href: string },
  { look }: Pick<MailVoice, 'look'>,
): MailSection {
  const style = css({ color: look.subtle })
  return {
    html: `<p style="${css({ margin: '0', 'font-size': '14px' })}"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(words)}</a></p>`,
    text: `${words}: ${href}`,
  }
}

/** A link as a button, and written out. */
export function linkButton(
  { button: words, href }: Pick<LinkLetter, 'button' | 'href'>,
  { look }: Pick<MailVoice, 'look'>,
): MailSection {
  const style = css({
    display: 'inline-block',
    padding: '12px 24px',
    'border-radius': look.radius,
    background: look.brand,
    color: look.onBrand,
    'font-family': look.faceControl,
    'font-size': '16px',
    'line-height': '1.2',
    'font-weight': '600',
    'text-decoration': 'none',
  })
  return {
    html: `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(words)}</a>`,
    text: `${words}: ${href}`,
  }
}
