import { checkHost, enterHost } from '#app/api/hosts/check-host.ts'
import { HOST_FAULTS, HOST_PROBLEMS } from '#app/api/hosts/host-sentences.ts'
import { findHost, type HostRow, listHosts } from '#app/data/queries/hosts/read.ts'
import { chooseMainHost, removeHost } from '#app/data/queries/hosts/write.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { createResolverDns } from '#app/gateways/dns/resolver-dns.ts'
import { hostOf } from '#app/rules/hosts/host-origin.ts'
import { hostRecord } from '#app/rules/hosts/host-record.ts'
import { readHost } from '#app/rules/hosts/read-host.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import { oneLine, UsageError } from './arguments.ts'
import type { Command, CommandContext } from './command.ts'

/** Prints the host names of a venue's own, a line each. */
export const listVenueHosts: Command<'venue host list'> = async ({ tenantId }, context) => {
  const hosts = await listHosts(await venueDb(tenantId, context), tenantId)
  for (const host of hosts) await context.out(`${oneLine(`${host.host}  ${stateOf(host)}`)}\n`)
  if (hosts.length === 0) await context.out(`${tenantId}: none of its own\n`)

  return 0
}

function stateOf({ state, problem, isMain, reachedAt }: HostRow): string {
  if (isMain) return 'main'
  if (state === 'verified') return reachedAt ? 'verified' : 'verified, no request has come in yet'

  return problem ? `not verified: ${HOST_PROBLEMS[problem]}` : 'not verified'
}

/** Enters a host name for a venue, and prints the record that proves it. */
export const addVenueHost: Command<'venue host add'> = async (request, context) => {
  const key = await readKey(request, context)
  await enterHost(context, key)
  const row = await findHost(context.database.forTenant(key.tenantId), key)
  await context.database.flush()
  const { name, value } = hostRecord(key.host, row?.token ?? '')
  await context.out(`${key.host}: set this record, then check it\n${name}  TXT  ${value}\n`)

  return 0
}

/** Looks whether the DNS proves a host name. Refused with the reason when it does not. */
export const checkVenueHost: Command<'venue host check'> = async (request, context) => {
  const key = await readKey(request, context)
  const { database, now } = context
  const problem = await checkHost({ database, now, dns: createResolverDns() }, key)
  await database.flush()
  if (problem === 'unknown') throw unknownHost(key)
  if (problem !== null) throw new UsageError(`${key.host} is not verified: ${HOST_PROBLEMS[problem]}`)
  await context.out(`${key.host}: verified\n`)

  return 0
}

/** Makes a host name the one that links name; without one they name the platform again. */
export const chooseVenueHost: Command<'venue host main'> = async (request, context) => {
  const { database, out } = context
  const { tenantId } = request
  const host =
    request.host === undefined ? null : (await readKey({ ...request, host: request.host }, context)).host
  const db = await venueDb(tenantId, context)
  if (host !== null && !(await findHost(db, { tenantId, host }))) throw unknownHost({ tenantId, host })
  if (!(await chooseMainHost(db, { tenantId, host })))
    throw new UsageError(`${host} has to be verified and opened once in a browser first`)
  await database.flush()
  await out(`${tenantId}: links name ${host ?? 'the platform'}\n`)

  return 0
}

export const removeVenueHost: Command<'venue host remove'> = async (request, context) => {
  const key = await readKey(request, context)
  if (!(await removeHost(context.database.forTenant(key.tenantId), key))) throw unknownHost(key)
  await context.database.flush()
  await context.out(`${key.host}: removed\n`)

  return 0
}

type HostRequest = { tenantId: string; host: string }

async function readKey(
  { tenantId, host: typed }: HostRequest,
  context: CommandContext,
): Promise<HostRequest> {
  await venueDb(tenantId, context)
  const read = readHost(typed, hostOf(context.publicUrl))
  if ('fault' in read) throw new UsageError(`"${typed}": ${HOST_FAULTS[read.fault]}`)

  return { tenantId, host: read.host }
}

async function venueDb(tenantId: string, { database }: CommandContext) {
  const db = database.forTenant(tenantId)
  if (!(await hasVenue(db, tenantId)) || isSandboxId(tenantId))
    throw new UsageError(`There is no venue "${tenantId}"`)

  return db
}

const unknownHost = ({ tenantId, host }: HostRequest) => new UsageError(`"${tenantId}" has no host "${host}"`)
