/** `active`: they have chosen a password; `expired`: their link is over. */
export type InvitationState = 'active' | 'invited' | 'expired'

/** How far somebody of the staff is. */
export function invitationState(
  { hasPassword, invitedUntil }: { hasPassword: boolean; invitedUntil: Date | null },
  now: Date,
): InvitationState {
  if (hasPassword) return 'active'
  return invitedUntil !== null && invitedUntil > now ? 'invited' : 'expired'
}
