import type { Captcha } from '../../checkout-model.ts'

type Altcha = Extract<Captcha, { kind: 'altcha' }>

/** How long a captcha that is set to fail seems to work, in milliseconds (CHK-310). */
export const SIMULATED_ERROR_DELAY = 3_000

/**
 * The token for a challenge, worked out by this browser. One that cannot (no WebCrypto outside of https) sends the token
 * of those without JavaScript. Fails where the deployment simulates that, after a while.
 */
export async function solveAltcha({ challenge, formToken }: Altcha): Promise<string> {
  if (challenge.simulatesError) return failLater()
  if (!globalThis.crypto?.subtle) return formToken
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : formToken
  } catch {
    return formToken
  }
}

function failLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('A simulated error of the captcha')), SIMULATED_ERROR_DELAY)
  })
}
