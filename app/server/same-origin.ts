import type { RequestHandler } from 'express'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses forms and scripts of other sites for every method that changes something: Fetch Metadata first, Origin where a
 * browser does not send it. A request with neither (a program, not a browser) carries no ambient cookies worth stealing.
 */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  if (SAFE.has(request.method) || isSameOrigin(request.headers, request.headers.host)) return next()
  response.status(403).type('text/plain').send('This form was sent from another site and has been refused.')
}

function isSameOrigin(
  headers: { 'sec-fetch-site'?: string | string[]; origin?: string },
  host: string | undefined,
) {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  if (!headers.origin) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host
}
