import type { LoaderFunctionArgs } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { DocumentKind } from '#app/contract/orders.ts'
import { openPage } from '#app/pages/open-page.ts'

/** The files of an order, each under the name its address ends with. */
const KINDS: Record<string, DocumentKind> = { 'tickets.pdf': 'tickets', 'visit.ics': 'calendar' }

/** Tickets and calendar file of an order for whoever bought it with this browser; 404 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  const { orderNumber = '', file = '' } = args.params
  const kind = Object.hasOwn(KINDS, file) ? KINDS[file] : undefined
  if (!kind || !/^[\w-]{1,128}$/.test(orderNumber)) throw missing()
  const { payload } = await api.orders
    .document({ params: { orderId: orderNumber, kind } })
    .catch(error => Promise.reject(refusalOf(error)?.status === 404 ? missing() : error))
  return new Response(Buffer.from(payload.content, 'base64'), {
    headers: {
      'Content-Type': payload.contentType,
      'Content-Disposition': `attachment; filename="${payload.filename}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

const missing = () => new Response(null, { status: 404 })
