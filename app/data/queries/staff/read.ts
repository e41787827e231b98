import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { staff, staffTokens } from '../../schema/people.ts'
import { hashToken } from '../hash-token.ts'

export type TokenPurpose = 'session' | 'api' | 'invitation'

export type StaffRow = { id: string; email: string; name: string; roles: string[] }

/** Whose token this is, or null when it is unknown, of another venue, for another purpose or expired. */
export async function findStaffByToken(
  db: Db,
  {
    tenantId,
    token,
    purposes,
    now,
  }: { tenantId: string; token: string; purposes: TokenPurpose[]; now: Date },
): Promise<(StaffRow & { purpose: TokenPurpose }) | null> {
  const [row] = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      roles: staff.roles,
      purpose: staffTokens.purpose,
    })
    .from(staffTokens)
    .innerJoin(staff, and(eq(staff.tenantId, staffTokens.tenantId), eq(staff.id, staffTokens.staffId)))
    .where(
      and(
        eq(staffTokens.tenantId, tenantId),
        eq(staffTokens.tokenHash, hashToken(token)),
        gt(staffTokens.expiresAt, now),
      ),
    )
  return row && purposes.includes(row.purpose) ? row : null
}

/** The staff member with this email and the hash of the password; null when there is none. */
export async function findStaffByEmail(db: Db, tenantId: string, email: string) {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.tenantId, tenantId), eq(staff.email, email.trim().toLowerCase())))
  return row ?? null
}
