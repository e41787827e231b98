import { type SQL, sql } from 'drizzle-orm'
import type { EventDay } from '#app/rules/sharing/day-entries.ts'
import type { Db } from '../../database/database.ts'
import { freeSeatsOfSlot, type HoldReader, heldInCarts } from '../holds/read.ts'

/** A moment on the venue's wall clock: `YYYY-MM-DD` and `HH:mm`. */
type Wall = { date: string; time: string }

/** Which starts: between two wall times (both included), and still on offer at `now`. */
export type SlotScope = HoldReader & {
  from: Wall
  until: Wall | null
  /** a start that has begun at `now` is not offered, unless its event admits all day: of those the last one that has begun is offered until `today` ends */
  today: string
  allDayEventIds: readonly string[]
}

export type SlotRow = {
  id: string
  eventId: string
  date: string
  time: string
  /** seconds since 1970 */
  startsAt: number
  free: number
  priceListId: string | null
}

/** The starts of one event in a scope, taken together. Instants are seconds since 1970. */
export type EventWindowRow = {
  eventId: string
  free: number
  /** first start with a free seat, else the first */
  firstAt: number
  lastAt: number
  priceListIds: (string | null)[]
  /** starts of the first day of the scope: `[id, time, free]` */
  times: [string, string, number][]
}

export type DayRow = {
  date: string
  free: number
  capacity: number
  /** first start with a free seat, seconds since 1970; null when everything is sold */
  firstAt: number | null
  /** what is sold on that day: event id and price list id, `null` for the event's usual list */
  sold: [string, string | null][]
}

/** Seats of one event on one day. */
export type EventDayRow = Omit<DayRow, 'sold'> & { eventId: string }

const free = sql`greatest(${freeSeatsOfSlot}, 0)`

const secondsOf = (instant: SQL) => sql`extract(epoch from ${instant})::float8`

const firstFree = secondsOf(sql`min(starts_at) filter (where ${freeSeatsOfSlot} > 0)`)

/** Starts of a scope grouped by event: one query for a whole events list. */
export async function listEventWindows(
  db: Db,
  tenantId: string,
  scope: SlotScope & { eventIds?: readonly string[] },
): Promise<EventWindowRow[]> {
  const result = await db.execute<EventWindowRow>(sql`
    select event_id as "eventId", sum(${free})::int as free,
      coalesce(${firstFree}, ${secondsOf(sql`min(starts_at)`)}) as "firstAt", ${secondsOf(sql`max(starts_at)`)} as "lastAt",
      array_to_json(array_agg(distinct price_list_id)) as "priceListIds",
      coalesce(json_agg(json_build_array(id, time, ${free}) order by time)
        filter (where date = ${scope.from.date}::date), '[]') as times
    from slots ${heldInCarts(tenantId, scope)}
    where tenant_id = ${tenantId} and ${inScope(scope)} ${among(scope.eventIds)}
    group by event_id`)
  return result.rows
}

/** Starts of one event in the order of time. */
export async function listSlots(
  db: Db,
  tenantId: string,
  scope: SlotScope & { eventId: string },
): Promise<SlotRow[]> {
  const result = await db.execute<SlotRow>(sql`
    select ${columns} from slots ${heldInCarts(tenantId, scope)}
    where tenant_id = ${tenantId} and event_id = ${scope.eventId} and ${inScope(scope)}
    order by starts_at, id limit 5000`)
  return result.rows
}

/** Starts of several events, each on its own day, in one query; in the order of time. */
export async function listSlotsOnDays(
  db: Db,
  tenantId: string,
  {
    days,
    ...scope
  }: Omit<SlotScope, 'from' | 'until'> & { days: readonly { eventId: string; date: string }[] },
): Promise<SlotRow[]> {
  if (days.length === 0) return []
  const isOnDay = sql.join(
    days.map(({ eventId, date }) => sql`(event_id = ${eventId} and date = ${date}::date)`),
    sql` or `,
  )
  const result = await db.execute<SlotRow>(sql`
    select ${columns} from slots ${heldInCarts(tenantId, scope)}
    where tenant_id = ${tenantId} and (${isOnDay}) and ${stillOffered(scope)}
    order by starts_at, id limit 20000`)
  return result.rows
}

