import { findStaffByEmail, findStaffByToken } from '#app/data/queries/staff/read.ts'
import { isOnboarding, type StaffRecord } from '#app/rules/onboarding/may-set-up.ts'
import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import { readStaffCookie } from '#app/session/staff-cookie.ts'
import type { Services } from '../kernel/context.ts'

/** Somebody signed in with the role of onboarding: of the platform, or of the venue `tenantId`. */
export type OnboardingStaff = StaffRecord & { staffId: string; name: string }

/** As many venues as somebody is signed in to at a time; what else a browser sends is not looked up. */
const MAX_SESSIONS = 6

/** Who asks: `staff` is signed in at some venue, without the role. */
export type OnboardingCaller = OnboardingStaff | 'staff' | 'nobody'

/** Whose sessions the request brings: the first with the role of onboarding, the platform's before those of venues. */
export async function findCaller(services: Services, cookieHeader: string | null): Promise<OnboardingCaller> {
  let isStaff = false
  for (const tenantId of tenantsOf(cookieHeader ?? '')) {
    const person = await personOf(services, { tenantId, cookieHeader })
    if (person && isOnboarding(person)) return person
    isStaff ||= person !== null
  }
  return isStaff ? 'staff' : 'nobody'
}

/** The same as far as they have the role; null for everybody else. */
export async function findOnboardingStaff(
  services: Services,
  cookieHeader: string | null,
): Promise<OnboardingStaff | null> {
  const caller = await findCaller(services, cookieHeader)
  return typeof caller === 'string' ? null : caller
}

function tenantsOf(cookieHeader: string): string[] {
  const names = [...cookieHeader.matchAll(/(?:^|;\s*)marquee_staff_([\w.-]{1,80})=/g)].map(
    ([, id]) => id ?? '',
  )
  const first = names.includes(PLATFORM_TENANT) ? [PLATFORM_TENANT] : []
  return [...new Set([...first, ...names])].slice(0, MAX_SESSIONS)
}

async function personOf(
  { database, clock }: Services,
  { tenantId, cookieHeader }: { tenantId: string; cookieHeader: string | null },
): Promise<OnboardingStaff | null> {
  const token = await readStaffCookie(tenantId, cookieHeader)
  const db = database.forTenant(tenantId)
  const member =
    token && (await findStaffByToken(db, { tenantId, token, purposes: ['session'], now: clock() }))
  const row = member ? await findStaffByEmail(db, tenantId, member.email) : null
  return row && { ...row, staffId: row.id }
}
