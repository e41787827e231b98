import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type {
  BillingDetails,
  SecureBinding,
  SecureChecks,
  SecureOpening,
  SecureState,
} from '../payment-gateway.ts'
import { declineCode } from './decline-code.ts'
import { isAnswer } from './is-answer.ts'
import { cardOf } from './saved-card.ts'

/**
 * 3-D Secure through Stripe: the session is a PaymentIntent that is confirmed before the order is placed and captured when it is. It holds
 * the amount on the card meanwhile and takes nothing; one that no order follows lapses at Stripe within a week. With nothing to pay
 * now, for a card that renews something later, it is a SetupIntent.
 */
export function stripeSecurity(stripe: Stripe): SecureChecks {
  return {
    open: async ({ billing, keepsCard, ...binding }) => {
      try {
        const saved = cardOf(binding.paymentToken)
        const payer = saved ?? {
          paymentMethod: binding.paymentToken,
          customer: keepsCard ? await openCustomer(stripe, { binding, billing }) : undefined,
        }
        return openingOf(await openIntent(stripe, { binding, payer, keeps: !saved && keepsCard, after: '' }))
      } catch (error) {
        if (isAnswer(error)) return { outcome: 'declined', code: declineCode(error) }
        throw error
      }
    },
    check: async (sessionId, binding) => {
      if (!/^(pi|seti)_\w+$/.test(sessionId)) return 'unknown'
      const intent = await readIntent(stripe, sessionId)
      return intent.metadata?.bound === digest(binding) ? stateOf(intent) : 'unknown'
    },
  }
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** `keeps`: renewals will be charged to the card, so it becomes a customer's. `after`: the intent that is over. */
type IntentRequest = {
  binding: SecureBinding
  payer: { paymentMethod: string; customer: string | undefined }
  keeps: boolean | undefined
  after: string
}

async function openCustomer(
  stripe: Stripe,
  { binding, billing }: { binding: SecureBinding; billing: BillingDetails },
): Promise<string> {
  const { name, email } = billing
  const { id } = await stripe.customers.create(
    { name, email: email || undefined, metadata: { tenantId: binding.tenantId } },
    { idempotencyKey: `${binding.tenantId}.secure.${digest(binding)}.customer` },
  )
  return id
}

/** The same attempt, card and amount give the same intent, however often they are asked about, until it is over: then the next one. */
async function openIntent(stripe: Stripe, request: IntentRequest): Promise<Intent> {
  const { id } = await confirmIntent(stripe, request)
  const intent = await readIntent(stripe, id)
  const isOver = intent.status === 'canceled' || intent.status === 'requires_payment_method'
  return isOver ? openIntent(stripe, { ...request, after: id }) : intent
}

function confirmIntent(stripe: Stripe, { binding, payer, keeps, after }: IntentRequest): Promise<Intent> {
  const { tenantId, amount, currency } = binding
  const bound = digest(binding)
  const about = {
    confirm: true,
    customer: payer.customer,
    payment_method: payer.paymentMethod,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    payment_method_options: { card: { request_three_d_secure: 'any' } },
    metadata: { tenantId, bound },
  } as const
  const once = { idempotencyKey: [tenantId, 'secure', bound, after].join('.') }
  if (amount === 0) return stripe.setupIntents.create({ ...about, usage: 'off_session' }, once)
  const sum = { amount, currency: currency.toLowerCase(), capture_method: 'manual' } as const
  const later = keeps ? ({ setup_future_usage: 'off_session' } as const) : {}
  return stripe.paymentIntents.create({ ...about, ...sum, ...later }, once)
}

const readIntent = (stripe: Stripe, id: string): Promise<Intent> =>
  id.startsWith('seti_') ? stripe.setupIntents.retrieve(id) : stripe.paymentIntents.retrieve(id)

function openingOf({ id, status, client_secret: clientSecret }: Intent): SecureOpening {
  if (status === 'requires_capture' || status === 'succeeded') return { outcome: 'confirmed', sessionId: id }
  if (status === 'requires_action' && clientSecret)
    return {
      outcome: 'challenge',
      sessionId: id,
      challenge: { kind: 'script', gateway: 'stripe', settings: { clientSecret } },
    }
  return { outcome: 'declined', code: '6110' }
}

/** A cardholder who said no leaves the intent without a card; a SetupIntent has succeeded when the bank is content. */
const states: Partial<Record<Intent['status'], SecureState>> = {
  requires_capture: 'confirmed',
  succeeded: 'confirmed',
  requires_payment_method: 'refused',
  canceled: 'timed-out',
}

const stateOf = ({ status }: Intent): SecureState => states[status] ?? 'open'

const digest = ({ tenantId, requestUuid, amount, currency, paymentToken }: SecureBinding) =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, requestUuid, amount, currency, paymentToken]))
    .digest('base64url')
