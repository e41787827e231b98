import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** A venue without memberships verifies none, unless it is a test venue (MEM-043). */
export function refuseWithoutMemberships({ venue }: Pick<ApiContext, 'venue'>): void {
  const { membership, test } = venue.document.company
  if (!membership && !test) throw refuse('FORBIDDEN', { text: 'This venue has no memberships' })
}

/** The calls may name their venue a second time (MEM-257); another one than the header's is a mistake. */
export function refuseForeignVenue(
  sent: { tenantId?: string },
  { tenantId }: Pick<ApiContext, 'tenantId'>,
): void {
  if (sent.tenantId && sent.tenantId !== tenantId)
    throw refuse('BAD_REQUEST', { errors: { 'query.tenantId': 'is another venue' } })
}
