import type { Database } from '#app/data/database/database.ts'
import * as plan from '#app/routes/onboarding/plan/route.tsx'
import { onboardingCookie, openOnboarding } from './onboarding-page.ts'

type PlanPageRequest = { email: string; path: string; form?: Record<string, string> }

/** The page of a plan, as somebody of onboarding opens it, or sends its form. */
export const openPlanPage = async (database: Database, { email, path, form }: PlanPageRequest) =>
  openOnboarding(plan, {
    database,
    cookie: await onboardingCookie(database, email),
    path,
    pattern: '/onboarding/venues/:tenantId/plans/:planId',
    form,
  })
