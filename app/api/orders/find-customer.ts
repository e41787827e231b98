import type { Customer } from '#app/data/queries/orders-read.ts'
import { findVisitor } from '#app/data/queries/visitors-read.ts'
import type { ApiContext } from '../context.ts'

/** The signed-in customer; null for everybody else. An address opens orders only once it was confirmed to be theirs (decision M10). */
export async function findCustomer({ db, tenantId, session }: ApiContext): Promise<Customer | null> {
  const row = session.visitor ? await findVisitor(db, tenantId, session.visitor.id) : null
  return row && { visitorId: row.id, email: row.confirmed ? row.document.email.toLowerCase() : null }
}
