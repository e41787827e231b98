import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { ticketsHref } from '#app/rules/links/storefront-links.ts'

/** The order, with what its address asked for when the press was made. */
function orderOf({ tenantId, url }: Visit, isRestored: boolean): string {
  const query = new URLSearchParams(url.searchParams.get('order') ?? '')
  query.delete('removed')
  query.set('cart', 'true')
  if (isRestored) query.delete('undo')
  else query.set('undo', 'failed')
  return `${ticketsHref({ tenantId }, {})}?${query}`
}

/** Puts back what was taken out of the order last, and shows the order; it says so there when that cannot be had any more. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const { session, commit } = visit
  const restored = session.undo ? await restoredCart(visit, session.undo.cartId) : null
  const headers = await commit({ ...session, cartId: restored ?? session.cartId, undo: undefined })
  return redirect(orderOf(visit, restored !== null), { headers })
}

/** Following the address changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  return redirect(orderOf(await openPage(args), true))
}

/** The id of the cart that has it again; null where it is too late, or others have the seats. */
async function restoredCart({ api }: Visit, cartId: string): Promise<string | null> {
  try {
    const { payload } = await api.carts.undo({ headers: { 'x-cart-id': cartId } })
    return payload.id
  } catch (error) {
    if (refusalOf(error)) return null
    throw error
  }
}