/** The day of the next start of each event, one with a free seat before one without; events without any are left out. */
export async function listNextDays(
  db: Db,
  tenantId: string,
  { eventIds, ...scope }: Omit<SlotScope, 'until'> & { eventIds: readonly string[] },
): Promise<{ eventId: string; date: string }[]> {
  if (eventIds.length === 0) return []
  const next = (condition: SQL) => sql`
    select date from slots ${heldInCarts(tenantId, scope)} where tenant_id = ${tenantId} and event_id = event_ids.id
      and ${inScope({ ...scope, until: null })} ${condition} order by date limit 1`
  const result = await db.execute<{ eventId: string; date: string }>(sql`
    select event_ids.id as "eventId", coalesce((${next(sql`and ${freeSeatsOfSlot} > 0`)}), (${next(sql``)}))::text as date
    from unnest(${textArray(eventIds)}) as event_ids(id)`)
  return result.rows.filter(({ date }) => date !== null)
}

/** One start, whether or not it is still on offer. */
export async function findSlot(
  db: Db,
  tenantId: string,
  { id, ...reader }: HoldReader & { id: string },
): Promise<SlotRow | null> {
  const result = await db.execute<SlotRow>(
    sql`select ${columns} from slots ${heldInCarts(tenantId, reader)} where tenant_id = ${tenantId} and id = ${id}`,
  )
  return result.rows[0] ?? null
}

/** Free seats, capacity and price lists of every day of a scope over the given events. */
export async function listDays(
  db: Db,
  tenantId: string,
  scope: SlotScope & { eventIds: readonly string[] },
): Promise<DayRow[]> {
  const result = await db.execute<DayRow>(sql`
    select date::text as date, sum(free)::int as free, sum(capacity)::int as capacity,
      ${secondsOf(sql`min(first_free)`)} as "firstAt",
      coalesce(json_agg(json_build_array(event_id, price_list_id)) filter (where free > 0), '[]') as sold
    from (
      select date, event_id, price_list_id, sum(${free}) as free, sum(capacity) as capacity,
        min(starts_at) filter (where ${freeSeatsOfSlot} > 0) as first_free
      from slots ${heldInCarts(tenantId, scope)}
      where tenant_id = ${tenantId} and ${inScope(scope)} ${among(scope.eventIds)}
      group by date, event_id, price_list_id
    ) as parts
    group by date order by date`)
  return result.rows
}

/** The last day from a date on for which the given events have starts; null without any. */
export async function findLastDay(
  db: Db,
  tenantId: string,
  { from, eventIds }: { from: string; eventIds: readonly string[] },
): Promise<string | null> {
  const result = await db.execute<{ date: string | null }>(sql`
    select max(date)::text as date from slots
    where tenant_id = ${tenantId} and date >= ${from}::date and capacity > 0 ${among(eventIds)}`)
  return result.rows[0]?.date ?? null
}

/** Seats of the given events on each day of a scope. */
export async function listEventDays(
  db: Db,
  tenantId: string,
  scope: SlotScope & { eventIds: readonly string[] },
): Promise<EventDayRow[]> {
  const result = await db.execute<EventDayRow>(sql`
    select date::text as date, event_id as "eventId", sum(${free})::int as free, sum(capacity)::int as capacity, ${firstFree} as "firstAt"
    from slots ${heldInCarts(tenantId, scope)}
    where tenant_id = ${tenantId} and ${inScope(scope)} ${among(scope.eventIds)}
    group by date, event_id order by date`)
  return result.rows
}

/** A day on which an event has seats. `quietest` is the start of which the greatest share is free; null where there is but one. */
export type FreeDayRow = { eventId: string; date: string; free: number; quietest: string | null }

type FreeDaysQuery = Omit<SlotScope, 'until'> & {
  eventIds: readonly string[]
  date: string
  /** how many one start of the day must have, 1 at least */
  seats: number
  limit: number
  order: 'following' | 'nearest'
}

