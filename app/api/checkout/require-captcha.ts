import type { CaptchaTokens } from '#app/gateways/captcha/captcha-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Refuses (5157) what no captcha vouches for; `checkbox` in the details where ticking a box would do. */
export async function requireCaptcha(
  { services, tenantId, now }: ApiContext,
  tokens: CaptchaTokens,
): Promise<void> {
  const verdict = await services.gateways.captcha.verify(tokens, { tenantId, now })
  if (verdict === 'checkbox') throw refuse('5157', { details: { captcha: 'checkbox' } })
  if (verdict === 'refused') throw refuse('5157')
}
