import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** A tenant id in a path or query must be the one of the header (CHK-229). */
export function refuseOtherTenant({ tenantId }: Pick<ApiContext, 'tenantId'>, named: string | undefined) {
  if (named !== undefined && named !== tenantId) throw refuse('TENANT_UNKNOWN')
}