/**
 * For each event days beside `date` with a start that has so many seats: those after it first, then those before it; or those nearest to it, the
 * earlier of two as near.
 */
export async function listFreeDays(
  db: Db,
  tenantId: string,
  { eventIds, date, seats, limit, order, ...scope }: FreeDaysQuery,
): Promise<FreeDayRow[]> {
  if (eventIds.length === 0) return []
  const rank = (day: SQL) =>
    order === 'nearest' ? sql`abs(${day} - ${date}::date), ${day}` : sql`${day} < ${date}::date, ${day}`
  const result = await db.execute<FreeDayRow>(sql`
    select event_ids.id as "eventId", days.date::text as date, days.free::int as free, days.quietest
    from unnest(${textArray(eventIds)}) as event_ids(id) cross join lateral (
      select date, sum(${free}) as free,
        case when count(*) > 1
          then (array_agg(time order by ${free}::float8 / greatest(capacity, 1) desc, time))[1] end as quietest
      from slots ${heldInCarts(tenantId, scope)}
      where tenant_id = ${tenantId} and event_id = event_ids.id and date <> ${date}::date and ${inScope({ ...scope, until: null })}
      group by date having max(${free}) >= ${seats}
      order by ${rank(sql`date`)} limit ${limit}
    ) as days
    order by event_ids.id, ${rank(sql`days.date`)}`)
  return result.rows
}

/** The starts of each event on each day of a scope, whether or not there are seats left. */
export async function listStartsByDay(db: Db, tenantId: string, scope: SlotScope): Promise<EventDay[]> {
  const result = await db.execute<EventDay>(sql`
    select event_id as "eventId", date::text as date, json_agg(time order by time) as times
    from slots where tenant_id = ${tenantId} and ${inScope(scope)}
    group by date, event_id order by date, event_id`)
  return result.rows
}

/** The first start of a scope with a free seat, over the given events. */
export async function findNextSlot(
  db: Db,
  tenantId: string,
  scope: SlotScope & { eventIds: readonly string[] },
): Promise<SlotRow | null> {
  const result = await db.execute<SlotRow>(sql`
    select ${columns} from slots ${heldInCarts(tenantId, scope)}
    where tenant_id = ${tenantId} and ${inScope(scope)} ${among(scope.eventIds)} and ${freeSeatsOfSlot} > 0
    order by starts_at, id limit 1`)
  return result.rows[0] ?? null
}

const columns = sql`id, event_id as "eventId", date::text as date, time, ${secondsOf(sql`starts_at`)} as "startsAt", ${free} as free, price_list_id as "priceListId"`

/** Only what can cut something off is asked for: most windows are whole days to come. */
function inScope(scope: SlotScope) {
  const { from, until, today } = scope
  return sql.join(
    [
      sql`date >= ${from.date}::date`,
      ...(from.time > '00:00' ? [sql`(date > ${from.date}::date or time >= ${from.time})`] : []),
      ...(until ? [sql`date <= ${until.date}::date`] : []),
      ...(until && until.time < '23:59' ? [sql`(date < ${until.date}::date or time <= ${until.time})`] : []),
      ...(from.date <= today ? [stillOffered(scope)] : []),
    ],
    sql` and `,
  )
}

/** Ahead of now, or the last entry of today that has begun. */
function stillOffered({ now, today, allDayEventIds }: Omit<SlotScope, 'from' | 'until'>) {
  const instant = sql`${now.toISOString()}::timestamptz`
  if (allDayEventIds.length === 0) return sql`starts_at >= ${instant}`
  return sql`(starts_at >= ${instant} or (date >= ${today}::date and event_id = any(${textArray(allDayEventIds)}) and not exists (
    select from slots as later where later.tenant_id = slots.tenant_id and later.event_id = slots.event_id
      and later.date = slots.date and later.time > slots.time and later.starts_at < ${instant})))`
}

const among = (eventIds?: readonly string[]) =>
  eventIds ? sql`and event_id = any(${textArray(eventIds)})` : sql``

const textArray = (ids: readonly string[]) =>
  sql`${`{${ids.map(id => JSON.stringify(id)).join(',')}}`}::text[]`
