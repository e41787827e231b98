/** What is sent to the server: the token of the first try, or of the checkbox that stood in for it. */
export type CheckoutTokens = { captchaToken: string } | { captchaV2Token: string }

type CaptchaSteps = {
  /** decides in silence; may give nothing */
  score: () => Promise<string>
  /** asks the person */
  checkbox: () => Promise<string>
}

/** v3 first; when it gives no token, for whatever reason, the checkbox of v2 (CHK-260). */
export async function obtainTokens({ score, checkbox }: CaptchaSteps): Promise<CheckoutTokens> {
  const captchaToken = await score().catch(() => '')
  return captchaToken ? { captchaToken } : { captchaV2Token: await checkbox() }
}
