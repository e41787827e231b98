import type { JobPayload } from '#app/data/documents/job-document.ts'
import { insertLookUpdates, insertNextLook } from '#app/data/queries/pass-registrations/write.ts'
import { LOOKS_AT_ONCE, passLookStart } from '#app/rules/passes/pass-looks.ts'
import type { Services } from '../kernel/context.ts'

type Job = { tenantId: string } & JobPayload<'pass-look'>

/** Has the passes that wallets keep of a venue told of its new look, so many at a time; ends by itself once another look is published. */
export async function updatePassLooks(
  { database, clock }: Services,
  { tenantId, revision, after }: Job,
): Promise<void> {
  const now = clock()
  await database.forTenant(tenantId).transaction(async tx => {
    const part = await insertLookUpdates(tx, tenantId, { revision, after, limit: LOOKS_AT_ONCE, runAt: now })
    if (part.count < LOOKS_AT_ONCE) return
    await insertNextLook(tx, tenantId, { revision, after: part.last, runAt: passLookStart(now) })
  })
}
