import type { ActionFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { keepOrder } from './keep-order.server.ts'

/** The order page as it stands, sent after each press and in the background: kept, and nothing of it is refused as a whole. */
export async function action(args: ActionFunctionArgs) {
  const { headers, ...kept } = await keepOrder(await openPage(args), await args.request.formData())
  return Response.json(kept, { headers })
}
