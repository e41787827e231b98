import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CardFacts } from './read-card.ts'

const LIFE = 60 * 60 * 1000

export type CardTokens = {
  /** the same for the same number, and nothing of it can be read from it */
  fingerprint: (number: string) => string
  issue: (card: CardFacts, now: Date) => string
  /** The card behind a token; null when the token is not ours or older than an hour. */
  read: (token: string, now: Date) => CardFacts | null
}

/** Tokens carry what a charge needs to know, signed, and never a card number: any node can charge them and nothing is stored. */
export function createCardTokens(secret: string): CardTokens {
  const key = createHmac('sha256', secret).update('test-gateway').digest()
  const sign = (body: string) => createHmac('sha256', key).update(body).digest('base64url')
  return {
    fingerprint: number => sign(`card ${number}`),
    issue: (card, now) => {
      const claims = { ...card, until: now.getTime() + LIFE, nonce: randomBytes(6).toString('base64url') }
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `tok_test_${body}.${sign(body)}`
    },
    read: (token, now) => {
      const [, body = '', signature = ''] = /^tok_test_([\w-]+)\.([\w-]+)$/.exec(token) ?? []
      if (!body || !isEqual(signature, sign(body))) return null
      const { until, nonce: _, ...card } = JSON.parse(Buffer.from(body, 'base64url').toString())
      return now.getTime() < until ? card : null
    },
  }
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
