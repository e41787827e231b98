import { sql } from 'drizzle-orm'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import type { Db } from '../../database/database.ts'

/** Somebody who had a ticket for a start of an event, by their account or, for a guest, by the address they gave. */
export type VisitRow = {
  eventId: string
  date: LocalDate
  time: LocalTime
  /** null for a guest who has never been a visitor of this venue */
  visitorId: string | null
  email: string
  firstName: string
  lastName: string
}

/** Of which events, on which days of the venue, both included, and since when nobody may have been invited to anything. */
type Days = { eventIds: readonly string[]; from: LocalDate; until: LocalDate; invitedSince: Date }

const BATCH_SIZE = 500

/**
 * Who visited what on these days and may still be asked: not who was asked or has written of it, wants no such mail, or was
 * invited a moment ago. Of each person the first visit.
 */
export async function listUnaskedVisits(
  db: Db,
  tenantId: string,
  { eventIds, from, until, invitedSince }: Days,
): Promise<VisitRow[]> {
  const { rows } = await db.execute<VisitRow>(sql`
    select distinct on (coalesce(account.id, guest.id, o.email))
      t.event_id as "eventId", s.date::text as date, s.time, coalesce(account.id, guest.id) as "visitorId",
      coalesce(account.email, guest.email, o.email) as email,
      coalesce(o.document->'contact'->>'firstName', '') as "firstName", coalesce(o.document->'contact'->>'lastName', '') as "lastName"
    from slots s
    join tickets t on t.tenant_id = s.tenant_id and t.slot_id = s.id
    join orders o on o.tenant_id = t.tenant_id and o.id = t.order_id
    left join visitors account on account.tenant_id = o.tenant_id and account.id = o.visitor_id
    left join visitors guest on guest.tenant_id = o.tenant_id and guest.email = o.email and account.id is null
    where s.tenant_id = ${tenantId} and s.date between ${from}::date and ${until}::date
      and s.event_id = any(${sql.param(eventIds)}::text[])
      and coalesce(account.document, guest.document, '{}')->>'noInvitations' is distinct from 'true'
      and not exists (select from review_invitations i where i.tenant_id = s.tenant_id
        and i.visitor_id = coalesce(account.id, guest.id)
        and (i.event_id = t.event_id or i.created_at > ${invitedSince.toISOString()}::timestamptz))
      and not exists (select from reviews r where r.tenant_id = s.tenant_id
        and r.document->>'visitorId' = coalesce(account.id, guest.id) and r.document->>'eventId' = t.event_id)
    order by coalesce(account.id, guest.id, o.email), s.starts_at, t.event_id
    limit ${BATCH_SIZE}`)
  return rows
}
