import type { CardScript } from '../../card-entry/card-entry.ts'
import { openStripe } from './open-stripe.ts'
import { openStripeWallet } from './open-wallet.ts'
import { answerStripeChallenge } from './stripe-challenge.ts'

/** Stripe's part of our pages: its Payment Element, the buttons of wallets, and its window for the bank's question. */
export const stripeCardScript: CardScript = {
  openFields: ({ settings: { publishableKey = '' } }, host) => openStripe(publishableKey, host),
  openWallet: ({ settings: { publishableKey = '' } }, host) => openStripeWallet(publishableKey, host),
  askCardholder: ({ settings: { publishableKey = '', clientSecret = '' } }) =>
    answerStripeChallenge(publishableKey, clientSecret),
}
