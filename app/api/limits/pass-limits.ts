import type { ApiContext } from '../kernel/context.ts'
import { takeTries } from './take-tries.ts'

const SECOND = 1_000

/** Counts what an address asks for the sake of passes: many phones share one. Refuses with TOO_MANY_REQUESTS one that asks too much. */
export async function limitPassService({ services, tenantId, now, address }: ApiContext): Promise<void> {
  const limits = address ? [{ key: `passes of ${address}`, tries: 240, pause: SECOND }] : []
  await takeTries(services, { tenantId, now, limits })
}
