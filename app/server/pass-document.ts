import type { Response } from 'express'
import QRCode from 'qrcode'
import type { Pass, PassFact } from '#app/gateways/passes/pass.ts'
import { escapeHtml } from '#app/mail/escape-html.ts'
import { codePath } from '#app/rules/tickets/code-path.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'

/** A pass may look as it does and nothing more. */
const POLICY = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'`

/** Sends a pass as a phone shows it, for the editor's frame, which reads what stands in it; it runs nothing. */
export function sendPassDocument(response: Response, pass: Pass): void {
  response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' })
  response.type('html').send(passDocument(pass))
}

/** The look of a phone around the colours of the pass. */
const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { background: #d9dbe0; color: #1c1c1e; font: 15px/1.4 system-ui, sans-serif; padding: 32px 16px; overflow-wrap: anywhere }
  main { display: grid; gap: 24px; grid-template-columns: minmax(0, 340px); justify-content: center; align-items: start }
  ul { display: grid; gap: 8px; list-style: none; padding: 0 }
  li, .back, .front { border-radius: 16px; box-shadow: 0 1px 3px #0003, 0 8px 24px #0002 }
  li { background: #fffd; padding: 10px 14px; font-size: 14px }
  .front { padding: 16px; display: grid; gap: 16px }
  .head { display: flex; gap: 12px; justify-content: space-between; align-items: center; min-height: 40px }
  .head img { max-width: 160px; max-height: 50px }
  .title { display: flex; gap: 12px; justify-content: space-between; align-items: start }
  .title img { width: 80px; border-radius: 6px }
  h1 { font-size: 24px; line-height: 1.2; font-weight: 500 }
  .facts { display: flex; flex-wrap: wrap; gap: 12px 20px }
  dt { font-size: 11px; font-weight: 600 }
  dd { font-size: 17px }
  .strip { display: block; width: calc(100% + 32px); margin: 0 -16px }
  .code { background: #fff; color: #000; border-radius: 10px; padding: 12px; justify-self: center; text-align: center; font: 13px/1.5 ui-monospace, monospace }
  .code svg { display: block; width: 148px; height: 148px; margin: 0 auto 6px }
  .back { background: #fff; padding: 6px 16px }
  .back div { padding: 10px 0; border-top: 1px solid #d1d1d6 }
  .back div:first-child { border: 0 }
  .back dt { font-size: 13px; color: #55565a; font-weight: 400 }
  .back dd { font-size: 15px; white-space: pre-line }
  a { color: #0058bd }
  @media (min-width: 760px) { main { grid-template-columns: repeat(2, 340px) } ul { grid-column: 1 / -1; grid-template-columns: repeat(2, 340px); gap: 8px 24px } }
`

/** The HTML of a pass as a phone shows it, every word escaped: notifications of lines that change, its front in the venue's colours, its back. */
export const passDocument = (pass: Pass): string => `<!doctype html>
<html lang="${escapeHtml(pass.language)}" dir="${textDirection(pass.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(pass.title)}</title><style>${STYLE}</style></head>
<body><main>${changesOf(pass)}${frontOf(pass)}${backOf(pass)}</main></body></html>`

/** Where Apple's wallet puts the new value. */
const NEW_VALUE = '%@'

function changesOf({ issuer, facts }: Pass): string {
  const changes = facts.flatMap(({ change, value }) => (change ? [change.replace(NEW_VALUE, value)] : []))
  const items = changes.map(
    change => `<li><strong>${escapeHtml(issuer)}</strong><br>${escapeHtml(change)}</li>`,
  )
  return changes.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

function frontOf({ description, title, issuer, look, facts, code, pictures }: Pass): string {
  const logo = pictureOf(pictures['logo@2x.png'], issuer) || `<strong>${escapeHtml(issuer)}</strong>`
  const strip = pictureOf(pictures['strip@2x.png'], '', 'strip')
  const { modules } = QRCode.create(code.value)
  return `<section class="front" aria-label="${escapeHtml(description)}" style="background:${look.background};color:${look.text}">
<div class="head">${logo}</div>${strip}
<div class="title"><h1>${escapeHtml(title)}</h1>${pictureOf(pictures['thumbnail@2x.png'], '')}</div>
<dl class="facts">${facts.map(fact => factOf(fact, look.label)).join('')}</dl>
<div class="code"><svg viewBox="0 0 ${modules.size} ${modules.size}" aria-hidden="true"><path d="${codePath(modules)}"/></svg>${escapeHtml(code.words)}</div>
</section>`
}

const factOf = ({ label, value }: PassFact, color: string) =>
  `<div><dt style="color:${color}">${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`

function backOf({ notes, link }: Pass): string {
  const lines = notes.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  const way = link
    ? `<div><dt>${escapeHtml(link.label)}</dt><dd><a href="${escapeHtml(link.href)}">${escapeHtml(link.href)}</a></dd></div>`
    : ''
  return `<dl class="back">${lines.join('')}${way}</dl>`
}

function pictureOf(content: Uint8Array | undefined, words: string, style = ''): string {
  if (!content) return ''
  const data = Buffer.from(content).toString('base64')
  return `<img alt="${escapeHtml(words)}" class="${style}" src="data:image/png;base64,${data}">`
}
