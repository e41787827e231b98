import type { WalletAnswer } from './card-entry.ts'

/** What marks a message of a sheet. */
export const WALLET_CHANNEL = 'marquee-wallet'

/** `answer` null: the sheet was closed without paying. */
export type WalletMessage = { channel: typeof WALLET_CHANNEL; answer: WalletAnswer | null }

type Sender = { origin: string; window: MessageEventSource | null }

/** The message of this sheet of this origin, or null: anything else that is posted to a page is none of ours. */
export function walletMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origin, window }: Sender,
): WalletMessage | null {
  const { data } = event
  const isOurs = event.origin === origin && window !== null && event.source === window
  return isOurs && typeof data === 'object' && data?.channel === WALLET_CHANNEL ? data : null
}

const MAX_LENGTH = 120

/** The fields of checkout that an answer fills in. */
export function walletFields({ card, payer }: WalletAnswer): Record<string, string> {
  const { token: paymentToken, firstSix, lastFour, brand, expMonth, expYear } = card
  // Parts of a name that were filled in on the page are not those of whoever has the wallet.
  const fields = {
    firstName: '',
    lastName: '',
    ...payer,
    paymentToken,
    firstSix,
    lastFour,
    brand,
    expMonth,
    expYear,
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'paymentToken' ? String(value) : String(value ?? '').slice(0, MAX_LENGTH),
    ]),
  )
}
