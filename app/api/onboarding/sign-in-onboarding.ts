import { findOnboardingAccount } from '#app/data/queries/onboarding/read.ts'
import { saveStaffToken } from '#app/data/queries/staff/write.ts'
import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import type { Services } from '../kernel/context.ts'
import { clearSignInTries, takeSignInTry } from '../limits/sign-in-limits.ts'
import { SESSION_MS } from '../staff/sign-in-staff.ts'
import { passwordMatches } from '../visitors/passwords.ts'

type Credentials = { email: string; password: string; address?: string }

/** Where somebody is signed in, and the token of that session. */
export type OnboardingSession = { tenantId: string; token: string }

/**
 * Signs in with an account that has the role of onboarding: the platform's, else that of the first venue. Null alike for an
 * unknown email, one without the role and a wrong password. Refused with TOO_MANY_REQUESTS after too many tries.
 */
export async function signInOnboarding(
  services: Services,
  { email, password, address }: Credentials,
): Promise<OnboardingSession | null> {
  const { database, clock } = services
  const now = clock()
  const tries = { tenantId: PLATFORM_TENANT, account: `staff ${email.trim().toLowerCase()}` }
  await takeSignInTry(services, { ...tries, address, now })
  const account = await findOnboardingAccount(database.system, email)
  if (!(await passwordMatches(account?.passwordHash, password)) || !account) return null
  await clearSignInTries(services, tries)
  const { tenantId, id: staffId } = account
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  const db = database.forTenant(tenantId)
  return { tenantId, token: await saveStaffToken(db, { tenantId, staffId, purpose: 'session', expiresAt }) }
}
