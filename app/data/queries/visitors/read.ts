import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { VisitorDocument } from '../../documents/visitor-document.ts'
import { visitors } from '../../schema/people.ts'

export type VisitorRow = {
  id: string
  email: string
  /** as typed; waits for the press of the link that was mailed to it */
  newEmail: string | null
  passwordHash: string | null
  confirmed: boolean
  /** sessions and mailed links of an earlier version are over */
  sessionVersion: number
  document: VisitorDocument
}

export const visitorColumns = {
  id: visitors.id,
  email: visitors.email,
  newEmail: visitors.newEmail,
  passwordHash: visitors.passwordHash,
  confirmed: visitors.confirmed,
  sessionVersion: visitors.sessionVersion,
  document: visitors.document,
}

/** The visitor with this email, whatever its case; null when there is none. */
export async function findVisitorByEmail(
  db: Db,
  tenantId: string,
  email: string,
): Promise<VisitorRow | null> {
  const [row] = await db
    .select(visitorColumns)
    .from(visitors)
    .where(and(eq(visitors.tenantId, tenantId), eq(visitors.email, email.trim().toLowerCase())))
  return row ?? null
}

export async function findVisitor(db: Db, tenantId: string, id: string): Promise<VisitorRow | null> {
  const [row] = await db
    .select(visitorColumns)
    .from(visitors)
    .where(and(eq(visitors.tenantId, tenantId), eq(visitors.id, id)))
  return row ?? null
}
