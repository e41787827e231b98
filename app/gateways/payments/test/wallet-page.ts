import type { Response } from 'express'
import type { WalletNeeds, WalletPayer } from '../card-entry/card-entry.ts'
import { escapeMarkup, sendPage } from './send-page.ts'
import { testCards } from './test-cards.ts'

/** What the sheet is asked to show; nothing of it decides what is charged. */
type Sheet = {
  parent: string
  script: string
  amount: string
  venue: string
  needs: WalletNeeds
  keepsCard: boolean
}

/** Who has this wallet. */
const HOLDER = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phoneNumber: '831 555 0142',
  streetAddress1: '12 Harbor St',
  city: 'Monterey',
  state: 'CA',
  country: 'US',
  zip: '93940',
} as const satisfies WalletPayer

/** The cards in it: one that pays, one that is declined, and one whose bank asks. */
const CARDS = ['4242424242424242', '4000000006108007', '4000000008001002']

/** The wallet of the test gateway: a sheet that knows its holder and their cards, for a frame on the storefront's page. */
export function walletPage(response: Response, { parent, script, ...sheet }: Sheet) {
  sendPage(response, {
    title: 'Wallet · Test gateway',
    style: STYLE,
    body: markup(sheet),
    script,
    allows: [`connect-src 'self'`, `form-action 'none'`],
    parent,
    attributes: { html: ` data-parent="${parent}"` },
  })
}

const cardOption = (number: string) => {
  const meaning = testCards.find(card => card.number === number)?.meaning ?? ''
  return `<option value="${number}">Visa •••• ${number.slice(-4)} (${escapeMarkup(meaning)})</option>`
}

/** What the sheet gives of its holder when it is paid. */
const given = (name: keyof typeof HOLDER) => `<span data-payer="${name}">${HOLDER[name]}</span>`

const addressOf = ({ address }: WalletNeeds) =>
  (address ? (['streetAddress1', 'city', 'state', 'zip', 'country'] as const) : (['zip', 'country'] as const))
    .map(given)
    .join(', ')

const markup = ({ amount, venue, needs, keepsCard }: Omit<Sheet, 'parent' | 'script'>) => `<main id="wallet">
<h1>Test wallet</h1>
<dl><dt>To</dt><dd>${escapeMarkup(venue)}</dd>
<dt>Name</dt><dd>${given('name')}</dd>
<dt>Email</dt><dd>${given('email')}</dd>
${needs.phone ? `<dt>Phone</dt><dd>${given('phoneNumber')}</dd>` : ''}
<dt>Address</dt><dd>${addressOf(needs)}</dd></dl>
<label for="card">Card</label>
<select id="card">${CARDS.map(cardOption).join('')}</select>
${keepsCard ? '<p>This card is kept for renewals.</p>\n' : ''}<p id="problem" role="alert"></p>
<button id="pay" type="button">Pay ${escapeMarkup(amount)}</button>
<button id="close" type="button">Not now</button>
</main>`

const STYLE = `
:root{color-scheme:light;font-family:system-ui,sans-serif;line-height:1.4;color:#16202c;background:#fff}
*{box-sizing:border-box}
body{margin:0;padding:12px}
main{display:grid;gap:10px}
h1{font-size:1.125rem;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}
dt{color:#5b6675}dd{margin:0;font-weight:600}
label{font-weight:600}
select,button{font:inherit;min-height:44px;border-radius:8px;border:1px solid #6b7787;padding:8px 12px;width:100%;background:#fff;color:inherit}
#pay{background:#16202c;color:#fff;border-color:#16202c;font-weight:600}
#problem{margin:0;color:#a3152c}#problem:empty{display:none}
:focus-visible{outline:3px solid #1c4e80;outline-offset:2px}
`
