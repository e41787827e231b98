import { randomUUID } from 'node:crypto'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { addWaitingEntry } from '#app/data/queries/waiting-list/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { findEvent } from '../events/find-event.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { languageToStore } from '../kernel/venue-in.ts'
import { takeMailTry } from '../limits/sign-in-limits.ts'

/** Mails a link that confirms the place; whether somebody waits already is told by that mail alone. Refuses days that are over, and venues without a list. */
export const joinWaitingList = api.waitingList.join.handler(async ({ input, context }) => {
  const { services, tenantId, db, venue, now, address } = context
  const { email, party, date } = input.body
  const event = findEvent(venue, input.params.eventTemplateId)
  if (venue.document.company.waitingListMinutes === 0) throw refuse('NOT_FOUND')
  if (date < localDateAt(now, venue.document.venue.timeZone)) throw refuse('UNPROCESSABLE')
  await takeMailTry(services, { tenantId, email, address, now })
  const entry = await addWaitingEntry(db, tenantId, {
    id: randomUUID(),
    eventId: event.id,
    date,
    email: email.trim().toLowerCase(),
    party,
    language: languageToStore(venue).language ?? null,
    now,
  })
  await insertJob(db, tenantId, {
    id: `waiting-list.${randomUUID()}`,
    kind: 'waiting-list-mail',
    payload: { entryId: entry.id, kind: 'confirm', ...languageToStore(venue) },
    runAt: now,
  })
  return { payload: { sent: true as const } }
})
