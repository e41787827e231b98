import {
  WALLET_DETAILS,
  type WalletAnswer,
  type WalletPayer,
} from '#app/gateways/payments/card-entry/card-entry.ts'
import { WALLET_CHANNEL, type WalletMessage } from '#app/gateways/payments/card-entry/wallet.ts'

/** The script of the test gateway's wallet: its card becomes a token here, and the page that holds the sheet gets that alone. */

const TOKENS = '/gateway/test/tokens'

/** Whether this document is a sheet. */
export const isWalletSheet = () => document.getElementById('wallet') !== null

/** Listens to the buttons of the sheet and tells the storefront it knows what came of it. */
export function openWalletSheet(parentOrigin: string) {
  const tell = (answer: WalletAnswer | null) => {
    const message: WalletMessage = { channel: WALLET_CHANNEL, answer }
    window.parent.postMessage(message, parentOrigin)
  }
  const pay = document.getElementById('pay') as HTMLButtonElement
  pay.addEventListener('click', async () => {
    pay.disabled = true
    const answer = await answerOf().catch(() => null)
    pay.disabled = false
    if (answer) tell(answer)
    else showProblem()
  })
  document.getElementById('close')?.addEventListener('click', () => tell(null))
  document.getElementById('wallet')?.addEventListener('keydown', ({ key }) => key === 'Escape' && tell(null))
  pay.focus()
}

async function answerOf(): Promise<WalletAnswer> {
  const { value: number } = document.getElementById('card') as HTMLSelectElement
  const expYear = String(new Date().getFullYear() + 3)
  const answer = await fetch(TOKENS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ number, cvc: '123', expMonth: '12', expYear }),
  })
  const { error, ...card } = await answer.json()
  if (error) throw new Error(error.message)
  return { card, payer: payerOf() }
}

function payerOf(): WalletPayer {
  const find = (name: keyof WalletPayer) => document.querySelector(`[data-payer="${name}"]`)?.textContent
  const of = (name: keyof WalletPayer) => find(name) ?? ''
  const details = WALLET_DETAILS.filter(name => typeof find(name) === 'string').map(name => [name, of(name)])
  return {
    name: of('name'),
    email: of('email'),
    country: of('country'),
    zip: of('zip'),
    ...Object.fromEntries(details),
  }
}

function showProblem() {
  const place = document.getElementById('problem')
  if (place) place.textContent = 'This card cannot be used now.'
}
