import { expect } from 'vitest'
import { acceptInvitation } from '#app/api/staff/accept-invitation.ts'
import { signInStaff } from '#app/api/staff/sign-in-staff.ts'
import { inviteStaff, saveStaffToken } from '#app/data/queries/staff/write.ts'
import { NOW, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))
const tenantId = 'pier'

test('an invited colleague signs in with the password they chose, and the link works once', async ({
  database,
}) => {
  const services = testServices(database)
  const db = database.forTenant(tenantId)
  const staffId = await inviteStaff(db, {
    tenantId,
    email: 'new@pier.example',
    name: 'New',
    roles: ['designer'],
  })
  const token = await saveStaffToken(db, {
    tenantId,
    staffId,
    purpose: 'invitation',
    expiresAt: new Date(NOW.getTime() + 60_000),
  })
  const password = 'a long enough password'

  expect(await acceptInvitation(services, { tenantId: 'elsewhere', token, password })).toBe(false)
  expect(await acceptInvitation(services, { tenantId, token, password })).toBe(true)
  expect(await acceptInvitation(services, { tenantId, token, password: 'another long password' })).toBe(false)
  expect(await signInStaff(services, { tenantId, email: 'new@pier.example', password })).toEqual(
    expect.any(String),
  )
})

test('an expired invitation is refused', async ({ database }) => {
  const services = testServices(database)
  const db = database.forTenant(tenantId)
  const staffId = await inviteStaff(db, {
    tenantId,
    email: 'late@pier.example',
    name: 'Late',
    roles: ['designer'],
  })
  const token = await saveStaffToken(db, {
    tenantId,
    staffId,
    purpose: 'invitation',
    expiresAt: new Date(NOW.getTime() - 1),
  })
  expect(await acceptInvitation(services, { tenantId, token, password: 'a long enough password' })).toBe(
    false,
  )
})
