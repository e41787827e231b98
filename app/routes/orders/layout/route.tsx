import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useParams,
} from '@remix-run/react'
import type { CartPayload } from '#app/contract/carts.ts'
import { openPage } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { isCartPanelShown } from '#app/rules/carts/cart-panel.ts'
import { cartLoadPlan } from '#app/rules/carts/cart-storage.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { ticketsHref } from '#app/rules/links/storefront-links.ts'
import { readCopy } from '#app/shell/cart-storage/stored-copy.ts'
import { CartPanel } from './cart-panel/cart-panel.tsx'

/** What the order views besides the order page share; null where a view shows no cart. `isCopy`: it is the browser's own. */
type Panel = { cart: CartPayload | null; isCopy: boolean } | null

/** The cart, where the view or its address wants it (ORD-073). */
export async function loader(args: LoaderFunctionArgs): Promise<Panel> {
  const { api, session, context, url } = await openPage(args)
  if (!isCartPanelShown(url)) return null
  if (!session.cartId) return { cart: null, isCopy: false }
  const response = api.carts.get({ headers: { 'x-cart-id': session.cartId } }).then(({ payload }) => payload)
  const cart = await withFallback(response, { log: context.log, what: 'cart', fallback: null })
  return { cart, isCopy: false }
}

/** Once the browser has a copy that stands, no view asks the server for the cart again (ORD-144). */
export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  if (!isCartPanelShown(new URL(request.url))) return null
  const tenantId = params.tenantId ?? ''
  const plan = cartLoadPlan(readCopy(tenantId), { tenantId, now: new Date() })
  return plan.from === 'storage' ? { cart: plan.cart, isCopy: true } : serverLoader<typeof loader>()
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function OrderViews() {
  const panel = useLoaderData<typeof loader>()
  const { tenantId = '' } = useParams()
  const { search } = useLocation()
  const orderHref = ticketsHref(
    { tenantId, carried: carriedFrom(new URLSearchParams(search)) },
    { cart: true },
  )
  return (
    <>
      {panel ? <CartPanel {...panel} tenantId={tenantId} orderHref={orderHref} /> : null}
      <Outlet />
    </>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
