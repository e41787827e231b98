import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of this very site, or from a program: Fetch Metadata first, Origin where a browser
 * does not send it. With neither it is no browser, and carries no ambient cookies worth stealing.
 */
export function isSameOrigin({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site) return site === 'same-origin' || site === 'none'
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Methods that change nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
