import { randomBytes } from 'node:crypto'
import type { Response } from 'express'

type Page = {
  title: string
  style: string
  body: string
  script?: string
  /** what the page may do besides its own style and script, as directives of its policy */
  allows: readonly string[]
  /** the origin that may hold it in a frame; null: it is a page of its own */
  parent: string | null
  status?: number
  /** attributes of the document and its body */
  attributes?: { html?: string; body?: string }
}

/** A page of the test gateway: kept by nobody, running nothing but what it brought, framed by one origin at the most. */
export function sendPage(response: Response, page: Page) {
  const { title, style, body, script, allows, parent, status = 200, attributes = {} } = page
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    `default-src 'none'`,
    ...(script ? [`script-src 'nonce-${nonce}'`] : []),
    `style-src 'nonce-${nonce}'`,
    ...allows,
    `base-uri 'none'`,
    `frame-ancestors ${parent ?? "'none'"}`,
  ]
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': policy.join('; '),
  })
  response
    .status(status)
    .type('html')
    .send(`<!doctype html>
<html lang="en"${attributes.html ?? ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body${attributes.body ?? ''}>
${body}
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>`)
}

/** Text as it may stand in markup and attributes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
