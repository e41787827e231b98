import { findPlan, listWrittenPlans } from '#app/data/queries/onboarding/plans.ts'
import { type VenueFileDraft, withoutLook, withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'
import type { PlanChange } from '#app/rules/venues/plan-change.ts'
import { putBackImport } from '#app/rules/venues/put-back-import.ts'
import { recordName } from '#app/rules/venues/record-name.ts'
import type { Services } from '../../kernel/context.ts'
import { makePlan, type PlanPlace, type PlanServices } from './make-plan.ts'
import { readVenueDraft } from './read-venue-draft.ts'

/** Why the venue cannot be as it was: what, and of which record. */
export type PutBackFault = { name: string; message: string }

export type PutBackResult =
  | { ok: true; planId: string; changes: PlanChange[] }
  | { ok: false; reason: 'faults'; faults: PutBackFault[] }
  | { ok: false; reason: 'moved' | 'gone' }

/**
 * Makes a plan of what an import has changed as it was before it, or tells only what it would be; nothing of the venue is written. Refused where what was sold or joined
 * since has no room in it, each with the record that lacks it; `gone` for a plan that was not written or is not kept.
 */
export async function planPutBack(
  services: PlanServices,
  { place, id, isTrial = false }: { place: PlanPlace; id: string; isTrial?: boolean },
): Promise<PutBackResult> {
  const { database } = services
  const plan = await findPlan(database.forTenant(place.tenantId), { tenantId: place.tenantId, id })
  if (plan?.state !== 'done' || plan.before === null) return { ok: false, reason: 'gone' }
  const { file, revision } = await readVenueDraft(database, place.tenantId)
  const earlier = putBackImport({
    current: withoutLook(withoutPersonalData(file)),
    before: JSON.parse(plan.before) as VenueFileDraft,
    changes: plan.report.changes,
  })
  const made = await makePlan(services, {
    place,
    text: JSON.stringify(earlier),
    revision,
    source: plan.source,
    notices: [],
    putsBack: id,
    isTrial,
  })
  if (made.ok) return made
  if (made.reason !== 'issues') return { ok: false, reason: 'moved' }
  const faults = made.issues.map(({ path, message }) => ({ name: recordName(earlier, path), message }))
  return { ok: false, reason: 'faults', faults }
}

/** The imports of a venue that can be put back, the latest first. */
export const listImports = ({ database }: Services, tenantId: string) =>
  listWrittenPlans(database.forTenant(tenantId), tenantId)
