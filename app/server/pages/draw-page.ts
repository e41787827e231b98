import { createHash } from 'node:crypto'
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { consentKey } from '#app/rules/analytics/consent.ts'
import { cartKey } from '#app/rules/carts/cart-storage.ts'
import { MEMBERSHIP_KEY } from '#app/rules/memberships/stored-member.ts'
import { recordAnswer, sharedHeaders } from '../recorded-answer.ts'
import type { PublicRequest } from './page-request.ts'
import type { KeptPage } from './page-store.ts'
import { type SilentPage, type Starter, silentPage } from './silent-page.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import type { WatchedSeats } from './watched-seats.ts'

/** What the server notes on an answer while it is drawn. */
export type DrawnLocals = { nonce?: string; isMeasuring?: boolean; watchedSeats?: WatchedSeats }

/** A page with the number that the header shows at the order. */
export type CountedPage = PublicRequest & { cartCount: number }

/** A silent page has its own. */
const REPLACED = new Set(['content-security-policy', 'vary'])

export type Drawn = Pick<KeptPage, 'etag' | 'headers' | 'watchedSeats'> & { silent: SilentPage }

/**
 * Draws a page through the whole application as somebody gets it whom the venue does not know, with this number at the order in the header,
 * and makes it silent. Null where it is no page for everybody: it sets a cookie, is not to be kept, leads elsewhere or says that something
 * is not there.
 */
export async function drawPage(
  app: RequestListener,
  request: CountedPage,
  starter: Starter,
): Promise<Drawn | null> {
  const answer = await answerOf(app, request)
  if (!answer) throw new Error('A page was not drawn to its end')
  const { headers, status, body, locals } = answer
  const { nonce, isMeasuring = false, watchedSeats = [] } = locals
  const policy = headers['content-security-policy']
  const isForAll = status === 200 && !headers['set-cookie'] && !headers['cache-control']
  if (!isForAll) return null
  if (!nonce || typeof policy !== 'string') throw new Error('A page was drawn without a policy')
  const { tenantId } = request
  const facts = {
    address: request.address,
    consent: isMeasuring ? consentKey(tenantId) : null,
    copies: [cartKey(tenantId), MEMBERSHIP_KEY],
  }
  const silent = silentPage({ html: body.toString(), nonce, policy }, { starter, facts })
  const etag = `W/"${createHash('sha256')
    .update(silent.html + silent.policy)
    .digest('base64url')
    .slice(0, 27)}"`
  const shared = sharedHeaders(answer).filter(([name]) => !REPLACED.has(name))
  return {
    silent,
    etag,
    watchedSeats,
    headers: [
      ...shared.flatMap(([name, value]) => [name, String(value)]),
      ...['Content-Security-Policy', silent.policy, 'ETag', etag],
      ...['Speculation-Rules', `"${SPECULATION_RULES}"`],
      ...['Vary', 'Accept-Encoding, Accept-Language, Cookie', 'Cache-Control', 'private, no-cache'],
    ],
  }
}

const counts = new WeakMap<object, number>()

/** What the header counts on a page that is drawn to be kept; undefined for the request of a visitor, whose own cart is counted. */
export const givenCartCount = (request: object): number | undefined => counts.get(request)

/** Asks the application as a visitor would whose answer goes nowhere else. */
async function answerOf(app: RequestListener, { address, headers, cartCount }: CountedPage) {
  const request = new IncomingMessage(new Socket())
  counts.set(request, cartCount)
  Object.assign(request, { method: 'GET', url: address, headers })
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(nowhere())
  const answer = recordAnswer(response)
  app(request, response)
  const whole = await answer
  return whole && { ...whole, locals: (response as unknown as { locals: DrawnLocals }).locals }
}

const nowhere = () =>
  new Duplex({ read: () => undefined, write: (_chunk, _encoding, next) => next() }) as Socket
