export type CaptchaChallenge = Record<string, unknown>

export type CaptchaRequest = { tenantId: string; now: Date }

export type CaptchaGateway = {
  /** `altcha`: proof of work made by the visitor's own browser; `recaptcha`: v3 with v2 as the second try. */
  kind: 'altcha' | 'recaptcha'
  /** What the browser needs to obtain a token, and a token for a form that is sent without JavaScript. */
  challenge: (request: CaptchaRequest) => Promise<{ challenge: CaptchaChallenge; formToken?: string }>
  /** Whether the token is good for this venue. A token is good once. */
  verify: (token: string, request: CaptchaRequest) => Promise<boolean>
}
