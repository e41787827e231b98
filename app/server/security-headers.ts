import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { crossOriginOpenerPolicy, referrerPolicy, xContentTypeOptions, xFrameOptions } from 'helmet'
import { frameAncestors } from '#app/rules/shell/embed-hosts.ts'
import { pictureHosts } from '#app/rules/shell/picture-hosts.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import { siteOf } from './site-of.ts'

/** What no document is made of: nothing there can frame, run or ask for anything, so a phone need not be sent the policy with each. */
const FILES = /^\/(?:assets|fonts|venue-fonts|theme)\//

const YEAR_SECONDS = 31_536_000

/** What is below the host of a venue is the venue's own matter: it may be the name of its whole company. */
const transport = (isPlatform: boolean) => `max-age=${YEAR_SECONDS}${isPlatform ? '; includeSubDomains' : ''}`

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)'

/** What each document is sent with besides its policy. */
const documentHeaders = [
  referrerPolicy({ policy: 'strict-origin-when-cross-origin' }),
  crossOriginOpenerPolicy({ policy: 'same-origin' }),
  xFrameOptions({ action: 'sameorigin' }),
]

/** Hosts that documents are opened for, by what they do there. A script of ours may load theirs: 'strict-dynamic' allows it. */
export type PolicyHosts = { frame?: readonly string[]; connect?: readonly string[]; img?: readonly string[] }

/**
 * Headers of every answer; documents get the policy. It names no foreign host but the payment gateway's, and what a venue opens its
 * own pages for; `style-src-attr` is open
 * because Radix and react-colorful print style attributes on the server. In development there is no policy, or hot reloading dies.
 */
export function securityHeaders({
  production,
  secure,
  hosts,
}: {
  production: boolean
  secure: boolean
  hosts: (request: Request) => PolicyHosts
}): RequestHandler {
  const everywhere = [xContentTypeOptions()]
  return (request, response, next) => {
    for (const setHeader of everywhere) setHeader(request, response, () => undefined)
    if (secure) response.set('Strict-Transport-Security', transport(siteOf(response).tenantId === null))
    if (namesSandbox(request)) response.set('X-Robots-Tag', 'noindex, nofollow')
    if (production && FILES.test(request.path)) return next()
    const nonce = randomBytes(16).toString('base64')
    response.locals.nonce = nonce
    for (const setHeader of documentHeaders) setHeader(request, response, () => undefined)
    response.set('Permissions-Policy', PERMISSIONS)
    if (production) response.set('Content-Security-Policy', policy(nonce, hosts(request)))
    next()
  }
}

/** A sandbox is there for whoever has its address: no search engine is to know it. */
const namesSandbox = ({ path, query }: Request) =>
  [...path.split('/'), query.tenantId].some(step => typeof step === 'string' && isSandboxId(step))

/** Where the trackers of a venue send to. Their scripts need no host: ours load them, which 'strict-dynamic' allows. */
const TRACKER_HOSTS = {
  ga: ['https://*.google-analytics.com'],
  gtm: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  gtag: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const satisfies Record<string, readonly string[]>

/** Opens the policy of a page, before it is sent, for the trackers that its venue has set up, and for nothing else. */
export function allowTrackers(response: Response, types: readonly (keyof typeof TRACKER_HOSTS)[]): void {
  const hosts = types.flatMap(type => TRACKER_HOSTS[type])
  openPolicy(response, { connect: hosts, img: hosts })
}

/** Opens the policy of a page, before it is sent, for the pictures that its venue has at other sites. */
export function allowPictures(response: Response, hosts: readonly string[]): void {
  openPolicy(response, { img: pictureHosts(hosts) })
}

/** Opens the policy of a page of the staff for every picture over https: somebody is typing where a picture of the venue is. */
export function allowAnyPictures(response: Response): void {
  openPolicy(response, { img: ['https:'] })
}

/** Lets these sites hold a page in a frame, and nobody without any: not this site either. */
export function allowFraming(response: Response, hosts: readonly string[]): void {
  const policed = response.getHeader('Content-Security-Policy')
  response.removeHeader('X-Frame-Options')
  if (typeof policed === 'string')
    response.set(
      'Content-Security-Policy',
      policed.replace(`frame-ancestors 'self'`, `frame-ancestors ${frameAncestors(hosts)}`),
    )
}

/** A document of somebody else: it may look as it does, and nothing more. */
const FOREIGN_POLICY = `sandbox; default-src 'none'; style-src 'unsafe-inline' https:; img-src https: http: data:; font-src https: data:; frame-ancestors 'self'`

/** Sends a document of somebody else in a sandbox: it has no origin, runs nothing, sends nothing, and tells nobody where it was seen. */
export function showForeignPage(response: Response): void {
  response.set('Content-Security-Policy', FOREIGN_POLICY)
  response.set('Referrer-Policy', 'no-referrer')
}

/**
 * Sends a page whose address opens something: no site that it leads to is told it, no search engine lists it, no cache keeps it.
 * Our own site is told it: with `no-referrer` a browser without JavaScript sends its forms with `Origin: null`, which Remix refuses.
 */
export function hideAddress(response: Response): void {
  response.set('Referrer-Policy', 'same-origin')
  response.set('X-Robots-Tag', 'noindex, nofollow')
  response.set('Cache-Control', 'private, no-store')
}

/** Each host once, also when it is opened twice. Without a policy, as while developing, there is nothing to open. */
function openPolicy(response: Response, hosts: PolicyHosts): void {
  if (Object.values(hosts).every(named => named.length === 0)) return
  const policed = response.getHeader('Content-Security-Policy')
  if (typeof policed !== 'string') return
  const rules = policed.split('; ').map(rule => {
    const [name = '', ...sources] = rule.split(' ')
    const more = hosts[name.replace(/-src$/, '') as keyof PolicyHosts] ?? []
    return [name, ...new Set([...sources, ...more])].join(' ')
  })
  response.set('Content-Security-Policy', rules.join('; '))
}

const policy = (nonce: string, { frame = [], connect = [], img = [] }: PolicyHosts) =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    [`img-src 'self' data:`, ...img].join(' '),
    [`connect-src 'self'`, ...connect].join(' '),
    [`frame-src 'self'`, ...frame].join(' '),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
  ].join('; ')
