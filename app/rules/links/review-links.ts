import { withQuery } from '#app/rules/links/query.ts'

type Invitation = { tenantId: string; eventId: string; signInToken: string; reviewToken: string }

/**
 * Where the button of an invitation leads: to the sign-in by link, and from there to the event with its form open (MEM-170). Who is
 * signed in already, or whose sign-in link has ended, comes there as well, by `ref`.
 */
export function reviewInvitationHref({ tenantId, eventId, signInToken, reviewToken }: Invitation): string {
  const event = `/events/${encodeURIComponent(tenantId)}/detail/${encodeURIComponent(eventId)}`
  const ref = `${withQuery(event, { rev: reviewToken, review: 'write' })}#write-review`
  return withQuery(`/auth/${encodeURIComponent(tenantId)}/login/${signInToken}`, { ref })
}

/** The address where the receiver of an invitation stops further ones. */
export const stopInvitationsHref = ({
  tenantId,
  reviewToken,
}: Pick<Invitation, 'tenantId' | 'reviewToken'>) =>
  `/events/${encodeURIComponent(tenantId)}/invitations/${reviewToken}`
