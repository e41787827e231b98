import type { Challenge } from 'altcha-lib'
import type { CheckoutPage } from '../checkout-model.ts'

/**
 * The token for a challenge, worked out by this browser. One that cannot (no WebCrypto outside of https) sends the token
 * of those without JavaScript.
 */
export async function solveCaptcha({
  challenge,
  formToken,
}: NonNullable<CheckoutPage['captcha']>): Promise<string> {
  if (!globalThis.crypto?.subtle) return formToken
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : formToken
  } catch {
    return formToken
  }
}
