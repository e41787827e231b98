import { type ActionFunctionArgs, json } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { EVENT_IDS_DIFFER } from '#app/rules/carts/cart-errors.ts'
import { readReport } from './read-report.server.ts'

/** A browser's copy of the cart named other events than the server's cart of the same version (ORD-155). It changes nothing, it is only logged. */
export async function action(args: ActionFunctionArgs) {
  const { session, context, tenantId } = await openPage(args)
  const report = session.cartId ? await readReport(args.request) : null
  if (!report) return json(null, { status: 400 })
  context.log.warn({ tenantId, cartId: session.cartId, ...report }, EVENT_IDS_DIFFER)
  return json(null, { status: 202 })
}
