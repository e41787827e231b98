import type { KeptOrder } from './keep-order.server.ts'

/** No answer within this time is none. Milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000

/** Sends the order so that it arrives even if the page is left meanwhile; fails where the server cannot be reached or has no answer. */
export async function sendOrder(tenantId: string, order: string): Promise<KeptOrder> {
  const response = await fetch(`/orders/${encodeURIComponent(tenantId)}/tickets/keep`, {
    method: 'POST',
    body: new URLSearchParams(order),
    keepalive: true,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The order was not kept: ${response.status}`)
  return response.json()
}
