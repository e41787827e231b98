import { createHmac } from 'node:crypto'
import type { CaptchaGateway, CaptchaTokens, CaptchaVerdict } from '../captcha-gateway.ts'
import { createFormTokens } from '../form-tokens.ts'
import { siteVerify } from './site-verify.ts'

/** Below this score of v3 a person is asked for the checkbox; 0.5 is what Google suggests to begin with. */
export const MIN_SCORE = 0.5

export type RecaptchaSettings = {
  /** where Google's script and siteverify are; another address in tests */
  url: string
  siteKey: string
  secretKey: string
  checkboxSiteKey: string
  checkboxSecretKey: string
}

type Recaptcha = RecaptchaSettings & { secret: string; onFailure: (error: unknown) => void }

/**
 * Google's reCAPTCHA: v3 decides in silence, v2 asks with a checkbox when v3 gives no token or a low score (CHK-260). Google spends
 * the tokens. When it cannot be asked nobody passes, for a captcha that fails open is none.
 */
export function createRecaptcha(recaptcha: Recaptcha): CaptchaGateway {
  const { secret, url, siteKey, checkboxSiteKey } = recaptcha
  const forms = createFormTokens(createHmac('sha256', secret).update('captcha').digest())
  return {
    challenge: async request => ({
      kind: 'recaptcha',
      challenge: { url, siteKey, checkboxSiteKey, action: actionOf(request.tenantId) },
      formToken: forms.issue(request),
    }),
    verify: async (tokens, request) => {
      if (tokens.token.startsWith('form.')) return forms.verify(tokens.token, request) ? 'passed' : 'refused'
      return ask(recaptcha, { ...tokens, tenantId: request.tenantId }).catch(error => {
        recaptcha.onFailure(error)
        return 'refused'
      })
    },
    browserHosts: { frame: frameHosts(url), connect: [new URL(url).origin] },
  }
}

/** The checkbox has the last word; without it the score of this venue's checkout counts. */
async function ask(
  { url, secretKey, checkboxSecretKey }: Recaptcha,
  { token, checkboxToken, tenantId }: CaptchaTokens & { tenantId: string },
): Promise<CaptchaVerdict> {
  if (checkboxToken) {
    const { success } = await siteVerify({ url, secretKey: checkboxSecretKey, token: checkboxToken })
    return success ? 'passed' : 'refused'
  }
  if (!token) return 'refused'
  const { success, score = 0, action } = await siteVerify({ url, secretKey, token })
  return success && score >= MIN_SCORE && action === actionOf(tenantId) ? 'passed' : 'checkbox'
}

/** A token is made for an action: that of another venue is not taken. Google allows letters, digits, slashes and underscores. */
const actionOf = (tenantId: string) => `checkout/${tenantId.replace(/[^A-Za-z0-9]/g, '_')}`

/** Google shows the checkbox from either of its names. */
const frameHosts = (url: string) =>
  url === GOOGLE ? ['https://www.google.com', 'https://recaptcha.google.com'] : [new URL(url).origin]

export const GOOGLE = 'https://www.google.com/recaptcha'
