import { sql } from 'drizzle-orm'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { StaffMember, VenueVisitor } from '#app/contract/venue-file/people.ts'
import type { Db } from '../database/database.ts'
import { memberColumns } from '../queries/members/write.ts'
import { type ChangedTerm, insertPassUpdatesOf } from '../queries/pass-registrations/write.ts'
import { batches } from './batches.ts'

const BATCH_OF_PEOPLE = 1_000

export type VisitorImport = {
  id: string
  email: string
  passwordHash: string | null
  confirmed: boolean
  document: unknown
}
export type StaffImport = {
  id: string
  email: string
  name: string
  passwordHash: string | null
  roles: string[]
}

/** The row of a visitor; the password is never part of the document. */
export function visitorRow(
  visitor: VenueVisitor,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): VisitorImport {
  const { id: _id, password: _password, passwordHash: _hash, confirmed, ...document } = visitor

  return { id, email: visitor.email.toLowerCase(), passwordHash, confirmed, document }
}

export function staffRow(
  member: StaffMember,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): StaffImport {
  return { id, email: member.email.toLowerCase(), name: member.name, passwordHash, roles: member.roles }
}

/** What a visitor wished through a mail stays, where the file says nothing of it. */
const withKeptWish = sql`jsonb_strip_nulls(jsonb_build_object('noInvitations', stored.document->'noInvitations')) || excluded.document`

/** Adds and updates visitors by id. Nobody is removed: people also come from orders. Gives the number of rows changed. */
export async function saveVisitors(
  tx: Db,
  { tenantId, rows }: { tenantId: string; rows: VisitorImport[] },
): Promise<number> {
  let changed = 0
  for (const batch of batches(rows, BATCH_OF_PEOPLE)) {
    const result = await tx.execute(sql`
      insert into visitors as stored (tenant_id, id, email, password_hash, confirmed, document)
      select ${tenantId}, given.id, given.email, given.password_hash, given.confirmed, given.document::jsonb from unnest(
        ${sql.param(batch.map(row => row.id))}::text[], ${sql.param(batch.map(row => row.email))}::text[],
        ${sql.param(batch.map(row => row.passwordHash))}::text[], ${sql.param(batch.map(row => row.confirmed))}::boolean[],
        ${sql.param(batch.map(row => JSON.stringify(row.document)))}::text[]
      ) as given(id, email, password_hash, confirmed, document)
      on conflict (tenant_id, id) do update set email = excluded.email, password_hash = excluded.password_hash,
        confirmed = excluded.confirmed, document = ${withKeptWish}, session_version = stored.session_version
          + case when stored.password_hash is distinct from excluded.password_hash then 1 else 0 end
      where (stored.email, stored.password_hash, stored.confirmed, stored.document)
        is distinct from (excluded.email, excluded.password_hash, excluded.confirmed, ${withKeptWish})`)
    changed += result.affectedRows ?? 0
  }

  return changed
}

/** Adds and updates staff by id. Nobody is removed: staff are also invited. Gives the number of rows changed. */
export async function saveStaff(
  tx: Db,
  { tenantId, rows }: { tenantId: string; rows: StaffImport[] },
): Promise<number> {
  let changed = 0
  for (const row of rows) {
    const result = await tx.execute(sql`
      insert into staff as stored (tenant_id, id, email, name, password_hash, roles)
      values (${tenantId}, ${row.id}, ${row.email}, ${row.name}, ${row.passwordHash}, ${sql.param(row.roles)}::text[])
      on conflict (tenant_id, id) do update set email = excluded.email, name = excluded.name,
        password_hash = excluded.password_hash, roles = excluded.roles
      where (stored.email, stored.name, stored.password_hash, stored.roles)
        is distinct from (excluded.email, excluded.name, excluded.password_hash, excluded.roles)`)
    changed += result.affectedRows ?? 0
  }

  return changed
}

/** Adds and updates members by membership id, and asks that the passes of those are told of it. Nobody is removed: memberships are also bought here. */
export async function saveMembers(
  tx: Db,
  { tenantId, members, now }: { tenantId: string; members: readonly VenueMember[]; now: Date },
): Promise<number> {
  let changed = 0
  for (const batch of batches(members, BATCH_OF_PEOPLE)) {
    const rows = batch.map(memberRow)
    const result = await tx.execute<ChangedTerm>(sql`
      insert into members as stored
        (tenant_id, id, membership_number, category_id, email, last_name, standing, expires_on, document)
      select ${tenantId}, given.id, given.number, given.category_id, given.email, given.last_name, given.standing, given.expires_on,
        given.document::jsonb from unnest(
        ${sql.param(rows.map(row => row.id))}::text[], ${sql.param(rows.map(row => row.number))}::text[],
        ${sql.param(rows.map(row => row.categoryId))}::text[], ${sql.param(rows.map(row => row.email))}::text[],
        ${sql.param(rows.map(row => row.lastName))}::text[], ${sql.param(rows.map(row => row.standing))}::text[],
        ${sql.param(rows.map(row => row.expiresOn))}::date[], ${sql.param(rows.map(row => row.document))}::text[]
      ) as given(id, number, category_id, email, last_name, standing, expires_on, document)
      on conflict (tenant_id, id) do update set membership_number = excluded.membership_number, category_id = excluded.category_id,
        email = excluded.email, last_name = excluded.last_name, standing = excluded.standing, expires_on = excluded.expires_on,
        document = excluded.document
      where (stored.membership_number, stored.document) is distinct from (excluded.membership_number, excluded.document)
      returning membership_number as "membershipNumber", document->>'startDate' as "startDate"`)
    changed += result.rows.length
    await insertPassUpdatesOf(tx, tenantId, { terms: result.rows, now })
  }

  return changed
}

function memberRow(member: VenueMember) {
  const { membershipNumber: number, ...columns } = memberColumns(member)

  return { ...columns, number, document: JSON.stringify(member) }
}
