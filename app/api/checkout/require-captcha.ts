import type { CaptchaTokens } from '#app/gateways/captcha/captcha-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Refuses with 5157 unless the captcha is solved; the details say `captcha: 'checkbox'` where ticking a box would do. */
export async function requireCaptcha(
  { services, tenantId, now }: ApiContext,
  tokens: CaptchaTokens,
): Promise<void> {
  const verdict = await services.gateways.captcha.verify(tokens, { tenantId, now })
  if (verdict === 'checkbox') throw refuse('5157', { details: { captcha: 'checkbox' } })
  if (verdict === 'refused') throw refuse('5157')
}
