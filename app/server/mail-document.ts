import type { Response } from 'express'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { escapeHtml } from '#app/mail/escape-html.ts'

/** A mail may look as it does and nothing more: it has no origin and runs nothing. */
const POLICY = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'`

type ShownMail = Pick<Mail, 'html'> & {
  attachments: readonly { contentId?: string; contentType: string; content: Uint8Array | string }[]
}

/** Sends a mail to be looked at, in the sandbox of a document that may do nothing. */
export function sendMailDocument(response: Response, mail: ShownMail): void {
  response.set('Content-Security-Policy', `sandbox; ${POLICY}`)
  sendMarkup(response, mail)
}

/** Sends a mail for the editor's frame, its subject above it, which reads what stands in it; it still runs nothing. */
export function mailDocument(response: Response, mail: ShownMail & Pick<Mail, 'subject'>): void {
  response.set('Content-Security-Policy', POLICY)
  sendMarkup(response, { ...mail, html: withSubject(mail) })
}

/** As a mailbox shows it: the subject stands above the mail, in no look of the venue. */
const SUBJECT =
  'margin:0;padding:12px 16px;font:600 16px/1.4 system-ui,sans-serif;background:Canvas;color:CanvasText'

const withSubject = ({ html, subject }: Pick<Mail, 'html' | 'subject'>): string =>
  html.replace(/<body[^>]*>/, body => `${body}<p dir="auto" style="${SUBJECT}">${escapeHtml(subject)}</p>`)

function sendMarkup(response: Response, mail: ShownMail): void {
  response.set('Cache-Control', 'no-store').type('html').send(withPictures(mail))
}

/** Pictures that came with the mail stand in it as data. */
function withPictures({ html, attachments }: ShownMail): string {
  const pictures = new Map(
    attachments.map(({ contentId, contentType, content }) => [
      contentId,
      `data:${contentType};base64,${typeof content === 'string' ? content : Buffer.from(content).toString('base64')}`,
    ]),
  )
  return html.replace(
    /cid:([^"]+)/g,
    (whole, contentId: string) => pictures.get(contentId.replace(/&#64;/g, '@')) ?? whole,
  )
}
