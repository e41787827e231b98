import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { refuse } from '../kernel/refuse.ts'

type Settings = VenueDocument['company']

/**
 * Publishers may ask for more approvals of a draft, and only who sets the venue up for fewer (422, by name): a wall that whoever stands before
 * it can take down is none.
 */
export function requireNoFewerApprovals(
  { roles }: StaffIdentity,
  { before, after }: { before: Settings; after: Settings },
): void {
  if (after.approvalsRequired < before.approvalsRequired && !mayDo(roles, 'set-up'))
    throw refuse('UNPROCESSABLE', { errors: { approvalsRequired: 'is lowered by who sets the venue up' } })
}
