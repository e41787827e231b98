import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { signInOnboarding } from '#app/api/onboarding/sign-in-onboarding.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import { signInStaff } from '#app/api/staff/sign-in-staff.ts'
import { hashPassword } from '#app/api/visitors/passwords.ts'
import type { Database } from '#app/data/database/database.ts'
import { inviteStaff } from '#app/data/queries/staff/write.ts'
import { staff } from '#app/data/schema/people.ts'
import * as shell from '#app/routes/onboarding/shell/route.tsx'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { testServices } from './api-client.ts'
import { bodyOfMarkup, drawPage, type Route } from './draw-page.tsx'
import type { PageRequest } from './page-loader.ts'

export const PASSWORD = 'the blue door 4'

/** Somebody of the platform who belongs to no venue yet. */
export async function addOnboardingStaff(database: Database, email: string, tenantId = 'onboarding') {
  const db = database.forTenant(tenantId)
  await inviteStaff(db, { tenantId, email, name: email.split('@')[0] ?? '', roles: ['onboarding'] })
  await db
    .update(staff)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(staff.email, email))
}

/** The cookie of somebody who signed in to onboarding. */
export async function onboardingCookie(database: Database, email: string) {
  const session = await signInOnboarding(testServices(database), { email, password: PASSWORD })
  if (!session) throw new Error(`${email} cannot sign in`)
  return cookieOf(session)
}

/** The cookie of somebody who signed in at a venue. */
export const venueCookie = async (
  database: Database,
  { email, tenantId }: { email: string; tenantId: string },
) =>
  cookieOf({
    tenantId,
    token: await signInStaff(testServices(database), { tenantId, email, password: PASSWORD }),
  })

const cookieOf = async (session: { tenantId: string; token: string | null }) =>
  (await writeStaffCookie({ ...session, secure: false })).split(';')[0] ?? ''

type Opening = Pick<PageRequest, 'path' | 'form' | 'cookie'> & { database: Database; pattern?: string }

/** A screen of onboarding in its frame, or after its action; with the status and what it refuses with. */
export async function openOnboarding(screen: Route, { database, pattern, ...opening }: Opening) {
  const services = testServices(database)
  const onboarding = createOnboardingDesk(services, {})
  const find = (tenantId: string, cookieHeader: string | null) =>
    findStaff(services, { tenantId, cookieHeader })
  const page = await drawPage([shell, screen], {
    database,
    pattern: pattern ?? new URL(opening.path, 'http://venue.example').pathname,
    context: { onboarding, secure: false, staff: { find } as never },
    ...opening,
  }).catch((error: { status?: number }) => {
    if (!error.status) throw error
    return {
      status: error.status,
      location: null,
      body: bodyOfMarkup(''),
    }
  })
  const alert = page.body.querySelector('main [role="alert"]')?.textContent ?? ''
  return { ...page, page: within(page.body), alert }
}
