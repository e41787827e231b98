import { randomBytes } from 'node:crypto'
import type { Gateways } from '#app/gateways/gateways.ts'
import { createCardTokens } from '#app/gateways/payments/test/card-token.ts'
import { memoryLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { readCard } from '#app/gateways/payments/test/read-card.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import type { Services } from '../kernel/context.ts'

const CARD = { number: '4242424242424242', expMonth: '12', cvc: '123' }
const CHALLENGE = { algorithm: '', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }

/** What a rehearsal pays with: books of its own in memory, a card that always pays, a captcha that lets the robot pass, no mail. */
export function rehearsalGateways(clock: Services['clock']): { gateways: Gateways; cardToken: () => string } {
  const secret = randomBytes(24).toString('hex')
  const tokens = createCardTokens(secret)
  const gateways: Gateways = {
    payments: createTestGateway({ secret, ledger: memoryLedger(), clock }),
    captcha: {
      challenge: async () => ({ kind: 'altcha', challenge: { parameters: CHALLENGE } }),
      verify: async () => 'passed',
    },
    mail: { send: async () => undefined },
    passes: { apple: null, google: null },
    dns: { textsOf: async () => null },
  }
  return { gateways, cardToken: () => tokens.issue(readTestCard(clock()), clock()) }
}

function readTestCard(now: Date) {
  const read = readCard({ ...CARD, expYear: String(now.getUTCFullYear() + 3) }, now)
  if ('error' in read) throw new Error(read.error.message)
  return read.card
}
