import { listEndedSandboxes } from '#app/data/queries/sandboxes/read.ts'
import { removeVenue } from '#app/data/queries/venues/write.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import type { Services } from '../kernel/context.ts'

/** Removes a sandbox with all that was bought in it. Gives whether it is gone: not while somebody is paying, and never a venue. */
export async function removeSandbox({ database }: Services, tenantId: string): Promise<boolean> {
  if (!isSandboxId(tenantId)) return false
  const { kind } = await removeVenue(database, { tenantId, withOrders: true })
  return kind === 'removed' || kind === 'unknown'
}

/** Removes the sandboxes that are over; one in which somebody is paying waits for the next round. Gives how many are gone. */
export async function removeEndedSandboxes(services: Services): Promise<number> {
  const ended = await listEndedSandboxes(services.database.system, services.clock())
  let count = 0
  for (const tenantId of ended) if (await removeSandbox(services, tenantId)) count += 1
  return count
}
