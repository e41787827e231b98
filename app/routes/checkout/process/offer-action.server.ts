import { data, redirect } from '@remix-run/node'
import { takeBasketOffer } from '#app/pages/take-basket-offer.ts'
import { takenOffer } from '#app/rules/baskets/offer-intents.ts'
import { addressWithoutCard } from '../parts/card/entered-card.server.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import type { CheckoutSubmission } from './submission.server.ts'

/** The order as it was offered; forms that it asks are answered before checkout goes on. */
async function takeOffer({ visit, checkout: { cart }, form }: CheckoutSubmission) {
  const after = takenOffer(String(form.get('intent')))
  const taken = after === null ? null : await takeBasketOffer(visit, { cart, after })
  if (taken) return redirect(addressWithoutCard(visit.url), { headers: await visit.commit(taken.session) })
  const notice = visit.venue.text('offer-gone')
  return data<CheckoutAnswer>({ notice, errors: {}, editOrder: false, blocked: false }, { status: 409 })
}

async function refuseOffer({ visit: { session, commit, url } }: CheckoutSubmission) {
  return redirect(addressWithoutCard(url), { headers: await commit({ ...session, offerRefused: true }) })
}

/** What the buttons of an offer do. */
export const offerHandlers = { 'take-offer': takeOffer, 'refuse-offer': refuseOffer }
