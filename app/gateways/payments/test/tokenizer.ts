import { randomBytes } from 'node:crypto'
import express, { type Request, type RequestHandler, Router } from 'express'
import type { CardTokens } from './card-token.ts'
import { framePage } from './frame/frame-page.ts'
import { readCard } from './read-card.ts'
import { ownSiteOnly, typedCard } from './typed-card.ts'
import { walletPage } from './wallet-page.ts'

type Tokenizer = {
  tokens: CardTokens
  clock: () => Date
  parentOf: (request: Request) => string | null
  script: string
}

export const FRAME_PATH = '/gateway/test/card-frame'
export const WALLET_PATH = '/gateway/test/wallet'

/** Where the banks of all test cards are. */
const TEST_COUNTRY = 'US'

/** Where card numbers are: on an origin of the gateway's own, with handlers that the storefront does not share, and without a log. */
export function tokenizer({ tokens, clock, parentOf, script }: Tokenizer): RequestHandler {
  const router = Router()
  router.get(FRAME_PATH, (request, response) => {
    const parent = parentOf(request)
    if (!parent) return void response.status(403).type('text/plain').send('No storefront is known here')
    framePage(response, { parent, script })
  })
  router.get(WALLET_PATH, (request, response) => {
    const parent = parentOf(request)
    if (!parent) return void response.status(403).type('text/plain').send('No storefront is known here')
    const shown = (name: string) => String(request.query[name] ?? '').slice(0, 80)
    const needs = { phone: shown('phone') === '1', address: shown('address') === '1' }
    const keepsCard = shown('keeps') === '1'
    walletPage(response, {
      parent,
      script,
      amount: shown('amount'),
      venue: shown('venue'),
      needs,
      keepsCard,
    })
  })
  router.post('/gateway/test/tokens', ownSiteOnly, express.json({ limit: '2kb' }), (request, response) => {
    const typed = typedCard(request.body)
    const read = readCard(typed, clock())
    response.set('Cache-Control', 'no-store')
    if ('error' in read) return void response.status(422).json({ error: read.error })
    const { firstSix, lastFour, brand } = read.card
    const { expMonth, expYear } = typed
    response.json({
      id: `card_test_${randomBytes(9).toString('base64url')}`,
      token: tokens.issue(read.card, clock()),
      fingerprint: tokens.fingerprint(typed.number.replace(/\D/g, '')),
      country: TEST_COUNTRY,
      firstSix,
      lastFour,
      brand,
      expMonth,
      expYear,
    })
  })
  return router
}
