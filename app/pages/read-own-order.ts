import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { OwnOrderPayload } from '#app/contract/orders.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** By what an order is asked for: its number, and its secret link where the visitor came by it. */
export type OrderAccess = { orderNumber: string; link?: string }

/** What every call about an order is sent with. */
export const orderInput = ({ orderNumber, link }: OrderAccess) => ({
  params: { orderId: orderNumber },
  ...(link ? { headers: { 'x-order-link': link } } : {}),
})

/** Whether a text of an address may be the number of an order. */
export const isOrderNumber = (text: string): boolean => /^[\w-]{1,128}$/.test(text)

/** An order for whoever bought it, 404 for everybody else; null when it cannot be read now, which is not told (CHK-303, MEM-289). */
export async function readOwnOrder(
  { api, context }: Visit,
  key: OrderAccess,
): Promise<OwnOrderPayload | null> {
  if (!isOrderNumber(key.orderNumber)) throw missing()
  const response = api.orders.get(orderInput(key)).catch(error => {
    if (refusalOf(error)) return 'missing' as const
    throw error
  })
  const answer = await withFallback(response, { log: context.log, what: 'order', fallback: null })
  if (answer === 'missing') throw missing()
  return answer?.payload ?? null
}

const missing = () => new Response(null, { status: 404 })
