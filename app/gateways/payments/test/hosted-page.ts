import express, { type RequestHandler, Router } from 'express'
import { readExpiry } from '#app/rules/checkout/expiry.ts'
import { cardPage } from './card-page.ts'
import type { CardTokens } from './card-token.ts'
import { type CardError, readCard, type TypedCard } from './read-card.ts'
import { returnAddress } from './return-address.ts'
import { ownSiteOnly, typedCard } from './typed-card.ts'

const PAGE = '/gateway/test/card'

/** The gateway's own page, for those without JavaScript: the visitor goes there and comes back with a token. */
export function hostedPage({ tokens, clock }: { tokens: CardTokens; clock: () => Date }): RequestHandler {
  const router = Router()
  router.get(PAGE, (request, response) => {
    const returnTo = returnAddress(request.query.returnTo)
    if (!returnTo) return void badReturn(response)
    cardPage(response, { returnTo, error: null })
  })
  router.post(
    PAGE,
    ownSiteOnly,
    express.urlencoded({ extended: false, limit: '2kb' }),
    (request, response) => {
      const returnTo = returnAddress(request.body?.returnTo)
      if (!returnTo) return void badReturn(response)
      const typed = hostedCard(request.body)
      const read = readCard(typed, clock())
      if ('error' in read) return void cardPage(response, { returnTo, error: atField(read.error) })
      const { firstSix, lastFour, brand } = read.card
      const { expMonth, expYear } = typed
      const address = new URL(returnTo, 'http://here')
      const card = {
        paymentToken: tokens.issue(read.card, clock()),
        firstSix,
        lastFour,
        brand,
        expMonth,
        expYear,
      }
      for (const [name, value] of Object.entries(card)) address.searchParams.set(name, value)
      response.redirect(303, `${address.pathname}${address.search}${address.hash}`)
    },
  )
  return router
}

/** The card of the form, whose date is one field. */
function hostedCard(body: { expiry?: unknown }): TypedCard {
  return { ...typedCard(body), ...readExpiry(String(body.expiry ?? '').slice(0, 40)) }
}

/** Month and year stand in one field, which has one sentence. */
function atField(error: CardError): CardError {
  const isDate = error.param === 'exp_month' || error.param === 'exp_year'
  return isDate ? { ...error, message: 'Enter the date on your card as MM/YY, like 07/31' } : error
}

function badReturn(response: express.Response) {
  response.status(400).type('text/plain').send('The address to return to must be a path of this site')
}
