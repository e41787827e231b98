import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { staff, staffTokens } from '../../schema/people.ts'
import { hashToken } from '../hash-token.ts'
import type { TokenPurpose } from './read.ts'

export type InvitedStaff = { tenantId: string; email: string; name: string; roles: string[] }

/** Adds a staff member, or gives a known one these roles and this name. The password stays. Gives the id. */
export async function inviteStaff(db: Db, { tenantId, email, name, roles }: InvitedStaff): Promise<string> {
  const address = email.trim().toLowerCase()
  const [row] = await db
    .insert(staff)
    .values({ tenantId, id: address, email: address, name, roles })
    .onConflictDoUpdate({ target: [staff.tenantId, staff.email], set: { name, roles: sql`excluded.roles` } })
    .returning({ id: staff.id })
  if (!row) throw new Error('The staff member was not written')

  return row.id
}

type Acceptance = { tenantId: string; token: string; passwordHash: string; now: Date }

/**
 * Gives the invited staff member the password and uses the invitation up, in one step. Null when the token is unknown,
 * of another venue, used or expired. Opening the link alone never calls this (decision W9).
 */
export async function spendInvitation(
  db: Db,
  { tenantId, token, passwordHash, now }: Acceptance,
): Promise<{ id: string } | null> {
  return db.transaction(async tx => {
    const tokenHash = createHash('sha256').update(token).digest('hex')
    const [invitation] = await tx
      .delete(staffTokens)
      .where(
        and(
          eq(staffTokens.tenantId, tenantId),
          eq(staffTokens.tokenHash, tokenHash),
          eq(staffTokens.purpose, 'invitation'),
          gt(staffTokens.expiresAt, now),
        ),
      )
      .returning({ staffId: staffTokens.staffId })
    if (!invitation) return null
    const [row] = await tx
      .update(staff)
      .set({ passwordHash })
      .where(and(eq(staff.tenantId, tenantId), eq(staff.id, invitation.staffId)))
      .returning({ id: staff.id })

    return row ?? null
  })
}

/** Makes a random token of 256 bits for a staff member; only its hash is stored. */
export async function saveStaffToken(
  db: Db,
  row: { tenantId: string; staffId: string; purpose: TokenPurpose; expiresAt: Date },
) {
  const token = randomBytes(32).toString('base64url')
  await db.insert(staffTokens).values({ ...row, tokenHash: hashToken(token) })
  return token
}

export async function deleteStaffToken(db: Db, tenantId: string, token: string) {
  await db
    .delete(staffTokens)
    .where(and(eq(staffTokens.tenantId, tenantId), eq(staffTokens.tokenHash, hashToken(token))))
}
