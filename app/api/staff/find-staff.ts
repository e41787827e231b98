import { findStaffByToken } from '#app/data/queries/staff/read.ts'
import { readStaffCookie } from '#app/session/staff-cookie.ts'
import type { StaffIdentity, StaffRole } from '#app/session/staff-session.ts'
import type { Services } from '../kernel/context.ts'

type Credentials = { tenantId: string; cookieHeader: string | null; authorization?: string }

/** The staff member behind a session cookie or a bearer token of this venue; null for a visitor. */
export async function findStaff(
  services: Services,
  { tenantId, cookieHeader, authorization }: Credentials,
): Promise<StaffIdentity | null> {
  const bearer = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  const token = bearer ?? (await readStaffCookie(tenantId, cookieHeader))
  if (!token) return null
  const member = await findStaffByToken(services.database.forTenant(tenantId), {
    tenantId,
    token,
    purposes: bearer ? ['api'] : ['session'],
    now: services.clock(),
  })
  return (
    member && {
      tenantId,
      staffId: member.id,
      name: member.name,
      email: member.email,
      roles: member.roles as StaffRole[],
    }
  )
}
