import type { Challenge } from 'altcha-lib'

/** Proof of work for the visitor's own browser; `simulatesError` has it meet an error instead. */
type AltchaChallenge = Pick<Challenge, 'parameters' | 'signature'> & { simulatesError?: boolean }

/** Google's v3 with v2 as the second try. */
type RecaptchaChallenge = { url: string; siteKey: string; checkboxSiteKey: string; action: string }

/** What the browser needs to obtain a token, and a token for a form that is sent without JavaScript. */
export type CaptchaChallenge = { formToken?: string } & (
  | { kind: 'altcha'; challenge: AltchaChallenge }
  | { kind: 'recaptcha'; challenge: RecaptchaChallenge }
)

export type CaptchaRequest = { tenantId: string; now: Date }

/** What a browser sends: its first token, and that of the checkbox it was asked for when the first was not enough. */
export type CaptchaTokens = { token: string; checkboxToken: string }

/** `checkbox`: no certainty yet; a person can give it with the checkbox, where the adapter has one. */
export type CaptchaVerdict = 'passed' | 'refused' | 'checkbox'

/** Foreign hosts that a page with this captcha needs. */
export type CaptchaHosts = { frame: readonly string[]; connect: readonly string[] }

export type CaptchaGateway = {
  /** A new one for every try. */
  challenge: (request: CaptchaRequest) => Promise<CaptchaChallenge>
  /** Whether what was sent is good for this venue. A token is good once. */
  verify: (tokens: CaptchaTokens, request: CaptchaRequest) => Promise<CaptchaVerdict>
  /** none when everything comes from here */
  browserHosts?: CaptchaHosts
}
