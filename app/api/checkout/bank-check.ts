import type {
  SecureBinding,
  SecureChallenge,
  SecureOpening,
  SecureState,
} from '#app/gateways/payments/payment-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** How long the bank may take for its first answer, in milliseconds. */
const SESSION_TIMEOUT_MS = 30_000

type SessionRequest = Parameters<
  NonNullable<ApiContext['services']['gateways']['payments']['secure']>['open']
>[0]

async function askBank(
  { services, log, tenantId }: ApiContext,
  request: SessionRequest,
): Promise<SecureOpening> {
  const { secure } = services.gateways.payments
  if (!secure) throw refuse('NETWORK_ERROR')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<SecureOpening>(resolve => {
    timer = setTimeout(() => resolve({ outcome: 'failed', error: 'TIMEOUT_ERROR' }), SESSION_TIMEOUT_MS)
  })
  return Promise.race([secure.open(request), late])
    .catch((error: unknown): SecureOpening => {
      log.warn({ error, tenantId }, 'The bank cannot be asked about a card')
      return { outcome: 'failed', error: 'NETWORK_ERROR' }
    })
    .finally(() => clearTimeout(timer))
}

/** Has the bank check a card. Refuses what the card is declined for (6100–6113) and a check that fails (NETWORK_ERROR, TIMEOUT_ERROR, DDC_*). */
export async function openBankCheck(
  context: ApiContext,
  request: SessionRequest,
): Promise<{ sessionId: string; challenge: SecureChallenge | null }> {
  const opening = await askBank(context, request)
  if (opening.outcome === 'declined') throw refuse(opening.code)
  if (opening.outcome === 'failed') throw refuse(opening.error)
  return {
    sessionId: opening.sessionId,
    challenge: opening.outcome === 'challenge' ? opening.challenge : null,
  }
}

type BankSession = { sessionId: string; binding: SecureBinding }

/** Refuses a session that the bank has not confirmed for exactly this, by the gateway's word; gives its id. */
export async function requireConfirmed(context: ApiContext, session: BankSession): Promise<string> {
  const state = session.sessionId ? await stateOf(context, session) : 'unknown'
  if (state !== 'confirmed') throw refuse(refusals[state])
  return session.sessionId
}

const refusals = {
  open: 'STEPUP_TIMEOUT',
  'timed-out': 'STEPUP_TIMEOUT',
  refused: 'SECURE_CHECK_REFUSED',
  unknown: 'SECURE_SESSION_REQUIRED',
} as const satisfies Record<Exclude<SecureState, 'confirmed'>, string>

async function stateOf({ services }: ApiContext, { sessionId, binding }: BankSession): Promise<SecureState> {
  const response = services.gateways.payments.secure?.check(sessionId, binding)
  return (await response?.catch(() => Promise.reject(refuse('NETWORK_ERROR')))) ?? 'unknown'
}
