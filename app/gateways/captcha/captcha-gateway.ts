export type CaptchaChallenge = Record<string, unknown>

export type CaptchaRequest = { tenantId: string; now: Date }

/** What a browser sends: its first token, and that of the checkbox it was asked for when the first was not enough. */
export type CaptchaTokens = { token: string; checkboxToken: string }

/** `checkbox`: no certainty yet; a person can give it with the checkbox, where the adapter has one. */
export type CaptchaVerdict = 'passed' | 'refused' | 'checkbox'

/** Foreign hosts that a page with this captcha needs. */
export type CaptchaHosts = { frame: readonly string[]; connect: readonly string[] }

export type CaptchaGateway = {
  /** `altcha`: proof of work made by the visitor's own browser; `recaptcha`: v3 with v2 as the second try. */
  kind: 'altcha' | 'recaptcha'
  /** What the browser needs to obtain a token, and a token for a form that is sent without JavaScript. */
  challenge: (request: CaptchaRequest) => Promise<{ challenge: CaptchaChallenge; formToken?: string }>
  /** Whether what was sent is good for this venue. A token is good once. */
  verify: (tokens: CaptchaTokens, request: CaptchaRequest) => Promise<CaptchaVerdict>
  /** none when everything comes from here */
  browserHosts?: CaptchaHosts
}
