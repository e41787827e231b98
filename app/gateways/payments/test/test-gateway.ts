import { randomBytes } from 'node:crypto'
import express from 'express'
import type { Charge, ChargeRequest, ChargeResult, PaymentGateway } from '../payment-gateway.ts'
import { challengeFrame, hostedChallenge } from './challenge.ts'
import { type CardTokens, createCardTokens } from './card-token.ts'
import type { ChargeLedger } from './charge-ledger.ts'
import type { CardFacts } from './read-card.ts'
import { hostedPage } from './hosted-page.ts'
import { secureSessions } from './secure-sessions.ts'
import { FRAME_PATH, tokenizer } from './tokenizer.ts'

type TestGateway = {
  secret: string
  ledger: ChargeLedger
  clock: () => Date
  wait?: (milliseconds: number) => Promise<void>
}

const SLOW = 5_000
const LATE = 2_000

const sleep = (milliseconds: number) =>
  new Promise<void>(resolve => setTimeout(resolve, milliseconds).unref())

/** A gateway with its own books and its own tokenizer, for demos and tests. Which card does what stands in `test-cards.ts`. */
export function createTestGateway({ secret, ledger, clock, wait = sleep }: TestGateway): PaymentGateway {
  const tokens = createCardTokens(secret)
  return {
    name: 'test',
    takesCardNumbers: false,
    secure: secureSessions({ ledger, tokens, clock }),
    cardEntry: { kind: 'frame', path: FRAME_PATH, pageUrl: '/gateway/test/card' },
    charge: async request => {
      const card = readToken(tokens, request.paymentToken, clock())
      if (typeof card === 'string') return { outcome: 'declined', code: card }
      return charge({ card, request, ledger, wait })
    },
    settle: async ({ tenantId, idempotencyKey: key }) => {
      const found = chargeUnder(ledger, { tenantId, key })
      if (!found) ledger.add({ kind: 'ended', tenantId, key })
      return found
    },
    refund: async ({ tenantId, chargeId, amount, idempotencyKey: key }) => {
      const known = ledger.under({ tenantId, key }).some(({ kind }) => kind === 'refund')
      if (!known) ledger.add({ kind: 'refund', tenantId, key, chargeId, amount })
    },
    router: () => express.Router().use(hostedPage({ tokens, clock }), hostedChallenge({ ledger, clock })),
    ownOrigin: frame =>
      express
        .Router()
        .use(tokenizer({ tokens, clock, ...frame }), challengeFrame({ ledger, clock, ...frame })),
  }
}

function readToken(tokens: CardTokens, token: string, now: Date): CardFacts | '6109' | '6110' {
  if (!token) return '6109'
  return tokens.read(token, now) ?? '6110'
}

type Charging = {
  card: CardFacts
  request: ChargeRequest
  ledger: ChargeLedger
  wait: (milliseconds: number) => Promise<void>
}

async function charge({ card, request, ledger, wait }: Charging): Promise<ChargeResult> {
  const { outcome } = card
  const book = () => enterCharge(ledger, { card, request })
  if (outcome === 'unreachable') throw new Error('The test gateway cannot be reached')
  if (outcome === 'late') {
    void wait(LATE).then(book)
    throw new Error('The test gateway has timed out')
  }
  if (outcome === 'slow') await wait(SLOW)
  if (outcome !== 'ok' && outcome !== 'slow' && outcome !== 'answer-lost')
    return { outcome: 'declined', code: outcome }
  const booked = book()
  if (outcome === 'answer-lost') throw new Error('The answer of the test gateway got lost')
  return booked ? { outcome: 'charged', charge: booked } : { outcome: 'declined', code: '6110' }
}

type Key = { tenantId: string; key: string }

/** The charge under the request's key, made now unless it was made before; null when the key has ended. */
function enterCharge(
  ledger: ChargeLedger,
  { card, request }: { card: CardFacts; request: ChargeRequest },
): Charge | null {
  const { tenantId, idempotencyKey: key, amount } = request
  const before = chargeUnder(ledger, { tenantId, key })
  if (before || hasEnded(ledger, { tenantId, key })) return before
  const made = {
    chargeId: `ch_test_${randomBytes(9).toString('base64url')}`,
    amount,
    brand: card.brand,
    lastFour: card.lastFour,
  }
  ledger.add({ kind: 'charge', tenantId, key, charge: made })
  return made
}

function chargeUnder(ledger: ChargeLedger, key: Key): Charge | null {
  const entry = ledger.under(key).find(({ kind }) => kind === 'charge')
  return entry?.kind === 'charge' ? entry.charge : null
}

const hasEnded = (ledger: ChargeLedger, key: Key) => ledger.under(key).some(({ kind }) => kind === 'ended')
