/** Hosts that stand in examples, and those that only the one who wrote them can reach. */
const NO_HOST = /^(?:(?:www\.)?example\.(?:com|org|net)|localhost|(?:\d+\.){3}\d+|[^.]+)$/i
const NO_TARGET = /\.(?:test|invalid|localhost|local|internal)$/i

/** Whether an address can be one of a site that visitors reach, by its form alone: http or https, at a name that others know. */
export function isPublicSite(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { hostname, protocol } = new URL(href)
  return /^https?:$/.test(protocol) && !NO_HOST.test(hostname) && !NO_TARGET.test(hostname)
}
