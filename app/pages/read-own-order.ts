import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { OrderPayload } from '#app/contract/orders.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** An order for whoever bought it, 404 for everybody else; null when it cannot be read now, which is not told (CHK-303, MEM-289). */
export async function readOwnOrder(
  { api, context }: Visit,
  orderNumber: string,
): Promise<OrderPayload | null> {
  if (!/^[\w-]{1,128}$/.test(orderNumber)) throw missing()
  const response = api.orders.get({ params: { orderId: orderNumber } }).catch(error => {
    if (refusalOf(error)) return 'missing' as const
    throw error
  })
  const answer = await withFallback(response, { log: context.log, what: 'order', fallback: null })
  if (answer === 'missing') throw missing()
  return answer?.payload ?? null
}

const missing = () => new Response(null, { status: 404 })
