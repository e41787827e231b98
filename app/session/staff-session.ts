export type StaffRole = 'wording' | 'designer' | 'publisher' | 'onboarding'

/** Somebody of the venue, signed in or holding an API token. */
export type StaffIdentity = {
  tenantId: string
  staffId: string
  name: string
  email: string
  roles: StaffRole[]
}
