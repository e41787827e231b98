import Stripe from 'stripe'

/** Whether Stripe has said no to this request; everything else leaves open what happened. */
export function isAnswer(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
  )
}
