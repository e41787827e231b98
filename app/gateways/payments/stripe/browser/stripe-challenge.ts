import { loadStripe } from './stripe-script.ts'

/** Lets Stripe's script show the bank's question in its own window; over when it was answered, whichever way. */
export async function answerStripeChallenge(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = (await loadStripe())(publishableKey, { locale: 'auto' })
  await stripe.handleNextAction({ clientSecret })
}
