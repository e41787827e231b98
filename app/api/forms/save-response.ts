import { randomUUID } from 'node:crypto'
import type { FormResponse, ResponseBody } from '#app/contract/forms.ts'
import type { Db } from '#app/data/database/database.ts'
import { findCart } from '#app/data/queries/carts/read.ts'
import { lockCart, updateCartRow } from '#app/data/queries/carts/write.ts'
import { findResponse, listUploads } from '#app/data/queries/forms/read.ts'
import { insertResponse, updateResponse } from '#app/data/queries/forms/write.ts'
import { CART_LIFETIME_MS } from '#app/rules/carts/cart-storage.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { formsInStep } from '#app/rules/forms/forms-in-step.ts'
import { cartOfName } from '../carts/cart-names.ts'
import { cartIdOf } from '../carts/open-cart.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { shownForm } from './get-form.ts'
import { responseDocument } from './response-document.ts'

type ResponseRequest = { context: ApiContext; cartId: string | null; body: ResponseBody }

/**
 * Keeps the answers to a form with the caller's cart (ORD-256). With `itemId` the cart's reference gets the id of the response
 * in the same transaction (ORD-163). Refuses without a cart that is still being filled, and answers that do not fit.
 */
export const createFormResponse = api.forms.create.handler(async ({ input: { headers, body }, context }) => {
  const request = { context, cartId: cartOfName(context, cartIdOf(context, headers)).id, body }
  const saved = await inTransaction(request, async (tx, cart) => {
    const response = await readSubmission(tx, { ...request, cartId: cart.id, id: randomUUID() })
    const { tenantId, now } = context
    const row = { id: response.id, cartId: cart.id, formId: body.formId, itemId: body.itemId ?? null }
    await insertResponse(tx, tenantId, { ...row, document: response, now })
    if (body.itemId) await attach(tx, { context, cart, row: { ...row, itemId: body.itemId } })
    return response
  })
  return { payload: JSON.stringify(saved) }
})

/** Answers a form anew under the id of its response (ORD-257), which must be the caller's and for the same form. */
export const updateFormResponse = api.forms.update.handler(async ({ input: { headers, body }, context }) => {
  const request = { context, cartId: cartOfName(context, cartIdOf(context, headers)).id, body }
  const saved = await inTransaction(request, async (tx, cart) => {
    const { tenantId, now } = context
    const row = await findResponse(tx, tenantId, body.id)
    if (row?.cartId !== cart.id || row.formId !== body.formId)
      throw refuse('NOT_FOUND', { text: 'There is no such response' })
    const response = await readSubmission(tx, { ...request, cartId: cart.id, id: body.id })
    await updateResponse(tx, tenantId, { id: body.id, document: response, now })
    return response
  })
  return { payload: JSON.stringify(saved) }
})

/** Works on the caller's cart, locked, so that what is answered and what is ordered never part. */
function inTransaction<Result>(
  { context: { db, tenantId, now }, cartId }: ResponseRequest,
  work: (tx: Db, cart: CartRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    const locked = cartId ? await lockCart(tx, tenantId, cartId) : null
    const cart = locked && !locked.orderId ? await findCart(tx, tenantId, { id: cartId ?? '', now }) : null
    if (!cart) throw refuse('NOT_FOUND', { text: 'There is no such cart' })
    return work(tx, cart)
  })
}

type Submission = ResponseRequest & { cartId: string; id: string }

async function readSubmission(tx: Db, { context, cartId, body, id }: Submission): Promise<FormResponse> {
  const form = shownForm(context, body.formId)
  const ids = body.sourceFormUploads.map(upload => upload.id)
  const uploads = await listUploads(tx, context.tenantId, { cartId, ids })
  return responseDocument({ id, body, form, uploads, now: context.now })
}

type AttachRequest = {
  context: ApiContext
  cart: CartRow
  row: { id: string; formId: string; itemId: string }
}

async function attach(tx: Db, { context, cart, row: { id, formId, itemId } }: AttachRequest) {
  const { venue, tenantId, now } = context
  const responses = [{ formId, itemId, formResponseId: id }, ...cart.document.forms]
  const forms = formsInStep(cart.document, { venue, known: responses })
  if (!forms.some(reference => reference.formId === formId && reference.itemId === itemId))
    throw refuse('UNPROCESSABLE', { errors: { itemId: 'does not ask this form' } })
  await updateCartRow(tx, tenantId, {
    id: cart.id,
    version: cart.version,
    document: { ...cart.document, forms },
    now,
    expiresAt: new Date(now.getTime() + CART_LIFETIME_MS),
  })
}
