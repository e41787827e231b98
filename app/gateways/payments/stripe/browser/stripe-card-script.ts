import type { CardScript } from '../../card-entry/card-entry.ts'
import { openStripe } from './open-stripe.ts'
import { answerStripeChallenge } from './stripe-challenge.ts'

/** Stripe's part of our pages: its Payment Element, and its window for the bank's question. */
export const stripeCardScript: CardScript = {
  openFields: ({ settings: { publishableKey = '' } }, host) => openStripe(publishableKey, host),
  askCardholder: ({ settings: { publishableKey = '', clientSecret = '' } }) =>
    answerStripeChallenge(publishableKey, clientSecret),
}
