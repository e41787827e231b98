/** What kind of host the deployment is, from its environment. */
export type HostType = 'local' | 'qa' | 'staging' | 'production'

/** The tenants of each kind of host; on a developer's machine every venue there is. */
const TENANTS: Record<HostType, readonly string[] | 'all'> = {
  local: 'all',
  qa: ['harborlight', 'fernwood', 'orrery'],
  staging: ['harborlight', 'fernwood'],
  production: [],
}

/** The tenants that '/' and the editor list on this host, in the order of its list; none in production (CHK-082, CHK-088). */
export function hostTenants<T extends { tenantId: string }>(hostType: HostType, tenants: readonly T[]): T[] {
  const listed = TENANTS[hostType]
  if (listed === 'all') return [...tenants]

  return listed.flatMap(tenantId => tenants.find(tenant => tenant.tenantId === tenantId) ?? [])
}
