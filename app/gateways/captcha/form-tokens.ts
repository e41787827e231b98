import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CaptchaRequest } from './captcha-gateway.ts'
import { createSpentTokens } from './spent-tokens.ts'

/** A person reads and types for at least this long; a program that waits is slowed down by it. */
export const MIN_AGE_MS = 3_000
const MAX_AGE_MS = 60 * 60_000
const MINUTE = 60_000
/** How many forms without JavaScript a venue takes in a minute: more than its visitors need, far less than card testing does. */
export const FORMS_A_MINUTE = 20

export type FormTokens = {
  issue: (request: CaptchaRequest) => string
  verify: (token: string, request: CaptchaRequest) => boolean
}

/** The captcha of those without JavaScript, who cannot do a proof of work: a signed, timed, single-use token and a low rate. */
export function createFormTokens(key: Buffer): FormTokens {
  const spent = createSpentTokens()
  const used = new Map<string, number[]>()
  const sign = (tenantId: string, body: string) =>
    createHmac('sha256', key).update(`form ${tenantId} ${body}`).digest('base64url')
  return {
    issue: ({ tenantId, now }) => {
      const body = `${now.getTime()}.${randomBytes(9).toString('base64url')}`
      return `form.${body}.${sign(tenantId, body)}`
    },
    verify: (token, { tenantId, now }) => {
      const [, body = '', issued = '', signature = ''] =
        /^form\.((\d{1,15})\.[\w-]+)\.([\w-]+)$/.exec(token) ?? []
      if (!body || !isEqual(signature, sign(tenantId, body))) return false
      const age = now.getTime() - Number(issued)
      if (age < MIN_AGE_MS || age > MAX_AGE_MS) return false
      if (!spent.spend(token, Number(issued) + MAX_AGE_MS, now.getTime())) return false
      return takeTurn(used, { tenantId, now })
    },
  }
}

function takeTurn(used: Map<string, number[]>, { tenantId, now }: CaptchaRequest): boolean {
  const recent = (used.get(tenantId) ?? []).filter(at => at > now.getTime() - MINUTE)
  const free = recent.length < FORMS_A_MINUTE
  used.set(tenantId, free ? [...recent, now.getTime()] : recent)
  return free
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
