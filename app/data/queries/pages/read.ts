import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { timestampOf } from '../holds/read.ts'

/** How far ahead of now starts and ends of holds are looked for: as long as any page is kept. */
const AHEAD = sql`interval '15 minutes'`

export type PageState = {
  /** another word whenever the venue's public pages may say something else */
  epoch: string
  /** how often the free seats of each event have changed, by its id; events without a change are left out */
  seats: Record<string, number>
  /** ms since 1970; null when there is none within a quarter of an hour */
  nextStart: number | null
  nextHoldEnd: number | null
}

/** What the public pages of a venue were drawn from at `now`; null for an unknown venue. */
export async function findPageState(db: Db, tenantId: string, now: Date): Promise<PageState | null> {
  const moment = timestampOf(now)
  const { rows } = await db.execute<PageState>(sql`
    select concat(extract(epoch from created_at), '.', changed.shown) as epoch, changed.seats,
      (select ${ms(sql`min(starts_at)`)} from slots
        where tenant_id = ${tenantId} and date between ${moment}::date - 1 and ${moment}::date + 1
          and starts_at between ${moment} and ${moment} + ${AHEAD}) as "nextStart",
      (select ${ms(sql`min(expires_at)`)} from seat_holds
        where tenant_id = ${tenantId} and expires_at > ${moment} and expires_at <= ${moment} + ${AHEAD}) as "nextHoldEnd"
    from venues, (
      select sum(changes) filter (where event_id = '') as shown,
        coalesce(jsonb_object_agg(event_id, changes) filter (where event_id <> ''), '{}') as seats
      from (
        select event_id, sum(changes) as changes from page_changes where tenant_id = ${tenantId} group by event_id
      ) as of_event
    ) as changed where tenant_id = ${tenantId}`)
  return rows[0] ?? null
}

/**
 * When the next hold is over, in ms since 1970, of those on starts that have, if all holds are counted, no more free seats than pages tell of;
 * null when none is held. What becomes of the others shows on no page that tells of single starts.
 */
export async function findScarceHoldEnd(db: Db, tenantId: string, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ end: number | null }>(sql`
    select ${ms(sql`min(held.next)`)} as "end"
    from (
      select slot_id, sum(count) as count, min(expires_at) filter (where expires_at > ${timestampOf(now)}) as next
      from seat_holds where tenant_id = ${tenantId} group by slot_id
    ) as held
    join slots on slots.tenant_id = ${tenantId} and slots.id = held.slot_id
    join venues on venues.tenant_id = slots.tenant_id
    where slots.capacity - slots.sold - slots.held - held.count <= low_seats`)
  return rows[0]?.end ?? null
}

const ms = (instant: ReturnType<typeof sql>) => sql`(extract(epoch from ${instant}) * 1000)::float8`
