import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Refuses a verification at a venue without memberships, unless it is a test venue (MEM-043). */
export function refuseWithoutMemberships({ venue }: Pick<ApiContext, 'venue'>): void {
  const { membership, test } = venue.document.company
  if (!membership && !test) throw refuse('FORBIDDEN', { text: 'This venue has no memberships' })
}

/** Refuses a call that names another venue than its header does (MEM-257). */
export function refuseForeignVenue(
  sent: { tenantId?: string },
  { tenantId }: Pick<ApiContext, 'tenantId'>,
): void {
  if (sent.tenantId && sent.tenantId !== tenantId)
    throw refuse('BAD_REQUEST', { errors: { 'query.tenantId': 'is another venue' } })
}
