import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { DocumentKind } from '#app/contract/orders.ts'
import type { Visit } from './open-page.ts'
import { isOrderNumber, type OrderAccess, orderInput } from './read-own-order.ts'

/** The files of an order, each under the name its address ends with. */
const KINDS: Record<string, DocumentKind> = { 'tickets.pdf': 'tickets', 'visit.ics': 'calendar' }

/** A file of an order to be kept, for whoever may read the order; 404 for everybody else. */
export async function orderFileAnswer({ api }: Visit, { file, ...key }: OrderAccess & { file: string }) {
  const kind = Object.hasOwn(KINDS, file) ? KINDS[file] : undefined
  if (!kind || !isOrderNumber(key.orderNumber)) throw missing()
  const { params, ...rest } = orderInput(key)
  const { payload } = await api.orders
    .document({ params: { ...params, kind }, ...rest })
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
