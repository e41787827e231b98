import { randomBytes } from 'node:crypto'
import type { Database } from '#app/data/database/database.ts'
import { findHost, type HostKey, listUnverifiedHosts } from '#app/data/queries/hosts/read.ts'
import { addHost, failHost, verifyHost } from '#app/data/queries/hosts/write.ts'
import type { DnsGateway } from '#app/gateways/dns/dns-gateway.ts'
import { type HostProblem, hostRecord, recordProblem } from '#app/rules/hosts/host-record.ts'
import { isOfThisMachine } from '#app/rules/hosts/read-host.ts'
import type { Services } from '../kernel/context.ts'

const TOKEN_BYTES = 20
const DAY_MS = 86_400_000
/** After so long nobody is changing records any more; whoever still wants the host has it looked at again. */
const PATIENCE_MS = 7 * DAY_MS

type World = { database: Database; dns: DnsGateway; now: Date }

/** Enters a host for a venue, with a token that nobody can guess. False where it has been entered. The host is one that `readHost` gave. */
export const enterHost = ({ database, now }: Pick<World, 'database' | 'now'>, key: HostKey) =>
  addHost(database.forTenant(key.tenantId), { ...key, token: randomBytes(TOKEN_BYTES).toString('hex'), now })

/**
 * Looks whether the DNS proves a host for a venue, and keeps what came of it: null when it is verified, else why not. One that is verified
 * stays so; `unknown` for a host that the venue has not entered. Names of this machine need no proof: nobody else gets there.
 */
export async function checkHost(world: World, key: HostKey): Promise<HostProblem | null | 'unknown'> {
  const { database, dns, now } = world
  const row = await findHost(database.forTenant(key.tenantId), key)
  if (!row) return 'unknown'
  if (row.state === 'verified') return null
  const record = hostRecord(key.host, row.token)
  const problem = isOfThisMachine(key.host) ? null : recordProblem(await dns.textsOf(record.name), record)
  if (problem === null && (await verifyHost(database.system, { ...key, now }))) return null
  const why = problem ?? 'taken'
  await failHost(database.forTenant(key.tenantId), { ...key, problem: why, now })
  return why
}

/** Looks at every host of the last seven days that is not verified: records take their time. */
export async function checkUnverifiedHosts({ database, gateways, clock, log }: Services): Promise<void> {
  const now = clock()
  const keys = await listUnverifiedHosts(database.system, new Date(now.getTime() - PATIENCE_MS))
  for (const key of keys)
    if ((await checkHost({ database, dns: gateways.dns, now }, key)) === null)
      log.info(key, 'A host of a venue is verified')
}
