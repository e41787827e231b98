import { randomBytes } from 'node:crypto'
import { type RequestHandler, type Response, Router } from 'express'
import {
  listOutbox,
  type OutboxEntry,
  type OutboxMail,
  readOutboxMail,
} from '#app/gateways/mail/outbox-mail.ts'
import { escapeHtml } from '#app/mail/escape-html.ts'
import type { Environment } from '../environment.ts'
import { sendMailDocument } from './mail-document.ts'
import { outboxFolder } from './open-gateways.ts'

/** What was mailed, to look at in demos: `/dev/mailbox`. Each mail is shown in a frame that may do nothing. */
export function mailbox(environment: Environment): RequestHandler {
  const folder = outboxFolder(environment)
  const router = Router()
  router.get('/', async (_request, response) =>
    send(response, { title: 'Mailbox', body: listMarkup(await listOutbox(folder)) }),
  )
  router.get('/:tenantId/:id', async ({ params }, response) => {
    const mail = await readOutboxMail(folder, params)
    if (!mail) return void notFound(response)
    send(response, { title: mail.subject, body: mailMarkup(mail) })
  })
  router.get('/:tenantId/:id/html', async ({ params }, response) => {
    const mail = await readOutboxMail(folder, params)
    if (!mail) return void notFound(response)
    sendMailDocument(response, mail)
  })
  router.get('/:tenantId/:id/text', async ({ params }, response) => {
    const mail = await readOutboxMail(folder, params)
    if (!mail) return void notFound(response)
    response.set('Cache-Control', 'no-store').type('text/plain').send(mail.text)
  })
  return router
}

const notFound = (response: Response) => response.status(404).type('text/plain').send('There is no such mail')

function send(response: Response, { title, body }: { title: string; body: string }) {
  const nonce = randomBytes(16).toString('base64')
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  })
  response.type('html').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main></body></html>`)
}

function listMarkup(mails: OutboxEntry[]): string {
  const rows = mails.map(
    ({ tenantId, id, subject, to, sentAt }) =>
      `<li><a href="/dev/mailbox/${escapeHtml(`${tenantId}/${id}`)}"><strong dir="auto">${escapeHtml(subject)}</strong></a><span>${escapeHtml(to)} · ${escapeHtml(tenantId)} · ${escapeHtml(sentAt)}</span></li>`,
  )
  return `<h1>Mailbox</h1>${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail has been sent yet.</p>'}`
}

function mailMarkup({ tenantId, id, subject, to, from, sentAt }: OutboxMail): string {
  const address = `/dev/mailbox/${escapeHtml(`${tenantId}/${id}`)}`
  return `<p><a href="/dev/mailbox">Mailbox</a></p><h1 dir="auto">${escapeHtml(subject)}</h1>
<p>${escapeHtml(`${from.name} <${from.address}> → ${to}, ${sentAt}`)} · <a href="${address}/text">Plain text</a></p>
<iframe src="${address}/html" title="The mail" sandbox></iframe>`
}

const STYLE = `
:root { font-family: system-ui, sans-serif; line-height: 1.5; color: #16202c; background: #eef1f5 }
body { margin: 0; padding: 1.5rem 1rem }
main { max-width: 48rem; margin: 0 auto }
h1 { font-size: 1.375rem; margin: 0 0 1rem }
ul { list-style: none; margin: 0; padding: 0 }
li { display: grid; padding: .75rem 1rem; background: #fff; border: 1px solid #d5dbe3; border-radius: 8px; margin-bottom: .5rem }
li span, p { color: #4a5768 }
a { color: #1c4e80 }
iframe { width: 100%; height: 75vh; border: 1px solid #d5dbe3; border-radius: 8px; background: #fff }
:focus-visible { outline: 3px solid #1c4e80; outline-offset: 2px }
`
