import type { OrderOwner } from '#app/data/queries/orders/read.ts'
import type { ApiContext } from '../kernel/context.ts'

/**
 * The signed-in customer, else whoever has opened the link to the orders of an address; null for everybody else. An address opens
 * orders only once it was confirmed to be theirs (decision M10).
 */
export async function findCustomer({ visitor, session: { guest } }: ApiContext): Promise<OrderOwner | null> {
  const row = await visitor()
  if (row) return { visitorId: row.id, email: row.confirmed ? row.document.email.toLowerCase() : null }
  return guest ? { visitorId: null, email: guest.email.toLowerCase() } : null
}
