import { findStaffByEmail, findStaffByToken } from '#app/data/queries/staff/read.ts'
import { maySetUp } from '#app/rules/onboarding/may-set-up.ts'
import { readStaffCookie } from '#app/session/staff-cookie.ts'
import type { StaffIdentity, StaffRole } from '#app/session/staff-session.ts'
import type { Services } from '../kernel/context.ts'
import { findOnboardingStaff } from '../onboarding/find-onboarding-staff.ts'

type Credentials = { tenantId: string; cookieHeader: string | null; authorization?: string }

/**
 * The staff member behind a session cookie or a bearer token of this venue, or whoever sets it up and signed in elsewhere; null
 * for a visitor.
 */
export async function findStaff(
  services: Services,
  { tenantId, cookieHeader, authorization }: Credentials,
): Promise<StaffIdentity | null> {
  const bearer = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  const token = bearer ?? (await readStaffCookie(tenantId, cookieHeader))
  if (!token) return findSettingUp(services, { tenantId, cookieHeader })
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

/** Somebody who signed in at the platform or at another venue, with the role of onboarding in this one: that role alone. */
async function findSettingUp(
  services: Services,
  { tenantId, cookieHeader }: Pick<Credentials, 'tenantId' | 'cookieHeader'>,
): Promise<StaffIdentity | null> {
  const person = cookieHeader ? await findOnboardingStaff(services, cookieHeader) : null
  if (!person) return null
  const row = await findStaffByEmail(services.database.forTenant(tenantId), tenantId, person.email)
  if (!row || !maySetUp(person, row)) return null
  return { tenantId, staffId: row.id, name: row.name, email: row.email, roles: ['onboarding'] }
}
