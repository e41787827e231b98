import type { Response } from 'express'
import type { CardError, CardParam } from './read-card.ts'
import { escapeMarkup, sendPage } from './send-page.ts'
import { testCards } from './test-cards.ts'

type Page = { returnTo: string; error: CardError | null }

/** The hosted form for visitors without JavaScript. What was typed is never printed back. */
export function cardPage(response: Response, page: Page) {
  sendPage(response, {
    title: 'Card · Test gateway',
    style: STYLE,
    body: markup(page),
    allows: [`form-action 'self'`],
    parent: null,
    status: page.error ? 422 : 200,
  })
}

type Field = {
  name: string
  params: CardParam[]
  label: string
  autocomplete: string
  length: number
  hint?: string
}

const number: Field = {
  name: 'number',
  params: ['number'],
  label: 'Card number',
  autocomplete: 'cc-number',
  length: 23,
}
const expiry: Field = {
  name: 'expiry',
  params: ['exp_month', 'exp_year'],
  label: 'Expiration date (MM/YY)',
  autocomplete: 'cc-exp',
  length: 9,
  hint: 'MM/YY',
}
const cvc: Field = {
  name: 'cvc',
  params: ['cvc'],
  label: 'Security code',
  autocomplete: 'cc-csc',
  length: 4,
}

function markup({ returnTo, error }: Page): string {
  return `<main>
<h1>Enter your card</h1>
<p>This is the test gateway. No money moves, and real cards are declined.</p>
<form method="post" action="/gateway/test/card">
<input type="hidden" name="returnTo" value="${escapeMarkup(returnTo)}">
${fieldMarkup(number, error)}
<div class="pair">${[expiry, cvc].map(field => fieldMarkup(field, error)).join('\n')}</div>
<button>Use this card</button>
</form>
<p><a href="${escapeMarkup(returnTo)}">Back without a card</a></p>
<details><summary>Test cards</summary><table>
${testCards.map(card => `<tr><td><code>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${escapeMarkup(card.meaning)}</td></tr>`).join('\n')}
</table></details>
</main>`
}

function fieldMarkup(
  { name, params, label, autocomplete, length, hint }: Field,
  error: CardError | null,
): string {
  const wrong = error !== null && params.includes(error.param)
  const described = wrong ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus` : ''
  const message = wrong ? `<span class="error" id="${name}-error">${escapeMarkup(error.message)}</span>` : ''
  const placeholder = hint ? ` placeholder="${hint}"` : ''
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}"${placeholder} required${described}>${message}</div>`
}

const STYLE = `
:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; color: #16202c; background: #eef1f5 }
body { margin: 0; padding: 2rem 1rem }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: #fff; border: 1px solid #d5dbe3; border-radius: 12px }
h1 { font-size: 1.375rem; margin: 0 0 .5rem }
form { display: grid; gap: 1rem; margin: 1.25rem 0 }
.field { display: grid; gap: .375rem; min-width: 0 }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: 1rem; align-items: end }
.pair:has(.error) { align-items: start }
label { font-weight: 600 }
input { font: inherit; min-width: 0; padding: .625rem .75rem; border: 1px solid #6b7787; border-radius: 8px }
input[aria-invalid] { border: 2px solid #a3152c }
.error { color: #a3152c }
button { font: inherit; font-weight: 600; margin-top: 1rem; padding: .75rem; border: 0; border-radius: 8px; color: #fff; background: #1c4e80 }
a { color: #1c4e80 }
:focus-visible { outline: 3px solid #1c4e80; outline-offset: 2px }
table { border-collapse: collapse; font-size: .875rem }
td { padding: .25rem .5rem .25rem 0; vertical-align: top }
code { white-space: nowrap }
`
