import { createHmac } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaGateway, CaptchaRequest } from '../captcha-gateway.ts'
import { createFormTokens } from '../form-tokens.ts'
import { createSpentTokens, type SpentTokens } from '../spent-tokens.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Some 256 tries of this many rounds: half a second on a telephone, one round of it for us to check. */
const COST = 2_000
const LIFETIME_MS = 20 * 60_000

/**
 * Proof of work after ALTCHA: no third party, no cookie, nothing to click. Tokens are spent in the memory of this process.
 * `simulatesError` makes browsers meet an error instead, so that a demo can show what visitors would see (CHK-310).
 */
export function createAltchaCaptcha({
  secret,
  cost = COST,
  simulatesError = false,
}: {
  secret: string
  cost?: number
  simulatesError?: boolean
}): CaptchaGateway {
  const key = createHmac('sha256', secret).update('captcha').digest()
  const signature = key.toString('hex')
  const forms = createFormTokens(key)
  const spent = createSpentTokens()
  return {
    challenge: async request => {
      const data = { tenantId: request.tenantId, until: request.now.getTime() + LIFETIME_MS }
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost,
        deriveKey,
        data,
        hmacSignatureSecret: signature,
      })
      const simulation = simulatesError ? { simulatesError } : {}
      return {
        kind: 'altcha',
        challenge: { ...challenge, ...simulation },
        formToken: forms.issue(request),
      }
    },
    verify: async ({ token: first, checkboxToken }, request) => {
      const token = first || checkboxToken
      const isGood = token.startsWith('form.')
        ? forms.verify(token, request)
        : await verifyWork({ token, request, signature, spent })
      return isGood ? 'passed' : 'refused'
    },
  }
}

type Solution = { token: string; request: CaptchaRequest; signature: string; spent: SpentTokens }

async function verifyWork({
  token,
  request: { tenantId, now },
  signature,
  spent,
}: Solution): Promise<boolean> {
  const payload = readPayload(token)
  const data = payload?.challenge.parameters.data
  if (!payload || data?.tenantId !== tenantId || Number(data.until) <= now.getTime()) return false
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: signature }).catch(
    () => ({ verified: false }),
  )
  return verified && spent.spend(String(payload.challenge.signature), Number(data.until), now.getTime())
}

/** A token is the base64 of the challenge and its solution, as the ALTCHA widget makes it. */
function readPayload(token: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString())
    const isPayload =
      typeof payload?.challenge?.parameters === 'object' && typeof payload?.solution === 'object'
    return isPayload ? payload : null
  } catch {
    return null
  }
}
