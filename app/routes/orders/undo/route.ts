import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { ticketsHref } from '#app/rules/links/storefront-links.ts'

const orderOf = ({ tenantId }: Visit) => ticketsHref({ tenantId }, { cart: true })

/** Puts back what was taken out of the order last, and shows the order; it says so there when that cannot be had any more. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const { session, commit } = visit
  const restored = session.undo ? await restoredCart(visit, session.undo.cartId) : null
  const headers = await commit({ ...session, cartId: restored ?? session.cartId, undo: undefined })
  return redirect(restored ? orderOf(visit) : `${orderOf(visit)}&undo=failed`, { headers })
}

/** Following the address changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  return redirect(orderOf(await openPage(args)))
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
