import Stripe from 'stripe'
import type { Charge, ChargeRequest, ChargeResult, PaymentGateway, TriedCharge } from '../payment-gateway.ts'
import { declineCode } from './decline-code.ts'
import { stripeWebhook } from './stripe-webhook.ts'

export type StripeAccount = {
  secretKey: string
  publishableKey: string
  /** signs what Stripe tells us by itself; without it nothing that comes is believed */
  webhookSecret?: string
  /** another address than Stripe's: a stand-in in tests */
  address?: { protocol: 'http' | 'https'; host: string; port: number }
}

const TIMEOUT = 20_000

/** What Stripe's part of the payment step needs besides its script, which ours loads. */
const BROWSER_HOSTS = {
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
}

/**
 * Payments through Stripe. A try is one PaymentIntent: it is made under our key with nothing but what is known after a crash as
 * well, so that the same request finds it again, and then confirmed. An intent that was cancelled can never be confirmed.
 */
export function createStripeGateway(account: StripeAccount): PaymentGateway {
  const stripe = new Stripe(account.secretKey, { ...account.address, timeout: TIMEOUT, telemetry: false })
  return {
    name: 'stripe',
    takesCardNumbers: false,
    secure: null,
    cardEntry: { kind: 'stripe', publishableKey: account.publishableKey, pageUrl: null },
    browserHosts: BROWSER_HOSTS,
    charge: request => charge(stripe, request),
    settle: tried => settle(stripe, tried),
    refund: async ({ tenantId, chargeId, amount, idempotencyKey }) => {
      const once = { idempotencyKey: keyOf({ tenantId, idempotencyKey }) }
      await stripe.refunds.create({ payment_intent: chargeId, amount }, once)
    },
    router: told => stripeWebhook({ stripe, secret: account.webhookSecret, ...told }),
  }
}

/** Keys are the venue's, and an account may serve many. */
const keyOf = ({ tenantId, idempotencyKey }: Pick<TriedCharge, 'tenantId' | 'idempotencyKey'>) =>
  `${tenantId}.${idempotencyKey}`

/** The intent of a try: made now, or the one that was made before. */
function openIntent(stripe: Stripe, tried: TriedCharge): Promise<Stripe.PaymentIntent> {
  const { tenantId, idempotencyKey, amount, currency } = tried
  return stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { tenantId, key: idempotencyKey },
    },
    { idempotencyKey: keyOf(tried) },
  )
}

async function charge(stripe: Stripe, request: ChargeRequest): Promise<ChargeResult> {
  if (!request.paymentToken) return { outcome: 'declined', code: '6109' }
  try {
    const { id } = await openIntent(stripe, request)
    const confirmed = await stripe.paymentIntents.confirm(
      id,
      {
        payment_method: request.paymentToken,
        receipt_email: request.billing.email || undefined,
        error_on_requires_action: true,
        expand: ['latest_charge'],
      },
      { idempotencyKey: `${keyOf(request)}.confirm` },
    )
    if (confirmed.status === 'succeeded') return { outcome: 'charged', charge: chargeOf(confirmed) }
    throw new Error(`Stripe has left a payment as ${confirmed.status}`)
  } catch (error) {
    if (isAnswer(error)) return { outcome: 'declined', code: declineCode(error) }
    throw error
  }
}

/** Ends a try: what was charged in it, or null once its intent is cancelled and nothing can be charged in it any more. */
async function settle(stripe: Stripe, tried: TriedCharge): Promise<Charge | null> {
  const { id } = await openIntent(stripe, tried)
  const before = await readIntent(stripe, id)
  if (before.status === 'succeeded') return chargeOf(before)
  if (before.status === 'canceled') return null
  try {
    await stripe.paymentIntents.cancel(id)
    return null
  } catch (error) {
    if (!isAnswer(error)) throw error
    const after = await readIntent(stripe, id)
    if (after.status === 'succeeded') return chargeOf(after)
    if (after.status === 'canceled') return null
    throw error
  }
}

const readIntent = (stripe: Stripe, id: string) =>
  stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })

/** An intent that has been paid, as a charge of ours. It is given back by its own id. */
function chargeOf({ id, amount_received: amount, latest_charge }: Stripe.PaymentIntent): Charge {
  const card = typeof latest_charge === 'object' ? latest_charge?.payment_method_details?.card : null
  return { chargeId: id, amount, brand: brandOf(card?.brand), lastFour: card?.last4 ?? '' }
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

const brandOf = (brand: string | null | undefined) => brands[brand ?? ''] ?? 'Card'

/** Whether Stripe has said no to this request; everything else leaves open what happened. */
function isAnswer(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
  )
}
