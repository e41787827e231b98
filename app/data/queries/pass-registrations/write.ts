import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PassScope } from '#app/rules/passes/pass-scopes.ts'
import type { Db } from '../../database/database.ts'
import { passRegistrations } from '../../schema/passes.ts'
import { insertJob } from '../jobs/write.ts'

type RegistrationKey = { deviceId: string; passTypeId: string; serial: string }

export type NewRegistration = RegistrationKey & {
  scope: PassScope
  /** the id of an order, or the number of a membership */
  subject: string
  pushToken: string
  now: Date
}

/** Keeps that a phone has a pass and wants to be told when it changes. False where it was known: then under its new token. */
export async function saveRegistration(
  db: Db,
  tenantId: string,
  { deviceId, passTypeId, serial, scope, subject, pushToken, now }: NewRegistration,
): Promise<boolean> {
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    insert into pass_registrations (tenant_id, device_id, pass_type_id, serial, scope, subject, push_token, changed_at)
    values (${tenantId}, ${deviceId}, ${passTypeId}, ${serial}, ${scope}, ${subject}, ${pushToken}, coalesce(
      (select max(changed_at) from pass_registrations
        where tenant_id = ${tenantId} and pass_type_id = ${passTypeId} and serial = ${serial}),
      date_trunc('second', ${now.toISOString()}::timestamptz)))
    on conflict (tenant_id, device_id, pass_type_id, serial) do update
      set push_token = excluded.push_token, scope = excluded.scope, subject = excluded.subject
    returning (xmax = 0) as "isNew"`)
  return rows[0]?.isNew ?? false
}

/** Forgets that a phone has a pass. */
export async function deleteRegistration(
  db: Db,
  tenantId: string,
  { deviceId, passTypeId, serial }: RegistrationKey,
): Promise<void> {
  await db
    .delete(passRegistrations)
    .where(
      and(
        eq(passRegistrations.tenantId, tenantId),
        eq(passRegistrations.deviceId, deviceId),
        eq(passRegistrations.passTypeId, passTypeId),
        eq(passRegistrations.serial, serial),
      ),
    )
}

/** Who is to be told of a change. */
export type PushTarget = { passTypeId: string; pushToken: string }

/**
 * Notes that all passes of a subject have changed, later than anything that their phones were told of: whoever asks for what came after that is
 * told of it, whatever the clocks of the nodes say. Gives the phones, each once.
 */
export async function markPassesChanged(
  db: Db,
  tenantId: string,
  { subject, now }: { subject: string; now: Date },
): Promise<PushTarget[]> {
  return db.transaction(async tx => {
    const devices = sql`(select device_id from pass_registrations where tenant_id = ${tenantId} and subject = ${subject})`
    // Two changes for one phone wait for each other here; the statement below then sees what the other has written.
    await tx.execute(sql`
      select from pass_registrations where tenant_id = ${tenantId} and device_id in ${devices}
      order by device_id collate "C", pass_type_id collate "C", serial collate "C" for update`)
    const { rows } = await tx.execute<PushTarget>(sql`
      with changed as (
        update pass_registrations set changed_at = date_trunc('second', greatest(${now.toISOString()}::timestamptz, (
          select max(changed_at) + interval '1 second' from pass_registrations
          where tenant_id = ${tenantId} and device_id in ${devices})))
        where tenant_id = ${tenantId} and subject = ${subject}
        returning pass_type_id, push_token
      )
      select distinct pass_type_id as "passTypeId", push_token as "pushToken" from changed order by 1, 2`)
    return rows
  })
}

/** Forgets phones that Apple knows no more. */
export async function deletePushTokens(
  db: Db,
  tenantId: string,
  { passTypeId, pushTokens }: { passTypeId: string; pushTokens: readonly string[] },
): Promise<void> {
  if (pushTokens.length === 0) return
  await db
    .delete(passRegistrations)
    .where(
      and(
        eq(passRegistrations.tenantId, tenantId),
        eq(passRegistrations.passTypeId, passTypeId),
        inArray(passRegistrations.pushToken, [...pushTokens]),
      ),
    )
}

type PassUpdate = {
  /** the id of an order, or the number of a membership */
  subject: string
  /** what happened, once a subject: the same is told of once */
  change: string
  runAt: Date
}

/** Asks, in the transaction that changes a subject, that its passes are told of it. */
export const insertPassUpdate = (
  tx: Db,
  tenantId: string,
  { subject, change, runAt }: PassUpdate,
): Promise<void> =>
  insertJob(tx, tenantId, {
    id: `pass-update.${subject}.${change}`,
    kind: 'pass-update',
    payload: { subject },
    runAt,
  })

/** A term of a membership that was added or changed; it begins on a date at the venue. */
export type ChangedTerm = { membershipNumber: string; startDate: string }

/**
 * Asks the same for the memberships that somebody has a pass of, once their changed term has begun: until then the pass shows the one before.
 * `now` makes it another change than those before.
 */
export async function insertPassUpdatesOf(
  tx: Db,
  tenantId: string,
  { terms, now }: { terms: readonly ChangedTerm[]; now: Date },
): Promise<void> {
  if (terms.length === 0) return
  const numbers = sql.param(terms.map(({ membershipNumber }) => membershipNumber))
  const starts = sql.param(terms.map(({ startDate }) => startDate))
  const instant = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into jobs (tenant_id, id, kind, payload, run_at)
    select ${tenantId}, format('pass-update.%s.%s.%s', number, start, ${now.getTime().toString()}::text), 'pass-update',
      jsonb_build_object('subject', number), greatest(${instant}, start::timestamp at time zone venues.time_zone)
    from unnest(${numbers}::text[], ${starts}::date[]) as term(number, start)
    join venues on venues.tenant_id = ${tenantId}
    where exists (select from pass_registrations where tenant_id = ${tenantId} and subject = number)
      or exists (select from google_passes where tenant_id = ${tenantId} and subject = number)
    on conflict do nothing`)
}

