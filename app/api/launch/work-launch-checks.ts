import {
  findLaunchCheck,
  type LaunchCheckRow,
  requestLaunchCheck,
  takeLaunchCheck,
  updateLaunchCheck,
} from '#app/data/queries/onboarding/launch-checks.ts'
import { venueRevision } from '#app/data/queries/venues/read.ts'
import type { Services } from '../kernel/context.ts'
import { checkVenue } from './check-venue.ts'
import { type DescribedFinding, describeFinding } from './describe-finding.ts'

/** A check whose node says nothing for so long is taken by another one. */
const LEASE_MS = 2 * 60_000

/** Works on one check that somebody asked for. Gives whether there was one. Runs apart from the jobs: mails do not wait for it. */
export async function workLaunchChecks(services: Services): Promise<boolean> {
  const { database, clock, log } = services
  const lease = () => new Date(clock().getTime() + LEASE_MS)
  const tenantId = await takeLaunchCheck(database.system, { now: clock(), until: lease() })
  if (!tenantId) return false
  const db = database.forTenant(tenantId)
  const end = (facts: Partial<LaunchCheckRow>) => updateLaunchCheck(db, { tenantId, ...facts })
  try {
    const revision = await venueRevision(db, tenantId)
    const onProgress = (progress: { done: number; total: number }) =>
      end({ ...progress, leasedUntil: lease() })
    const findings = await checkVenue(services, { tenantId, onProgress })
    await end({ state: 'done', findings: findings ?? [], revision })
  } catch (error) {
    log.error({ error, tenantId }, 'A venue could not be checked')
    await end({ state: 'failed' })
  }
  return true
}

/** What onboarding shows of a check. `isOld`: the venue was changed since. */
export type LaunchReport = Pick<LaunchCheckRow, 'state' | 'done' | 'total'> & {
  isOld: boolean
  findings: DescribedFinding[]
}

/** Has the venue checked by whichever node is free. */
export async function startLaunchCheck({ database, clock }: Services, tenantId: string): Promise<void> {
  await requestLaunchCheck(database.forTenant(tenantId), { tenantId, now: clock() })
  await database.flush()
}

/** The latest check of a venue; null where nobody has asked for one. */
export async function readLaunchReport(
  { database }: Services,
  tenantId: string,
): Promise<LaunchReport | null> {
  const db = database.forTenant(tenantId)
  const row = await findLaunchCheck(db, tenantId)
  if (!row) return null
  const { state, done, total, findings, revision } = row
  const isOld = state === 'done' && revision !== (await venueRevision(db, tenantId))
  return { state, done, total, isOld, findings: findings.map(describeFinding) }
}
