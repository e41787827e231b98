import { randomBytes } from 'node:crypto'
import type { CartInput, CartPayload } from '#app/contract/carts.ts'
import { type CartDocument, type CartRow, insertCart, updateCart } from '#app/data/queries/carts.ts'
import { CART_LIFE } from '#app/rules/carts/cart-storage.ts'
import { api } from '../api.ts'
import type { ApiContext } from '../context.ts'
import { checkLimits } from '../entitlements/check-limits.ts'
import { refuse } from '../refuse.ts'
import { refusalOfProblems } from './cart-problems.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { pushItems, withoutEmptyItems } from './push-items.ts'

/** How often a cart is read again when another request changed it in between and the caller named no version. */
const TRIES = 4

/**
 * Stores what was chosen and answers with the server's prices (ORD-259, CHK-245). Prices, names and totals of the body are
 * not read. Refuses what is not this venue's, what has no seats, what is for members, and a version that is no longer the stored one.
 */
export const putCart = api.carts.put.handler(async ({ input, context }) => {
  const id = input.body.id ?? cartIdOf(context, input.headers)
  for (let tries = 0; tries < TRIES; tries += 1) {
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

/** The stored and priced cart; null when another request was quicker and the change is to be made again on its cart. */
async function storeCart(context: ApiContext, { stored, body }: Change): Promise<CartPayload | null> {
  if (stored && body.version !== undefined && body.version !== stored.version)
    throw refuse('CONFLICT', {
      text: 'The cart was changed in another window',
      details: { version: stored.version },
    })
  const document = nextDocument(stored, body)
  const draft = {
    id: stored?.id ?? '',
    document,
    version: stored?.version ?? 0,
    orderId: null,
    expiresAt: context.now,
  }
  const { cart, problems } = await priceStoredCart(context, draft)
  const refusal = refusalOfProblems(problems)
  if (refusal) throw refusal
  if (body.verifyEntitlements) await checkLimits(context, cart)
  const row = await saveRow(context, { stored, document })
  return row && { ...cart, id: row.id, version: row.version, expirationDate: row.expiresAt.toISOString() }
}

function saveRow(
  { db, tenantId, now }: ApiContext,
  { stored, document }: { stored: CartRow | null; document: CartDocument },
) {
  const next = { document, now, expiresAt: new Date(now.getTime() + CART_LIFE) }
  if (stored) return updateCart(db, tenantId, { ...next, id: stored.id, version: stored.version })
  return insertCart(db, tenantId, { ...next, id: randomBytes(16).toString('base64url') })
}

function nextDocument(stored: CartRow | null, body: CartInput): CartDocument {
  const { id: _id, version: _version, updateType, verifyEntitlements: _verify, ...sent } = body
  const document = updateType === 'push' && stored ? pushItems(stored.document, sent) : sent
  return withoutEmptyItems(document)
}
