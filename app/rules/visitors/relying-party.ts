/** Whom a passkey is for (WebAuthn): the host name that it is bound to, and the address that its pages are opened at. */
export type RelyingParty = { id: string; origin: string }

/**
 * The relying party behind the address that visitors use; null where browsers allow none: over http, but for the machine itself, and
 * at bare numbers instead of a name (Web Authentication Level 3, 5.1.3 and 5.4.2).
 */
export function relyingParty(address: string): RelyingParty | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, origin } = new URL(address)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal)

  return isSecure && !isNumber(hostname) ? { id: hostname, origin } : null
}

/** `URL` has written every spelling of an IP address in its usual one. */
const isNumber = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
