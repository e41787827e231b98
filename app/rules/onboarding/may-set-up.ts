import { mayDo } from '../staff/staff-rights.ts'
import { PLATFORM_TENANT } from './platform-tenant.ts'

/** A row of `staff` as far as it says who somebody is. */
export type StaffRecord = {
  tenantId: string
  email: string
  roles: readonly string[]
  /** salted: two that are equal were copied, so they are one person's */
  passwordHash: string | null
}

/** Whether a row of staff has the role of onboarding. */
export const isOnboarding = ({ roles }: Pick<StaffRecord, 'roles'>) => mayDo(roles, 'set-up')

/**
 * Whether somebody who signed in with `person` may set up the venue in which `row` stands: a row of the same email with the
 * role. One email alone proves nothing between venues, since whoever invites chooses it: the row is the person's where they
 * signed in at that venue, where both have the same password, or where the platform itself gave them their account.
 */
export function maySetUp(person: StaffRecord, row: StaffRecord): boolean {
  if (!isOnboarding(person) || !isOnboarding(row) || row.email !== person.email) return false
  if (row.tenantId === PLATFORM_TENANT) return person.tenantId === PLATFORM_TENANT
  if (person.tenantId === PLATFORM_TENANT || person.tenantId === row.tenantId) return true
  return person.passwordHash !== null && person.passwordHash === row.passwordHash
}
