import { endInvitations, listStaff, removeInvited } from '#app/data/queries/staff/invitations.ts'
import { findStaffByEmail } from '#app/data/queries/staff/read.ts'
import { inviteStaff, saveStaffToken } from '#app/data/queries/staff/write.ts'
import { type InvitationState, invitationState } from '#app/rules/onboarding/invitation-state.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import type { Services } from '../kernel/context.ts'
import type { OnboardingStaff } from './find-onboarding-staff.ts'
import { mayOpen } from './venue-setups.ts'

const INVITATION_MS = 7 * 86_400_000

type Place = { person: OnboardingStaff; tenantId: string }
export type StaffEntry = {
  id: string
  email: string
  name: string
  roles: string[]
  state: InvitationState
}

/** The staff of a venue with how far each is; null for a venue that is not theirs. */
export async function listVenueStaff(services: Services, place: Place): Promise<StaffEntry[] | null> {
  if (!(await mayOpen(services, place))) return null
  const rows = await listStaff(services.database.forTenant(place.tenantId), place.tenantId)
  return rows.map(({ hasPassword, invitedUntil, ...row }) => ({
    ...row,
    state: invitationState({ hasPassword, invitedUntil }, services.clock()),
  }))
}

export type StaffInvitation = { email: string; name: string; roles: StaffRole[] }

/**
 * Invites somebody, or once more: the address at which they choose a password, good once and for seven days; earlier ones end. `active` for
 * somebody who has a password, whose roles stay; null for a venue that is not theirs.
 */
export async function inviteVenueStaff(
  services: Services,
  { place, invitation }: { place: Place; invitation: StaffInvitation },
): Promise<{ link: string } | 'active' | null> {
  if (!(await mayOpen(services, place))) return null
  const { database, clock, publicUrl } = services
  const { tenantId } = place
  const db = database.forTenant(tenantId)
  if ((await findStaffByEmail(db, tenantId, invitation.email))?.passwordHash) return 'active'
  const staffId = await inviteStaff(db, {
    tenantId,
    ...invitation,
    name: invitation.name || invitation.email,
  })
  await endInvitations(db, tenantId, staffId)
  const expiresAt = new Date(clock().getTime() + INVITATION_MS)
  const token = await saveStaffToken(db, { tenantId, staffId, purpose: 'invitation', expiresAt })
  await database.flush()
  return { link: `${publicUrl()}/staff/${encodeURIComponent(tenantId)}/invitation/${token}` }
}

/** Takes an invitation back: the person is gone, and their link is over. False for somebody who has a password, and at a venue that is not theirs. */
export async function withdrawInvitation(
  services: Services,
  { place, staffId }: { place: Place; staffId: string },
): Promise<boolean> {
  if (!(await mayOpen(services, place))) return false
  const removed = await removeInvited(services.database.forTenant(place.tenantId), place.tenantId, staffId)
  await services.database.flush()
  return removed
}
