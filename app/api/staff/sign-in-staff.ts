import { findStaffByEmail } from '#app/data/queries/staff/read.ts'
import { deleteStaffToken, saveStaffToken } from '#app/data/queries/staff/write.ts'
import type { Services } from '../kernel/context.ts'
import { clearSignInTries, takeSignInTry } from '../limits/sign-in-limits.ts'
import { passwordMatches } from '../visitors/passwords.ts'

type Credentials = { tenantId: string; email: string; password: string; address?: string }

/** How long a staff session lasts, in milliseconds. */
export const SESSION_MS = 12 * 3_600_000

/**
 * The token of a new staff session, or null: an unknown email and a wrong password look and last the same.
 * Refused with TOO_MANY_REQUESTS after too many tries.
 */
export async function signInStaff(
  services: Services,
  { tenantId, email, password, address }: Credentials,
): Promise<string | null> {
  const now = services.clock()
  const account = `staff ${email.trim().toLowerCase()}`
  await takeSignInTry(services, { tenantId, account, address, now })
  const db = services.database.forTenant(tenantId)
  const member = await findStaffByEmail(db, tenantId, email)
  if (!(await passwordMatches(member?.passwordHash, password)) || !member) return null
  await clearSignInTries(services, { tenantId, account })
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  return saveStaffToken(db, { tenantId, staffId: member.id, purpose: 'session', expiresAt })
}

/** Ends a staff session everywhere. */
export async function signOutStaff(
  services: Services,
  { tenantId, token }: { tenantId: string; token: string },
): Promise<void> {
  await deleteStaffToken(services.database.forTenant(tenantId), tenantId, token)
}
