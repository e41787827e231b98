import { expect, test } from 'vitest'
import { type HostType, hostTenants } from '#app/rules/shell/host-tenants.ts'

const tenants = ['orrery', 'new-museum', 'fernwood', 'harborlight'].map(tenantId => ({ tenantId }))
const listed = (hostType: HostType) => hostTenants(hostType, tenants).map(tenant => tenant.tenantId)

test('[CHK-082] [CHK-088] each kind of host has its own list of tenants', () => {
  expect(listed('qa')).toEqual(['harborlight', 'fernwood', 'orrery'])
  expect(listed('staging')).toEqual(['harborlight', 'fernwood'])
  expect(listed('local')).toEqual(['orrery', 'new-museum', 'fernwood', 'harborlight'])
})

test('[CHK-088] any other host lists none', () => {
  expect(listed('production')).toEqual([])
})

test('a listed tenant that is not there is left out', () => {
  expect(hostTenants('qa', [{ tenantId: 'orrery' }])).toEqual([{ tenantId: 'orrery' }])
})
