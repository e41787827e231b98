/** More would make the policy header longer than proxies take. */
export const MAX_PICTURE_HOSTS = 50

/** What may stand in a policy: URL parsers let more into a host, '*' and ';' among it. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/

/**
 * The origins that the pictures at these addresses come from, each once and in their order, at most 50: 'https://cdn.example'.
 * Paths of this site need none; an address that is not https, or whose host a policy cannot name, gives none.
 */
export function pictureHosts(addresses: Iterable<string>): string[] {
  const hosts = new Set<string>()
  for (const address of addresses) {
    const host = hostOf(address)
    if (host) hosts.add(`https://${host}`)
    if (hosts.size === MAX_PICTURE_HOSTS) break
  }
  return [...hosts]
}

function hostOf(address: string): string | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return HOST.test(host) ? host : null
}
