import Stripe from 'stripe'
import type {
  CardOnFile,
  Charge,
  ChargeRequest,
  ChargeResult,
  KeepRequest,
  KeepResult,
  PaymentGateway,
  TriedCharge,
} from '../payment-gateway.ts'
import { declineCode } from './decline-code.ts'
import { isAnswer } from './is-answer.ts'
import { cardOf, type StripeCard, savedCardOf } from './saved-card.ts'
import { stripeSecurity } from './stripe-security.ts'
import { stripeWebhook } from './stripe-webhook.ts'

export type StripeAccount = {
  secretKey: string
  publishableKey: string
  /** signs what Stripe tells us by itself; without it nothing that comes is believed */
  webhookSecret?: string
  /** another address than Stripe's: a stand-in in tests */
  address?: { protocol: 'http' | 'https'; host: string; port: number }
}

const TIMEOUT_MS = 20_000

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
  const stripe = new Stripe(account.secretKey, { ...account.address, timeout: TIMEOUT_MS, telemetry: false })
  return {
    name: 'stripe',
    takesCardNumbers: false,
    secure: stripeSecurity(stripe),
    cardEntry: {
      kind: 'script',
      gateway: 'stripe',
      settings: { publishableKey: account.publishableKey },
      pageUrl: null,
    },
    wallet: { kind: 'script', gateway: 'stripe', settings: { publishableKey: account.publishableKey } },
    browserHosts: BROWSER_HOSTS,
    charge: request => charge(stripe, request),
    keepCard: request => keepCard(stripe, request),
    forgetCard: reference => forgetCard(stripe, reference),
    keeps: reference => cardOf(reference) !== null,
    settle: tried => settle(stripe, tried),
    refund: async ({ tenantId, chargeId, amount, idempotencyKey }) => {
      const once = { idempotencyKey: keyOf({ tenantId, idempotencyKey }) }
      await stripe.refunds.create({ payment_intent: chargeId, amount }, once)
    },
    router: listener => stripeWebhook({ stripe, secret: account.webhookSecret, ...listener }),
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
  const saved = request.savedCard ? cardOf(request.savedCard) : null
  const paymentMethod = saved?.paymentMethod ?? request.paymentToken
  if (!paymentMethod) return { outcome: 'declined', code: '6109' }
  if (request.secureSessionId) return captureSecured(stripe, request)
  try {
    const { id } = await openIntent(stripe, request)
    await nameCustomer(stripe, { id, request, saved })
    const confirmed = await stripe.paymentIntents.confirm(
      id,
      {
        payment_method: paymentMethod,
        receipt_email: request.billing.email || undefined,
        error_on_requires_action: true,
        ...(saved ? { off_session: true } : {}),
        ...(request.keepsCard && !saved ? { setup_future_usage: 'off_session' as const } : {}),
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

type CustomerUpdate = { id: string; request: ChargeRequest; saved: StripeCard | null }

/** A kept card is a customer's: the intent is theirs before it is confirmed. */
async function nameCustomer(stripe: Stripe, { id, request, saved }: CustomerUpdate) {
  if (!saved && !request.keepsCard) return
  const customer = saved?.customer ?? (await openCustomer(stripe, request))
  await stripe.paymentIntents.update(id, { customer })
}

async function openCustomer(stripe: Stripe, request: KeepRequest): Promise<string> {
  const { tenantId, billing } = request
  const customer = await stripe.customers.create(
    { name: billing.name, email: billing.email || undefined, metadata: { tenantId } },
    { idempotencyKey: `${keyOf(request)}.customer` },
  )
  return customer.id
}

/** Keeps a card for renewals of an order that costs nothing now. */
async function keepCard(stripe: Stripe, request: KeepRequest): Promise<KeepResult> {
  if (!request.paymentToken) return { outcome: 'declined', code: '6109' }
  try {
    const setup = await setUp(stripe, request)
    const customer = idOf(setup.customer)
    const method = typeof setup.payment_method === 'object' ? setup.payment_method : null
    if (setup.status !== 'succeeded' || !method || !customer) return { outcome: 'declined', code: '6108' }
    const savedCard = savedCardOf({ customer, paymentMethod: method.id })
    return { outcome: 'kept', card: { savedCard, ...shownCard(method.card) } }
  } catch (error) {
    if (isAnswer(error)) return { outcome: 'declined', code: declineCode(error) }
    throw error
  }
}

/** Detaches a card from its customer; one that is detached already, or unknown, is done. */
async function forgetCard(stripe: Stripe, reference: string): Promise<void> {
  const card = cardOf(reference)
  if (!card) return
  try {
    await stripe.paymentMethods.detach(card.paymentMethod)
  } catch (error) {
    if (!isAnswer(error)) throw error
  }
}

/** The setup that the bank has confirmed before, or one that is made now. */
async function setUp(stripe: Stripe, request: KeepRequest): Promise<Stripe.SetupIntent> {
  if (request.secureSessionId)
    return stripe.setupIntents.retrieve(request.secureSessionId, { expand: ['payment_method'] })
  return stripe.setupIntents.create(
    {
      customer: await openCustomer(stripe, request),
      payment_method: request.paymentToken,
      usage: 'off_session',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      expand: ['payment_method'],
    },
    { idempotencyKey: `${keyOf(request)}.keep` },
  )
}

/** What the bank has confirmed is taken now; the confirmed intent is the charge. */
async function captureSecured(stripe: Stripe, request: ChargeRequest): Promise<ChargeResult> {
  const once = { idempotencyKey: `${keyOf(request)}.capture` }
  try {
    const id = request.secureSessionId ?? ''
    const metadata = { key: request.idempotencyKey }
    const captured = await stripe.paymentIntents.capture(id, { metadata, expand: ['latest_charge'] }, once)
    if (captured.status === 'succeeded') return { outcome: 'charged', charge: chargeOf(captured) }
    throw new Error(`Stripe has left a payment as ${captured.status}`)
  } catch (error) {
    if (isAnswer(error)) return { outcome: 'declined', code: declineCode(error) }
    throw error
  }
}

/** Ends a try: what was charged in it, or null once its intent is cancelled and nothing can be charged in it any more. */
async function settle(stripe: Stripe, tried: TriedCharge): Promise<Charge | null> {
  const id = tried.secureSessionId ?? (await openIntent(stripe, tried)).id
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
function chargeOf({ id, amount_received: amount, latest_charge, ...intent }: Stripe.PaymentIntent): Charge {
  const card = typeof latest_charge === 'object' ? latest_charge?.payment_method_details?.card : null
  const [customer, paymentMethod] = [idOf(intent.customer), idOf(intent.payment_method)]
  const savedCard = customer && paymentMethod ? { savedCard: savedCardOf({ customer, paymentMethod }) } : {}
  return { chargeId: id, amount, ...shownCard(card), ...savedCard }
}

type StripeCardFacts = {
  brand?: string | null
  last4?: string | null
  exp_month?: number | null
  exp_year?: number | null
}

/** What may be shown of a card. */
function shownCard(card: StripeCardFacts | null | undefined): Omit<CardOnFile, 'savedCard'> {
  const { brand, last4, exp_month: month, exp_year: year } = card ?? {}
  const validUntil = month && year ? { validUntil: `${year}-${String(month).padStart(2, '0')}` } : {}
  return { brand: brandOf(brand), lastFour: last4 ?? '', ...validUntil }
}

const idOf = (named: string | { id: string } | null) =>
  typeof named === 'string' ? named : (named?.id ?? '')

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

const brandOf = (brand: string | null | undefined) => brands[brand ?? ''] ?? 'Card'
