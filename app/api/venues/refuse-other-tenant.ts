import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Refuses a tenant id in path or query that is not the header's (CHK-229). */
export function refuseOtherTenant({ tenantId }: Pick<ApiContext, 'tenantId'>, named: string | undefined) {
  if (named !== undefined && named !== tenantId) throw refuse('TENANT_UNKNOWN')
}
