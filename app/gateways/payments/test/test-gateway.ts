import { randomBytes } from 'node:crypto'
import express from 'express'
import {
  type Charge,
  type ChargeRequest,
  type ChargeResult,
  DECLINE_CODES,
  type DeclineCode,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { type CardTokens, createCardTokens } from './card-token.ts'
import { challengeFrame, hostedChallenge } from './challenge.ts'
import type { ChargeLedger } from './charge-ledger.ts'
import { hostedPage } from './hosted-page.ts'
import type { CardFacts } from './read-card.ts'
import { secureSessions } from './secure-sessions.ts'
import { type CardOutcome, testCards } from './test-cards.ts'
import { FRAME_PATH, tokenizer, WALLET_PATH } from './tokenizer.ts'

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
    secure: secureSessions({ ledger, clock, tokens: { ...tokens, read: withSavedCards(tokens) } }),
    cardEntry: { kind: 'frame', path: FRAME_PATH, pageUrl: '/gateway/test/card' },
    wallet: { kind: 'frame', path: WALLET_PATH },
    charge: async request => {
      const card = request.savedCard
        ? (readSavedCard(request.savedCard) ?? '6109')
        : readToken(tokens, request.paymentToken, clock())
      if (typeof card === 'string') return { outcome: 'declined', code: card }
      return charge({ card, request, ledger, wait })
    },
    keepCard: async ({ paymentToken }) => {
      const card = readToken(tokens, paymentToken, clock())
      if (typeof card === 'string') return { outcome: 'declined', code: card }
      const { outcome } = card
      if (isDecline(outcome)) return { outcome: 'declined', code: outcome }
      return { outcome: 'kept', card: { savedCard: savedCardOf(card), ...shownCard(card) } }
    },
    // A card is kept in its reference alone: whoever has none has no card.
    forgetCard: async () => undefined,
    keeps: reference => readSavedCard(reference) !== null,
    settle: async ({ tenantId, idempotencyKey: key }) => {
      const priorCharge = chargeUnder(ledger, { tenantId, key })
      if (!priorCharge) ledger.add({ kind: 'ended', tenantId, key })
      return priorCharge
    },
    refund: async ({ tenantId, chargeId, amount, idempotencyKey: key }) => {
      const isRefunded = ledger.under({ tenantId, key }).some(({ kind }) => kind === 'refund')
      if (!isRefunded) ledger.add({ kind: 'refund', tenantId, key, chargeId, amount })
    },
    router: () => express.Router().use(hostedPage({ tokens, clock }), hostedChallenge({ ledger, clock })),
    ownOrigin: frame =>
      express
        .Router()
        .use(tokenizer({ tokens, clock, ...frame }), challengeFrame({ ledger, clock, ...frame })),
  }
}

type ChargedCard = Pick<CardFacts, 'outcome' | 'brand' | 'lastFour' | 'validUntil'>

const shownCard = ({ brand, lastFour, validUntil }: ChargedCard) => ({ brand, lastFour, validUntil })

/** The test gateway keeps cards in their references: what charging them does, and what may be shown. Only records of the venue hold one. */
const savedCardOf = ({ outcome, brand, lastFour, validUntil }: ChargedCard) =>
  ['saved_test', outcome, brand, lastFour, ...(validUntil ? [validUntil] : [])].join('.')

function readSavedCard(reference: string): ChargedCard | null {
  const [, name, brand = '', lastFour = '', validUntil] =
    /^saved_test\.([\w-]+)\.([\w ]+)\.(\d{4})(?:\.(\d{4}-\d{2}))?$/.exec(reference) ?? []
  const outcome = testCards.find(card => card.outcome === name)?.outcome
  return outcome ? { outcome, brand, lastFour, validUntil } : null
}

/** The bank is asked about kept cards as well; it knows who holds them. */
const withSavedCards =
  (tokens: CardTokens): CardTokens['read'] =>
  (token, now) => {
    const saved = readSavedCard(token)
    return saved ? { ...saved, bank: 'frictionless', firstSix: '' } : tokens.read(token, now)
  }

const isDecline = (outcome: CardOutcome): outcome is DeclineCode =>
  (DECLINE_CODES as readonly string[]).includes(outcome)

function readToken(tokens: CardTokens, token: string, now: Date): CardFacts | '6109' | '6110' {
  if (!token) return '6109'
  return tokens.read(token, now) ?? '6110'
}

type TestCharge = {
  card: ChargedCard
  request: ChargeRequest
  ledger: ChargeLedger
  wait: (milliseconds: number) => Promise<void>
}

async function charge({ card, request, ledger, wait }: TestCharge): Promise<ChargeResult> {
  const { outcome } = card
  const book = () => enterCharge(ledger, { card, request })
  if (outcome === 'unreachable') throw new Error('The test gateway cannot be reached')
  if (outcome === 'late') {
    void wait(LATE).then(book)
    throw new Error('The test gateway has timed out')
  }
  if (outcome === 'slow') await wait(SLOW)
  if (isDecline(outcome)) return { outcome: 'declined', code: outcome }
  const booked = book()
  if (outcome === 'answer-lost') throw new Error('The answer of the test gateway got lost')
  return booked ? { outcome: 'charged', charge: booked } : { outcome: 'declined', code: '6110' }
}

type Key = { tenantId: string; key: string }

/** The charge under the request's key, made now unless it was made before; null when the key has ended. */
function enterCharge(
  ledger: ChargeLedger,
  { card, request }: { card: ChargedCard; request: ChargeRequest },
): Charge | null {
  const { tenantId, idempotencyKey: key, amount } = request
  const before = chargeUnder(ledger, { tenantId, key })
  if (before || hasEnded(ledger, { tenantId, key })) return before
  const made = {
    chargeId: `ch_test_${randomBytes(9).toString('base64url')}`,
    amount,
    ...shownCard(card),
    ...(request.savedCard || request.keepsCard ? { savedCard: savedCardOf(card) } : {}),
  }
  ledger.add({ kind: 'charge', tenantId, key, charge: made })
  return made
}

function chargeUnder(ledger: ChargeLedger, key: Key): Charge | null {
  const entry = ledger.under(key).find(({ kind }) => kind === 'charge')
  return entry?.kind === 'charge' ? entry.charge : null
}

const hasEnded = (ledger: ChargeLedger, key: Key) => ledger.under(key).some(({ kind }) => kind === 'ended')
