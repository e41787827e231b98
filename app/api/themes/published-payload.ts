import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { themePayloadOf } from './theme-payload.ts'

/** The theme as visitors see it after a publication; with null somebody else was faster, and is told of by their revision (412). */
export async function publishedPayload({ services, tenantId }: ApiContext, revision: number | null) {
  const venue = await services.venues.open(tenantId)
  if (!venue) throw refuse('TENANT_UNKNOWN')
  if (revision === null) throw refuse('PRECONDITION_FAILED', { details: { revision: venue.themeRevision } })
  return { payload: themePayloadOf(venue) }
}
