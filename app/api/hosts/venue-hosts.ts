import type { HostsPayload } from '#app/contract/venue-hosts.ts'
import { type HostRow, listHosts } from '#app/data/queries/hosts/read.ts'
import { chooseMainHost, removeHost } from '#app/data/queries/hosts/write.ts'
import { hostOf, hostOrigin } from '#app/rules/hosts/host-origin.ts'
import { hostRecord } from '#app/rules/hosts/host-record.ts'
import { readHost } from '#app/rules/hosts/read-host.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { checkHost, enterHost } from './check-host.ts'
import { HOST_FAULTS } from './host-sentences.ts'

/** So many names are enough for a company, and little to look up. */
const MAX_HOSTS = 10

/** The host names of the venue, the main one first, for whoever may publish (401, 403). */
export const listVenueHosts = api.venueHosts.list.handler(async ({ context }) => {
  requirePublisher(context)
  return { payload: await hostsPayload(context) }
})

/** Enters a host name; one that is there stays as it is. Refuses what is no host name, and more than ten (422, at `host`). */
export const addVenueHost = api.venueHosts.add.handler(async ({ input, context }) => {
  requirePublisher(context)
  const { db, tenantId, now, services } = context
  const read = readHost(input.body.host, hostOf(services.publicUrl()))
  if ('fault' in read) throw refuse('UNPROCESSABLE', { errors: { host: HOST_FAULTS[read.fault] } })
  if (isSandboxId(tenantId) || (await listHosts(db, tenantId)).length >= MAX_HOSTS)
    throw refuse('UNPROCESSABLE', { errors: { host: `A venue has ${MAX_HOSTS} names at the most` } })
  await enterHost({ database: services.database, now }, { tenantId, host: read.host })
  return { payload: await hostsPayload(context) }
})

/** Looks at the DNS, and tells what came of it in the list. Refuses a name that was not entered (404). */
export const checkVenueHost = api.venueHosts.check.handler(async ({ input, context }) => {
  requirePublisher(context)
  const { tenantId, now, services } = context
  const world = { database: services.database, dns: services.gateways.dns, now }
  if ((await checkHost(world, { tenantId, host: input.params.host })) === 'unknown') throw refuse('NOT_FOUND')
  return { payload: await hostsPayload(context) }
})

/** Chooses the name that links name from now on. Refuses one that is not verified or that no request has come in for (422). */
export const chooseVenueHost = api.venueHosts.choose.handler(async ({ input, context }) => {
  requirePublisher(context)
  const { db, tenantId } = context
  if (!(await chooseMainHost(db, { tenantId, host: input.body.main }))) throw refuse('UNPROCESSABLE')
  return { payload: await hostsPayload(context) }
})

/** Removes a name; where it was the main one, links name the platform again. Refuses a name that was not entered (404). */
export const removeVenueHost = api.venueHosts.remove.handler(async ({ input, context }) => {
  requirePublisher(context)
  const { db, tenantId } = context
  if (!(await removeHost(db, { tenantId, host: input.params.host }))) throw refuse('NOT_FOUND')
  return { payload: await hostsPayload(context) }
})

function requirePublisher({ staff }: ApiContext): void {
  if (!staff) throw refuse('UNAUTHORIZED')
  if (!mayDo(staff.roles, 'publish')) throw refuse('FORBIDDEN')
}

async function hostsPayload({ db, tenantId, services }: ApiContext): Promise<HostsPayload> {
  const publicUrl = services.publicUrl()
  const hosts = await listHosts(db, tenantId)
  return { hosts: hosts.map(row => hostPayload(row, publicUrl)), target: hostOf(publicUrl) }
}

const hostPayload = ({ host, token, state, problem, isMain, reachedAt }: HostRow, publicUrl: string) => ({
  host,
  address: `${hostOrigin(publicUrl, host)}/`,
  state,
  problem,
  isMain,
  isReached: reachedAt !== null,
  record: hostRecord(host, token),
})
