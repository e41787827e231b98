import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createStripeGateway } from '#app/gateways/payments/stripe/stripe-gateway.ts'

type Intent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'
  client_secret: string
  metadata: Record<string, string>
  latest_charge: unknown
  customer: string | null
  payment_method: string | null
}

/** A request of Stripe's API as it came: what a test may look at. */
export type StripeCall = { method: string; path: string; params: Record<string, string>; key: string | null }

type Answer = { status: number; body: unknown }

export const STRIPE_KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
}

/**
 * The endpoints of Stripe that we use, on this machine: intents and refunds with Stripe's states, idempotency and errors.
 * A payment method named `pm_{code}` is declined with that code of Stripe's, `pm_bank_{reason}` by the bank for that reason;
 * `pm_lost` is charged and its answer lost, any other is charged. An intent that is captured by hand, or a SetupIntent, waits for the
 * bank's question with `pm_asks`, which `answer` answers.
 */
export async function openStripeStandIn() {
  const intents = new Map<string, Intent>()
  const refunds: { payment_intent: string; amount: number }[] = []
  const answers = new Map<string, { request: string; answer: Answer }>()
  const calls: StripeCall[] = []
  /** cards that are kept no longer */
  const detached: string[] = []
  let isDown = false

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    calls.push(call)
    if (isDown) return void request.socket.destroy()
    const answer = once(call, () => answerTo(call))
    if (call.params.payment_method === 'pm_lost') return void request.socket.destroy()
    send(response, answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  /** The first answer under a key is the answer to it for ever; another request under it is refused. */
  function once({ key, path, params }: StripeCall, work: () => Answer): Answer {
    const request = JSON.stringify([path, params])
    const before = key ? answers.get(key) : undefined
    if (before?.request === request) return before.answer
    if (before) return invalid('idempotency_key_in_use', 'idempotency_error')
    const answer = work()
    if (key) answers.set(key, { request, answer })
    return answer
  }

  function answerTo({ method, path, params }: StripeCall): Answer {
    const [, , kind, id = '', verb] = path.split('/')
    if (kind === 'refunds') return refund(params)
    if (kind === 'payment_methods' && verb === 'detach') return detach(id)
    if (kind === 'customers') return ok({ id: 'cus_1', object: 'customer' })
    if (kind === 'setup_intents' && !id && !params['metadata[bound]']) return keep(params)
    if (kind !== 'payment_intents' && kind !== 'setup_intents') return invalid('resource_missing')
    if (!id) return createIntent(params, kind)
    const intent = intents.get(id)
    if (!intent) return invalid('resource_missing')
    if (method === 'GET') return ok(intent)
    if (!verb) return name(intent, params)
    if (verb === 'capture') return capture(intent, params)
    return verb === 'cancel' ? cancel(intent) : confirm(intent, params)
  }

  function detach(id: string): Answer {
    if (detached.includes(id)) return invalid('resource_missing')
    detached.push(id)
    return ok({ id, object: 'payment_method', customer: null })
  }

  function createIntent(params: Record<string, string>, kind: 'payment_intents' | 'setup_intents'): Answer {
    const isSetup = kind === 'setup_intents'
    const id = `${isSetup ? 'seti' : 'pi'}_${intents.size + 1}`
    const intent: Intent = {
      id,
      client_secret: `${id}_secret`,
      object: isSetup ? 'setup_intent' : 'payment_intent',
      amount: Number(params.amount ?? 0),
      amount_received: 0,
      currency: params.currency ?? '',
      status: 'requires_payment_method',
      metadata: metadataOf(params),
      latest_charge: null,
      customer: params.customer ?? null,
      payment_method: null,
    }
    intents.set(intent.id, intent)
    return params.confirm === 'true' ? secure(intent, params) : ok({ ...intent })
  }

  /** Confirmed at once and taken later: the bank may ask in between. */
  function secure(intent: Intent, params: Record<string, string>): Answer {
    const answer = params.payment_method === 'pm_asks' ? ok(intent) : confirm(intent, params)
    if (answer.status !== 200) return answer
    intent.amount_received = 0
    const isContent = intent.object === 'setup_intent' ? 'succeeded' : 'requires_capture'
    intent.status = params.payment_method === 'pm_asks' ? 'requires_action' : isContent
    return ok({ ...intent })
  }

  function capture(intent: Intent, params: Record<string, string>): Answer {
    if (intent.status !== 'requires_capture') return invalid('payment_intent_unexpected_state')
    intent.metadata = { ...intent.metadata, ...metadataOf(params) }
    return pay(intent)
  }

  function pay(intent: Intent): Answer {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.latest_charge = {
      payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 } },
    }
    return ok({ ...intent })
  }

  function confirm(intent: Intent, { payment_method: card = '' }: Record<string, string>): Answer {
    if (intent.status !== 'requires_payment_method') return invalid('payment_intent_unexpected_state')
    const declined = decline(card)
    if (declined) return declined
    intent.payment_method = card
    return pay(intent)
  }

  /** A card as Stripe declines it; null for a good one. */
  function decline(card: string): Answer | null {
    const [, declined = ''] = /^pm_(.+)$/.exec(card) ?? []
    if (['visa', 'lost'].includes(declined)) return null
    const bank = /^bank_(.+)$/.exec(declined)?.[1]
    const error = bank ? { code: 'card_declined', decline_code: bank } : { code: declined }
    return { status: 402, body: { error: { type: 'card_error', message: 'Declined', ...error } } }
  }

  function name(intent: Intent, { customer = '' }: Record<string, string>): Answer {
    intent.customer = customer
    return ok(intent)
  }

  function keep({ payment_method: id = '', customer = '' }: Record<string, string>): Answer {
    const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 }
    return (
      decline(id) ??
      ok({
        id: 'seti_1',
        object: 'setup_intent',
        status: 'succeeded',
        customer,
        payment_method: { id, card },
      })
    )
  }

  function cancel(intent: Intent): Answer {
    if (intent.status === 'succeeded') return invalid('payment_intent_unexpected_state')
    intent.status = 'canceled'
    return ok(intent)
  }

  function refund(params: Record<string, string>): Answer {
    refunds.push({ payment_intent: params.payment_intent ?? '', amount: Number(params.amount) })
    return ok({ id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' })
  }

  const { port } = server.address() as AddressInfo
  const webhooks = new Stripe(STRIPE_KEYS.secretKey).webhooks
  return {
    calls,
    intents: () => [...intents.values()],
    refunds,
    detached,
    gateway: createStripeGateway({ ...STRIPE_KEYS, address: { protocol: 'http', host: '127.0.0.1', port } }),
    /** the cardholder answers the bank: Stripe.js has told Stripe */
    answer: (id: string, isYes: boolean) => {
      const intent = intents.get(id)
      if (intent?.status !== 'requires_action') throw new Error(`Nothing is asked about ${id}`)
      const yes = intent.object === 'setup_intent' ? 'succeeded' : 'requires_capture'
      intent.status = isYes ? yes : 'requires_payment_method'
    },
    /** nothing is answered any more, or again */
    down: (down: boolean) => {
      isDown = down
    },
    /** an event as Stripe sends it, signed */
    event: (type: string, object: unknown, secret = STRIPE_KEYS.webhookSecret) => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
      return { payload, signature: webhooks.generateTestHeaderString({ payload, secret }) }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const metadataOf = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const [path = '', query = ''] = (request.url ?? '').split('?')
  return {
    method: request.method ?? '',
    path,
    params: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString() || query)),
    key: (request.headers['idempotency-key'] as string | undefined) ?? null,
  }
}

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(JSON.stringify(body))
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const invalid = (code: string, type = 'invalid_request_error'): Answer => ({
  status: 400,
  body: { error: { type, code, message: code } },
})
