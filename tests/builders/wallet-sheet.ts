import { act, waitFor } from '@testing-library/react'

/** Where the sheet of the wallet is in tests of the browser's side. */
export const WALLET = 'http://gateway.example/wallet'

/** What a wallet gives: its card as a token, and who pays. */
export const WALLET_ANSWER = {
  card: {
    token: 'tok_w',
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '12',
    expYear: '2031',
  },
  payer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US', zip: '93940' },
}

/** What the sheet posts to the page; null closes it. Frames of another origin are nothing to happy-dom. */
export async function tellPage(answer: typeof WALLET_ANSWER | null) {
  const frame = await waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>(`iframe[src^="${WALLET}"]`)
    if (!found) throw new Error('There is no sheet yet')
    return found
  })
  const source = {} as Window
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const data = { channel: 'marquee-wallet', answer }
  const event = Object.assign(new Event('message'), { data, origin: new URL(WALLET).origin, source })
  await act(async () => void window.dispatchEvent(event))
}
