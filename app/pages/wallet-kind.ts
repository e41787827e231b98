import type { WalletKind } from '#app/rules/checkout/has-wallet.ts'
import type { Visit } from './open-page.ts'

/**
 * How an order of this venue can be paid by a wallet: by a sheet of the gateway in any browser, by its script where the browser has a wallet,
 * or not at all: where checkout is no single page, or the gateway has none.
 */
export const walletKindOf = ({ venue, context }: Pick<Visit, 'venue' | 'context'>): WalletKind | null =>
  venue.company.checkout.form === 'short' ? (context.cardEntry.wallet?.kind ?? null) : null
