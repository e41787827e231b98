/** Why words are no host name of a venue. */
export type HostFault = 'empty' | 'address' | 'number' | 'name' | 'local' | 'platform'

const MAX_LENGTH = 253
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Names that nobody can own (RFC 6761, RFC 6762, RFC 9476). */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|invalid|onion|alt|home\.arpa)$/

/** Whether a name is of this very machine (RFC 6761, 6.3): `localhost` and whatever is below it. */
export const isOfThisMachine = (host: string): boolean => /(?:^|\.)localhost$/.test(host)

/**
 * A host name as somebody types it, as browsers send it: lower case, letters beyond ASCII as punycode. Refuses nothing at all (`empty`), an
 * address with a scheme, a port or a path (`address`), an IP address (`number`), what is no name of at least two labels (`name`), names that
 * nobody can own (`local`; those of this machine may be tried where the platform is on it too), and the platform's own (`platform`).
 */
export function readHost(typed: string, platformHost: string): { host: string } | { fault: HostFault } {
  const words = typed.trim()
  if (words === '') return { fault: 'empty' }
  if (/^\[?[0-9a-f]*:[0-9a-f:.]*\]?$/i.test(words) && words.split(':').length > 2) return { fault: 'number' }
  if (/[:/?#@\\\s]/.test(words)) return { fault: 'address' }
  const host = urlHost(words)
  if (host === null) return { fault: 'name' }
  if (/^[\d.]+$/.test(host)) return { fault: 'number' }
  if (!isName(host)) return { fault: 'name' }
  if (host === platformHost) return { fault: 'platform' }
  if (LOCAL.test(host) && !(isOfThisMachine(host) && isOfThisMachine(platformHost))) return { fault: 'local' }

  return { host }
}

/** The name as the platform's URL class writes it, without the dot of the root; null for what it does not read. */
function urlHost(words: string): string | null {
  const address = `https://${words.replace(/\.$/, '')}/`

  return URL.canParse(address) ? new URL(address).hostname : null
}

function isName(host: string): boolean {
  const labels = host.split('.')

  return host.length <= MAX_LENGTH && labels.length > 1 && labels.every(label => LABEL.test(label))
}
