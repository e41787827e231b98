import { listStrandedAttempts } from '#app/data/queries/attempts/read.ts'
import { type Services, servicesOf } from '../kernel/context.ts'
import { type Resolution, resolveAttempt } from './resolve-attempt.ts'

const BATCH_SIZE = 100

export type ResolutionCounts = Record<Resolution['end'], number>

/**
 * Finishes or undoes every attempt that a crash or a lost answer has left behind. Runs at start and every minute on every
 * node; a lease sees to it that each attempt is one node's. An attempt that cannot be resolved now is tried again.
 */
export async function reconcileAttempts(services: Services): Promise<ResolutionCounts> {
  const ends: ResolutionCounts = { issued: 0, released: 0, refunded: 0, busy: 0, unknown: 0 }
  const stranded = await listStrandedAttempts(services.database.system, {
    now: services.clock(),
    limit: BATCH_SIZE,
  })
  for (const attempt of stranded) {
    const { end } = await resolveAttempt(servicesOf(services, attempt.tenantId), attempt).catch(error => {
      services.log.error({ error, tenantId: attempt.tenantId }, 'A checkout attempt could not be reconciled')
      return { end: 'unknown' as const }
    })
    ends[end] += 1
  }
  return ends
}
