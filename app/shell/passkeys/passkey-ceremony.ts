import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why there is no passkey: the server says so, or its visitor, the device has one already, or something broke. */
export type NoPasskey =
  | { kind: 'refused'; sentence: string; isStale: boolean }
  | { kind: 'cancelled' | 'there' | 'failed' }

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function'

/** Whether this device itself keeps passkeys, behind a finger, a face or a code. */
export const keepsPasskeys = async () =>
  knowsPasskeys() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

/** Whether passkeys are offered where an email is filled in. */
export const fillsPasskeys = async () =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Has the device make a passkey, and the server keep it. */
export async function addPasskey(action: string): Promise<NoPasskey | { kind: 'added' }> {
  try {
    const response = await askServer<Registration>(action, { intent: 'registration-options' })
    if ('sentence' in response) return refused(response)
    const { startRegistration } = await import('@simplewebauthn/browser')
    const credential = JSON.stringify(await startRegistration({ optionsJSON: response.options }))
    const answer = await askServer(action, { intent: 'add', credential })
    return 'sentence' in answer ? refused(answer) : { kind: 'added' }
  } catch (error) {
    return { kind: kindOf(error) }
  }
}

type CeremonyOptions = {
  action: string
  isFilledIn: boolean
  /** asked when the browser is about to be: one ceremony ends another */
  isActive: () => boolean
}

/** Has a passkey of the visitor's choice sign for this venue: in a dialog of the browser, or where the email is filled in. */
export async function signWithPasskey({
  action,
  isFilledIn,
  isActive,
}: CeremonyOptions): Promise<NoPasskey | { kind: 'signed'; credential: AuthenticationResponseJSON }> {
  try {
    const response = await askServer<SignIn>(action, { intent: 'sign-in-options' })
    if ('sentence' in response) return refused(response)
    const { startAuthentication } = await import('@simplewebauthn/browser')
    if (!isActive()) return { kind: 'cancelled' }
    const optionsJSON = response.options
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isFilledIn })
    return { kind: 'signed', credential }
  } catch (error) {
    return { kind: kindOf(error) }
  }
}

/** Ends what waits for the visitor to choose a passkey. */
export async function stopWaiting(): Promise<void> {
  if (!knowsPasskeys()) return
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

/** Has the device forget a passkey that was removed, where browsers can: it would go on offering what is good for nothing. */
export async function forgetPasskey(id: string): Promise<void> {
  if (!knowsPasskeys()) return
  const { sendSignal } = await import('@simplewebauthn/browser')
  const signal = { signalName: 'unknownCredential', rpID: location.hostname, credentialID: id } as const
  await sendSignal(signal).catch(() => undefined)
}

type Refusal = { sentence: string; isStale: boolean }

type Registration = { options: PublicKeyCredentialCreationOptionsJSON }
type SignIn = { options: PublicKeyCredentialRequestOptionsJSON }

/** What an action of ours answers: what was asked for, which the browser checks itself, or a sentence. */
async function askServer<Answer extends object>(
  action: string,
  form: Record<string, string>,
): Promise<Answer | Refusal> {
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(form) })
  return response.json()
}

const refused = ({ sentence, isStale }: Refusal) => ({ kind: 'refused' as const, sentence, isStale })

/** Browsers tell by its name why a ceremony ended: dismissed, out of time and nothing to choose from are one. */
function kindOf(error: unknown): 'cancelled' | 'there' | 'failed' {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'there' : 'failed'
}
