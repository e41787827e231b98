import { sql } from 'drizzle-orm'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { inviteReviewers } from '#app/api/reviews/invite-reviewers.ts'
import type { Database } from '#app/data/database/database.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'

/** What guests saw two days ago at each demo venue. */
const SEEN = {
  harborlight: 'harbor-cruise',
  fernwood: 'tea-ceremony',
  orrery: 'grand-orrery',
  marked: 'harbor-cruise',
}
/** One for the journey, one for the walk through every screen. */
const GUESTS = ['gwen', 'wren']

/** Lets guests have visited, and be asked about it: the mails go out when the server starts. */
export async function addPastVisits(database: Database, now: Date): Promise<void> {
  const date = addDays(now.toISOString().slice(0, 10), -2)
  const time = '10:00'
  for (const [tenantId, eventId] of Object.entries(SEEN)) {
    const slotId = 'past-visit'
    const startsAt = wallTimeToUtc({ date, time, timeZone: 'America/Los_Angeles' }).toISOString()
    const db = database.forTenant(tenantId)
    await db.execute(sql`insert into slots (tenant_id, id, event_id, date, time, starts_at, capacity, sold)
      values (${tenantId}, ${slotId}, ${eventId}, ${date}::date, ${time}, ${startsAt}::timestamptz, 10, ${GUESTS.length})`)
    for (const guest of GUESTS) {
      const id = `past-${guest}`
      const email = `${guest}.${tenantId}@example.com`
      const contact = JSON.stringify({ contact: { firstName: 'Gwen', lastName: 'Hill', email } })
      await db.execute(sql`insert into orders (tenant_id, id, order_number, request_uuid, cart_id, email, total, paid, document)
        values (${tenantId}, ${id}, ${id}, ${id}, ${id}, ${email}, 0, 0, ${contact}::jsonb)`)
      await db.execute(sql`insert into tickets (tenant_id, id, code, order_id, slot_id, event_id, person_type_id, price)
        values (${tenantId}, ${id}, ${id}, ${id}, ${slotId}, ${eventId}, 'adult', 0)`)
    }
  }
  await inviteReviewers({ database, venues: createVenueStore(database), clock: () => now })
}
