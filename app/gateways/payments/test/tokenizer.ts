import express, { type RequestHandler, Router } from 'express'
import type { CardTokens } from './card-token.ts'
import { cardPage } from './card-page.ts'
import { readCard, type TypedCard } from './read-card.ts'
import { returnAddress } from './return-address.ts'

type Tokenizer = { tokens: CardTokens; clock: () => Date }

/**
 * Where card numbers are: here and nowhere else. In production a gateway does this on its own origin; the test gateway
 * stands beside the storefront, but shares neither its handlers nor its log.
 */
export function tokenizer({ tokens, clock }: Tokenizer): RequestHandler {
  const router = Router()
  router.post('/gateway/test/tokens', ownSiteOnly, express.json({ limit: '2kb' }), (request, response) => {
    const read = readCard(typedCard(request.body), clock())
    response.set('Cache-Control', 'no-store')
    if ('error' in read) return void response.status(422).json({ error: read.error })
    const { firstSix, lastFour, brand } = read.card
    response.json({ token: tokens.issue(read.card, clock()), firstSix, lastFour, brand })
  })
  router.get('/gateway/test/card', (request, response) => {
    const returnTo = returnAddress(request.query.returnTo)
    if (!returnTo) return void badReturn(response)
    cardPage(response, { returnTo, error: null })
  })
  router.post(
    '/gateway/test/card',
    ownSiteOnly,
    express.urlencoded({ extended: false, limit: '2kb' }),
    (request, response) => {
      const returnTo = returnAddress(request.body?.returnTo)
      if (!returnTo) return void badReturn(response)
      const read = readCard(typedCard(request.body), clock())
      if ('error' in read) return void cardPage(response, { returnTo, error: read.error })
      const { lastFour, brand } = read.card
      const address = new URL(returnTo, 'http://here')
      address.searchParams.set('paymentToken', tokens.issue(read.card, clock()))
      address.searchParams.set('lastFour', lastFour)
      address.searchParams.set('brand', brand)
      response.redirect(303, `${address.pathname}${address.search}${address.hash}`)
    },
  )
  return router
}

function badReturn(response: express.Response) {
  response.status(400).type('text/plain').send('The address to return to must be a path of this site')
}

function typedCard(body: unknown): TypedCard {
  const typed = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const field = (name: keyof TypedCard) =>
    (typeof typed[name] === 'string' ? typed[name].trim() : String(typed[name] ?? '')).slice(0, 40)
  return {
    number: field('number'),
    cvc: field('cvc'),
    expMonth: field('expMonth'),
    expYear: field('expYear'),
  }
}

/** Browsers say where a request comes from; programs say nothing and carry no cookies. */
const ownSiteOnly: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site') ?? 'none'
  if (site === 'same-origin' || site === 'none') return next()
  response.status(403).type('text/plain').send('Cards are taken from this site only')
}
