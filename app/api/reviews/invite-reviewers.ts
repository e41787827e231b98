import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import { listUnaskedVisits } from '#app/data/queries/review-invitations/read.ts'
import { inviteVisitor } from '#app/data/queries/review-invitations/write.ts'
import { listVenues } from '#app/data/queries/venues/read.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { INVITATION_DAYS, invitationMoment } from '#app/rules/reviews/invitation-moment.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** Somebody who saw three things in a day is asked about one of them a day. Milliseconds. */
const MIN_INTERVAL_MS = 20 * 3_600_000

type Inviter = Pick<Services, 'database' | 'venues' | 'clock'>

/** Asks for their view everybody whose visit has ended, at every venue that shows reviews. Gives how many were asked. */
export async function inviteReviewers(services: Inviter): Promise<number> {
  const venues = await listVenues(services.database.system)
  let count = 0
  for (const { tenantId } of venues) {
    const venue = await services.venues.open(tenantId)
    if (venue?.document.company.reviews) count += await inviteOfVenue(services, venue)
  }
  return count
}

async function inviteOfVenue({ database, clock }: Inviter, venue: Venue): Promise<number> {
  const { tenantId } = venue
  const { timeZone } = venue.document.venue
  const now = clock()
  const today = localDateAt(now, timeZone)
  const db = database.forTenant(tenantId)
  const { events } = catalogueMaps(venue)
  const visits = await listUnaskedVisits(db, tenantId, {
    eventIds: [...events.keys()],
    from: addDays(today, -INVITATION_DAYS),
    until: addDays(today, -1),
    invitedSince: new Date(now.getTime() - MIN_INTERVAL_MS),
  })
  let count = 0
  for (const visit of visits) {
    const duration = events.get(visit.eventId)?.duration ?? null
    if (invitationMoment({ ...visit, duration, timeZone }) > now) continue
    const invitation = { visit, newVisitorId: randomUUID(), now }
    const isInvited = await db.transaction(tx => inviteVisitor(tx as Db, tenantId, invitation))
    if (isInvited) count += 1
  }
  return count
}
