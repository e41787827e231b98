import { findResponse } from '#app/data/queries/forms/read.ts'
import { cartIdOf } from '../carts/open-cart.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** A response for whoever holds the cart it was given for, and for staff; to everybody else it does not exist (ORD-255). */
export const getFormResponse = api.forms.response.handler(async ({ input: { params, headers }, context }) => {
  const { db, tenantId } = context
  const row = await findResponse(db, tenantId, params.id)
  if (!row || !mayRead(row.cartId, { context, headers }))
    throw refuse('NOT_FOUND', { text: 'There is no such response' })
  return { payload: JSON.stringify(row.document) }
})

type Reader = { context: ApiContext; headers: { 'x-cart-id'?: string } | undefined }

/** Answers and files are read by whoever holds their cart, and by staff of the venue. */
export function mayRead(cartId: string, { context, headers }: Reader): boolean {
  return Boolean(context.staff) || cartIdOf(context, headers) === cartId
}
