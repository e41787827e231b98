import type { Visit } from './open-page.ts'

/** Whether an order of this venue can be paid by a wallet: checkout is one page there, and the gateway has wallets that can be reached. */
export const offersWallet = ({ venue, context }: Pick<Visit, 'venue' | 'context'>): boolean =>
  venue.company.checkout.form === 'short' && context.cardEntry.wallet !== null
