import type { Response } from 'express'
import { CHALLENGE_DONE } from '../card-entry/challenge-message.ts'
import { escapeMarkup, sendPage } from './send-page.ts'

type Page = {
  action: string
  /** the origin that holds it in a frame; null: it is a page of its own */
  parent: string | null
  returnTo: string
  tenantId: string
  sessionId: string
  amount: number
  currency: string
}

/** What a bank would ask. Everything on it fits 400 by 320 pixels, the smallest window of a challenge. */
export function challengePage(response: Response, page: Page) {
  const { action, returnTo, tenantId, sessionId, amount, currency } = page
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
  send(response, {
    parent: page.parent,
    body: `<h1>Is this you?</h1>
<p>Your bank asks you to confirm a payment of <strong>${escapeMarkup(sum)}</strong>.</p>
<form method="post" action="${action}">
<input type="hidden" name="tenant" value="${escapeMarkup(tenantId)}">
<input type="hidden" name="session" value="${escapeMarkup(sessionId)}">
<input type="hidden" name="returnTo" value="${escapeMarkup(returnTo)}">
<button name="answer" value="accept">Yes, confirm</button>
<button name="answer" value="refuse" class="quiet">No, this is not me</button>
<button name="answer" value="wait" class="quiet">Let the time run out</button>
</form>
<p class="note">Test gateway. No money moves.</p>`,
  })
}

/** Tells the page that holds the frame that there was an answer. Which one, it asks the server. */
export function donePage(response: Response, { parent }: { parent: string }) {
  const message = JSON.stringify(CHALLENGE_DONE)
  send(response, {
    parent,
    body: '<p role="status">Thank you. One moment please.</p>',
    script: `window.parent.postMessage(${message},${JSON.stringify(parent)})`,
  })
}

type FramePage = { parent: string | null; body: string; script?: string }

const send = (response: Response, { body, ...page }: FramePage) =>
  sendPage(response, {
    ...page,
    title: 'Your bank',
    style: STYLE,
    body: `<main>${body}</main>`,
    allows: [`form-action 'self'`],
  })

const STYLE = `
:root{color-scheme:light;font-family:system-ui,sans-serif;line-height:1.5;color:#16202c;background:#fff}
body{margin:0;padding:20px}
main{max-width:20rem;margin:0 auto}
h1{font-size:1.25rem;margin:0 0 .5rem}
p{margin:0 0 1rem}
form{display:grid;gap:.625rem}
button{font:inherit;font-weight:600;min-height:44px;border:1px solid #1c4e80;border-radius:8px;color:#fff;background:#1c4e80}
button.quiet{color:#1c4e80;background:#fff}
:focus-visible{outline:3px solid #1c4e80;outline-offset:2px}
.note{font-size:.8125rem;color:#4a5766;margin:1rem 0 0}
`
