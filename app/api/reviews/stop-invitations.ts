import { stopInvitationsTo } from '#app/data/queries/review-invitations/write.ts'
import { api } from '../kernel/api.ts'
import { limitOfAddress } from '../limits/sign-in-limits.ts'
import { takeTries } from '../limits/take-tries.ts'
import { readReviewLink } from './review-link.ts'

/** Stops further invitations for the receiver of a mail, also when its link was used or has ended. */
export const stopInvitations = api.reviews.stopInvitations.handler(async ({ input: { params }, context }) => {
  const { services, tenantId, db, address, now } = context
  await takeTries(services, { tenantId, now, limits: limitOfAddress(address) })
  const link = await readReviewLink(context, params.reviewToken)
  if (link) await stopInvitationsTo(db, tenantId, link.visitorId)
  return { payload: { stopped: true as const } }
})
