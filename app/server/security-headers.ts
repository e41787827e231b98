import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'

/**
 * Headers of every answer. The policy names no foreign host; `style-src-attr` is open because Radix and react-colorful
 * print style attributes on the server. In development there is no policy, or hot reloading dies.
 */
export function securityHeaders({
  production,
  secure,
}: {
  production: boolean
  secure: boolean
}): RequestHandler {
  return (_request, response, next) => {
    const nonce = randomBytes(16).toString('base64')
    response.locals.nonce = nonce
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
      'X-Frame-Options': 'SAMEORIGIN',
    })
    if (secure) response.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (production) response.set('Content-Security-Policy', policy(nonce))
    next()
  }
}

const policy = (nonce: string) =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
  ].join('; ')
