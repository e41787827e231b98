import type { CartInput, CartPayload } from '#app/contract/carts.ts'
import { holdOf } from '#app/rules/carts/hold-of.ts'
import { pushItems } from '#app/rules/carts/push-items.ts'
import { removedUntil, undoableItems } from '#app/rules/carts/removed-items.ts'
import type { CartDocument, CartRow } from '#app/rules/carts/stored-cart.ts'
import { cleanCart, limitCart, updateCart } from '#app/rules/carts/update-cart.ts'
import { keepPeople } from '#app/rules/carts/without-people.ts'
import { withDetails } from '#app/rules/donations/donation-details.ts'
import { formsInStep } from '#app/rules/forms/forms-in-step.ts'
import { foreignCards } from '#app/rules/memberships/foreign-cards.ts'
import { codesOf } from '#app/rules/pricing/coupon-terms.ts'
import { refuseGuesses } from '../coupons/refuse-guesses.ts'
import { checkLimits } from '../entitlements/check-limits.ts'
import { knownForms } from '../forms/known-forms.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { arrangeCart } from './arrange-cart.ts'
import { refusalOfProblems } from './cart-problems.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'

/** How often a cart is read again when another request changed it, or took its seats, and the caller named no version. */
const MAX_TRIES = 4

/**
 * Stores what was chosen, holds its seats and answers with the server's prices (ORD-259, CHK-245, decision O10). Prices, names
 * and totals of the body are not read. Refuses what is not this venue's, what has no seats, what is for members, and a version
 * that is no longer the stored one.
 */
export const putCart = api.carts.put.handler(async ({ input, context }) => {
  const id = input.body.id ?? cartIdOf(context, input.headers)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await findOpenCart(context, id)
    const cart = await storeCart(context, { stored, body: input.body })
    if (!cart) continue
    if (cart.id !== context.session.cartId)
      await context.keepSession?.({ ...context.session, cartId: cart.id })
    return { payload: cart }
  }
  throw refuse('CONFLICT')
})

type Change = { stored: CartRow | null; body: CartInput }

/** The stored and priced cart; null when another request was quicker, with the cart or with its seats, and all is to be asked again. */
async function storeCart(context: ApiContext, { stored, body }: Change): Promise<CartPayload | null> {
  if (stored && body.version !== undefined && body.version !== stored.version)
    throw refuse('CONFLICT', {
      text: 'The cart was changed in another window',
      details: { version: stored.version },
    })
  const sent = await withForms(context, { stored, body })
  await refuseGuesses(context, { stored, codes: codesOf(sent) })
  const row = { ...(stored ?? newRow(context)), document: sent }
  const document = await arrangeCart(context, { stored, row })
  const { cart, demand, problems, memberships } = await priceStoredCart(context, {
    ...row,
    document,
  })
  const refusal = refusalOfProblems([...problems, ...foreignCards(memberships)])
  if (refusal) throw refusal
  if (body.verifyEntitlements) await checkLimits(context, cart)
  const { row: saved } = await saveCart(context, { stored, document, demand })
  if (!saved) return null
  const { id, key = id, version, expiresAt } = saved
  const hold = holdOf(saved, { demand, book: context })
  return { ...cart, id: key, version, expirationDate: expiresAt.toISOString(), hold }
}

const newRow = ({ now }: ApiContext) => ({
  id: '',
  version: 0,
  orderId: null,
  expiresAt: now,
  heldUntil: null,
  holdExtensions: 0,
})

/** What is stored next: everything rebuilt from what was sent, or added to what is there, cleaned and limited as the venue says. */
function nextDocument({ venue }: ApiContext, { stored, body }: Change): CartDocument {
  const {
    id: _id,
    version: _version,
    updateType,
    verifyEntitlements: _verify,
    isUndoable: _undo,
    ...sent
  } = body
  const before = stored?.document ?? sent
  const orders = updateType === 'push' && stored ? pushItems(before, sent) : sent
  const after = withDetails(limitCart(cleanCart(updateCart(before, orders)), venue.document.company))
  return stored?.key
    ? keepPeople({ before, after }, sent)
    : { ...after, namedByLink: stored?.document.namedByLink }
}

/** What is ordered decides which forms are asked; of the request only responses that were given for this cart count. */
async function withForms(context: ApiContext, change: Change): Promise<CartDocument> {
  const { stored, body } = change
  const document = withRemoved(context, { ...change, document: nextDocument(context, change) })
  const answers = { cartId: stored?.id ?? '', sent: body.forms, stored: stored?.document.forms ?? [] }
  const responses = await knownForms(context, answers)
  return { ...document, forms: formsInStep(document, { venue: context.venue, known: responses }) }
}

/** What this change takes out or moves, where it may be put back; else what an earlier one did, as long as that may. A whole cart is not put back over a later change. */
function withRemoved(
  { now }: ApiContext,
  { stored, body, document }: Change & { document: CartDocument },
): CartDocument {
  if (!stored) return document
  const before = removedUntil(stored.document.removed, now)
  const own = body.isUndoable ? undoableItems({ before: stored.document, after: document }, now) : null
  const removed = own ?? (before?.codes ? null : before)
  return removed ? { ...document, removed } : document
}
