import { createHash, randomBytes } from 'node:crypto'
import type { SecureBinding, SecureChecks, SecureState } from '../payment-gateway.ts'
import type { CardTokens } from './card-token.ts'
import { CHALLENGE_FRAME, CHALLENGE_PAGE } from './challenge-paths.ts'
import type { ChargeLedger, SecureEntry } from './charge-ledger.ts'

/** How long a check may take, and how long it counts. */
const LIFE = 15 * 60_000

type Sessions = { ledger: ChargeLedger; tokens: CardTokens; clock: () => Date }
type SessionKey = { tenantId: string; sessionId: string }

/** The bank behind the test gateway: which card it asks about stands in `test-cards.ts`. Its sessions are lines of the gateway's books. */
export function secureSessions({ ledger, tokens, clock }: Sessions): SecureChecks {
  const enter = (binding: SecureBinding, state: SecureState) => {
    const sessionId = `sec_test_${randomBytes(18).toString('base64url')}`
    const { tenantId, amount, currency } = binding
    const about = { bound: digest(binding), state, amount, currency, until: clock().getTime() + LIFE }
    ledger.add({ kind: 'secure', tenantId, key: sessionId, about })
    return sessionId
  }
  return {
    open: async ({ billing: _, keepsCard: __, ...binding }) => {
      const card = tokens.read(binding.paymentToken, clock())
      if (!card) return { outcome: 'declined', code: '6110' }
      if (card.bank === 'NETWORK_ERROR') throw new Error('The bank cannot be reached')
      if (card.bank === 'frictionless')
        return { outcome: 'confirmed', sessionId: enter(binding, 'confirmed') }
      if (card.bank !== 'challenge') return { outcome: 'failed', error: card.bank }
      const sessionId = enter(binding, 'open')
      const query = new URLSearchParams({ tenant: binding.tenantId, session: sessionId })
      const challenge = {
        kind: 'frame',
        path: `${CHALLENGE_FRAME}?${query}`,
        pageUrl: `${CHALLENGE_PAGE}?${query}`,
      } as const
      return { outcome: 'challenge', sessionId, challenge }
    },
    check: async (sessionId, binding) => {
      const session = findSession(ledger, { tenantId: binding.tenantId, sessionId })
      if (!session || session.bound !== digest(binding)) return 'unknown'
      return session.state === 'confirmed' && session.until <= clock().getTime() ? 'unknown' : session.state
    },
  }
}

/** A session with the state it has come to; null when there is none of this id at this venue. */
export function findSession(ledger: ChargeLedger, { tenantId, sessionId }: SessionKey): SecureEntry | null {
  const lines = ledger.under({ tenantId, key: sessionId })
  const opening = lines.find(line => line.kind === 'secure')
  const answered = lines.find(line => line.kind === 'answered')
  if (!opening) return null
  return answered ? { ...opening.about, state: answered.state } : opening.about
}

/** The cardholder's answer; the first counts, and one after the end is none. */
export function answerSession(
  { ledger, clock }: Pick<Sessions, 'ledger' | 'clock'>,
  { tenantId, sessionId, state }: SessionKey & { state: SecureState },
): void {
  const session = findSession(ledger, { tenantId, sessionId })
  if (session?.state !== 'open') return
  const isLate = session.until <= clock().getTime()
  ledger.add({ kind: 'answered', tenantId, key: sessionId, state: isLate ? 'timed-out' : state })
}

const digest = ({ tenantId, requestUuid, amount, currency, paymentToken }: SecureBinding) =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, requestUuid, amount, currency, paymentToken]))
    .digest('base64url')
