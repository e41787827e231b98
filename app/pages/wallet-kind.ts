import type { WalletKind } from '#app/rules/checkout/has-wallet.ts'
import type { Visit } from './open-page.ts'

/** How an order can be paid by a wallet: by a sheet of the gateway in any browser, by its script where the browser has a wallet; null where the gateway has none. */
export const walletKindOf = ({ context }: Pick<Visit, 'context'>): WalletKind | null =>
  context.cardEntry.wallet?.kind ?? null
