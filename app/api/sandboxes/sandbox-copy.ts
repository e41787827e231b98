import { listHosts } from '#app/data/queries/hosts/read.ts'
import type { SandboxCopy } from '#app/rules/venues/sandbox-links.ts'
import type { Services } from '../kernel/context.ts'

type Copied = { venue: string; sandboxId: string }

/** A sandbox with the hosts that lead to its venue's own shop: those that are verified, and the platform's. */
export async function sandboxCopy(
  { database, publicUrl }: Pick<Services, 'database' | 'publicUrl'>,
  { venue, sandboxId }: Copied,
): Promise<SandboxCopy> {
  const rows = await listHosts(database.forTenant(venue), venue)
  const hosts = rows.flatMap(({ host, state }) => (state === 'verified' ? [host] : []))
  return { venue, sandboxId, hosts, publicUrl: publicUrl() }
}
