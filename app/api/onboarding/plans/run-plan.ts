import type { Db } from '#app/data/database/database.ts'
import { type ImportProgress, importVenue } from '#app/data/import/import-venue.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { findPlan, movePlan, type VenuePlanRow } from '#app/data/queries/onboarding/plans.ts'
import { confirmItem } from '#app/data/queries/onboarding/write.ts'
import { venueRevision } from '#app/data/queries/venues/read.ts'
import type { Services } from '../../kernel/context.ts'
import type { OnboardingStaff } from '../find-onboarding-staff.ts'
import { mayOpen } from '../venue-setups.ts'
import { catalogueWithin } from './catalogue-within.ts'
import { issueSentences, type PlanServices, planHash } from './make-plan.ts'

type PlanKey = { tenantId: string; id: string }
type PersonPlace = { person: OnboardingStaff; tenantId: string }
type Confirmation = { place: PersonPlace; id: string; hash: string }

/**
 * Has a plan written, once: the very document that was seen, on the venue as it was. `moved` where the venue was changed since, or
 * the plan that was seen is another one; null where there is no such plan for this person.
 */
export async function confirmPlan(
  services: Services,
  { place, id, hash }: Confirmation,
): Promise<'running' | 'moved' | null> {
  if (!(await mayOpen(services, place))) return null
  const { database, clock } = services
  const key = { tenantId: place.tenantId, id }
  const db = database.forTenant(key.tenantId)
  const plan = await findPlan(db, key)
  if (!plan) return null
  if (plan.state !== 'planned') return 'running'
  if (hash !== planHash(plan)) return 'moved'
  if ((await venueRevision(db, key.tenantId)) !== plan.revision) {
    await movePlan(db, key, { from: 'planned', to: 'moved' })
    return 'moved'
  }
  await db.transaction(async transaction => {
    const tx = transaction as Db
    const isFirst = await movePlan(tx, key, { from: 'planned', to: 'running' })
    const job = {
      kind: 'venue-plan' as const,
      payload: { planId: id },
      id: `venue-plan.${id}`,
      runAt: clock(),
    }
    if (isFirst) await insertJob(tx, key.tenantId, job)
  })
  await database.flush()
  return 'running'
}

/** One plan with how far it is; null where there is none for this person. */
export async function readPlan(
  services: Services,
  { place, id }: { place: PersonPlace; id: string },
): Promise<VenuePlanRow | null> {
  if (!(await mayOpen(services, place))) return null
  return findPlan(services.database.forTenant(place.tenantId), { tenantId: place.tenantId, id })
}

/** Writes a plan that was confirmed: all of it with the note that it is done, or nothing. What was written before a crash is not written again. */
export async function runPlan(services: PlanServices, key: PlanKey): Promise<void> {
  const { database, clock } = services
  const db = database.forTenant(key.tenantId)
  const plan = await findPlan(db, key)
  if (plan?.state !== 'running') return
  const progress = reportProgress(db, key)
  const result = await importVenue({
    database,
    text: plan.document,
    now: clock(),
    revision: plan.revision,
    onProgress: progress.show,
    onWrite: async tx => {
      const before = await catalogueWithin(tx, key.tenantId)
      await movePlan(tx, key, { from: 'running', to: 'done', done: plan.total, before })
    },
  }).finally(progress.end)
  if (result.ok) {
    if (!plan.report.putsBack)
      await confirmItem(db, { tenantId: key.tenantId, item: 'events', email: plan.author })
    return
  }
  const problems = issueSentences(result.issues, plan.document)
  const report = { ...plan.report, problems }
  await movePlan(db, key, { from: 'running', to: result.isMoved ? 'moved' : 'refused', report })
}

const REPORT_MS = 500

/** Writes how far an import is beside its transaction; where the database is one session, after it. */
function reportProgress(db: Db, key: PlanKey) {
  let last: ImportProgress | null = null
  let pending: Promise<unknown> | null = null
  const write = () => {
    if (!last || pending) return
    pending = movePlan(db, key, { from: 'running', to: 'running', ...last })
      .catch(() => undefined)
      .finally(() => {
        pending = null
      })
  }
  const timer = setInterval(write, REPORT_MS)
  return {
    show: (progress: ImportProgress) => {
      last = progress
    },
    end: async () => {
      clearInterval(timer)
      await pending
    },
  }
}
