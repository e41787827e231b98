import express, { type RequestHandler, Router } from 'express'
import type Stripe from 'stripe'
import type { ChargeListener } from '../payment-gateway.ts'

type Webhook = { stripe: Stripe; secret: string | undefined; onCharge: ChargeListener }

/** What Stripe tells by itself. Only what is signed with our secret and a few minutes young is believed; a busy one comes again. */
export function stripeWebhook({ stripe, secret, onCharge }: Webhook): RequestHandler {
  const router = Router()
  router.post(
    '/gateway/stripe/webhook',
    express.raw({ type: 'application/json', limit: '256kb' }),
    async (request, response) => {
      if (!secret) return void response.sendStatus(404)
      const event = readEvent(
        { stripe, secret },
        { body: request.body, signature: request.get('stripe-signature') },
      )
      if (!event) return void response.status(400).type('text/plain').send('The signature is not ours')
      try {
        response.sendStatus((await reportCharge(event, onCharge)) === 'done' ? 200 : 503)
      } catch {
        response.sendStatus(503)
      }
    },
  )
  return router
}

type WebhookRequest = { body: unknown; signature: string | undefined }

function readEvent(
  { stripe, secret }: { stripe: Stripe; secret: string },
  { body, signature }: WebhookRequest,
) {
  if (!Buffer.isBuffer(body) || !signature) return null
  try {
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch {
    return null
  }
}

/** A payment that succeeded finishes its attempt; what else happens is told by the answer to our own calls. */
async function reportCharge(event: Stripe.Event, onCharge: ChargeListener): Promise<'done' | 'busy'> {
  if (event.type !== 'payment_intent.succeeded') return 'done'
  const { tenantId, key: idempotencyKey } = event.data.object.metadata
  return tenantId && idempotencyKey ? onCharge({ tenantId, idempotencyKey }) : 'done'
}