type LookChange = { revision: number; runAt: Date }

/** Asks, in the transaction that publishes a revision of the theme, that the passes of the venue are told of their look, where somebody has one. */
export async function insertPassLook(
  tx: Db,
  tenantId: string,
  { revision, runAt }: LookChange,
): Promise<void> {
  await tx.execute(sql`
    insert into jobs (tenant_id, id, kind, payload, run_at)
    select ${tenantId}, ${lookJobId(revision, '')}, 'pass-look', ${JSON.stringify({ revision, after: '' })}::jsonb,
      ${runAt.toISOString()}::timestamptz
    where exists (select from pass_registrations where tenant_id = ${tenantId})
      or exists (select from google_passes where tenant_id = ${tenantId})
    on conflict do nothing`)
}

/**
 * Asks for the passes of at most `limit` subjects after one, in the order of their names, that they are told of the look of a revision; none once
 * another revision is published. Gives the last subject and how many there were.
 */
export async function insertLookUpdates(
  tx: Db,
  tenantId: string,
  { revision, after, limit, runAt }: LookChange & { after: string; limit: number },
): Promise<{ last: string; count: number }> {
  const of = (table: SQL) =>
    sql`select subject from ${table} where tenant_id = ${tenantId} and subject > ${after}`
  const { rows } = await tx.execute<{ last: string | null; count: number }>(sql`
    with subjects as materialized (
      select subject from (${of(sql`pass_registrations`)} union ${of(sql`google_passes`)}) as passes
      where exists (select from venues where tenant_id = ${tenantId} and theme_revision = ${revision})
      order by subject limit ${limit}
    ),
    inserted as (
      insert into jobs (tenant_id, id, kind, payload, run_at)
      select ${tenantId}, format('pass-update.%s.look.%s', subject, ${revision}::int), 'pass-update',
        jsonb_build_object('subject', subject), ${runAt.toISOString()}::timestamptz
      from subjects on conflict do nothing
    )
    select max(subject) as last, count(*)::int as count from subjects`)
  const { last = null, count = 0 } = rows[0] ?? {}
  return { last: last ?? after, count }
}

/** The next part of the same work, later. */
export const insertNextLook = (
  tx: Db,
  tenantId: string,
  { revision, after, runAt }: LookChange & { after: string },
): Promise<void> =>
  insertJob(tx, tenantId, {
    id: lookJobId(revision, after),
    kind: 'pass-look',
    payload: { revision, after },
    runAt,
  })

const lookJobId = (revision: number, after: string) => `pass-look.${revision}.${after}`
