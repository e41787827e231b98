import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { staff, staffTokens } from '../../schema/people.ts'

/** `invitedUntil`: when the latest invitation that was not used ends; null where there is none. */
export type StaffListRow = {
  id: string
  email: string
  name: string
  roles: string[]
  hasPassword: boolean
  invitedUntil: Date | null
}

/** The staff of a venue by email, with how far each invitation is. */
export async function listStaff(db: Db, tenantId: string): Promise<StaffListRow[]> {
  const invitedUntil = sql<Date | null>`(select max(${staffTokens.expiresAt}) from ${staffTokens}
    where ${staffTokens.tenantId} = ${staff.tenantId} and ${staffTokens.staffId} = ${staff.id} and ${staffTokens.purpose} = 'invitation')`
  const rows = await db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      roles: staff.roles,
      hasPassword: sql<boolean>`${staff.passwordHash} is not null`,
      invitedUntil,
    })
    .from(staff)
    .where(eq(staff.tenantId, tenantId))
    .orderBy(asc(staff.email))
  return rows.map(row => ({ ...row, invitedUntil: row.invitedUntil && new Date(row.invitedUntil) }))
}

/** Ends the invitations of somebody that were not used. */
export async function endInvitations(db: Db, tenantId: string, staffId: string): Promise<void> {
  await db
    .delete(staffTokens)
    .where(
      and(
        eq(staffTokens.tenantId, tenantId),
        eq(staffTokens.staffId, staffId),
        eq(staffTokens.purpose, 'invitation'),
      ),
    )
}

/** Removes somebody who was invited and has not chosen a password. Gives whether there was such a person. */
export async function removeInvited(db: Db, tenantId: string, staffId: string): Promise<boolean> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    await endInvitations(tx, tenantId, staffId)
    const removed = await tx
      .delete(staff)
      .where(and(eq(staff.tenantId, tenantId), eq(staff.id, staffId), isNull(staff.passwordHash)))
      .returning({ id: staff.id })
    return removed.length > 0
  })
}
