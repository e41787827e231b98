import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import type { Db } from '../../database/database.ts'
import { members } from '../../schema/people.ts'

const columns = {
  id: members.id,
  membershipNumber: members.membershipNumber,
  categoryId: members.categoryId,
  standing: members.standing,
  expiresOn: members.expiresOn,
  document: members.document,
}

const selectMembers = (db: Db) => db.select(columns).from(members)

/** The memberships with these ids. */
export async function listMembersByIds(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  return selectMembers(db).where(and(eq(members.tenantId, tenantId), inArray(members.id, [...ids])))
}

/** The memberships that somebody may mean by what stands on the card: id, number or id of another system. */
export async function listMembersByTypedId(db: Db, tenantId: string, typed: string): Promise<MemberRow[]> {
  const external = sql`${members.document}->>'externalMembershipId' = ${typed}`
  return selectMembers(db)
    .where(
      and(
        eq(members.tenantId, tenantId),
        sql`(${members.id} = ${typed} or ${members.membershipNumber} = ${typed} or ${external})`,
      ),
    )
    .limit(50)
}

/** The memberships with a cardholder of this address, in lower case; dropped cards do not count. Of one level where one is named. */
export async function listMembersByEmail(
  db: Db,
  tenantId: string,
  { email, categoryId }: { email: string; categoryId?: string },
): Promise<MemberRow[]> {
  const isOfLevel = categoryId === undefined ? undefined : eq(members.categoryId, categoryId)
  return selectMembers(db)
    .where(
      and(
        eq(members.tenantId, tenantId),
        sql`member_emails(${members.document}) @> array[${email}]::text[]`,
        isOfLevel,
      ),
    )
    .orderBy(members.id)
    .limit(50)
}

/** All terms of the memberships with these numbers: terms of one membership share its number. */
export async function listMembersByNumber(
  db: Db,
  tenantId: string,
  numbers: readonly string[],
): Promise<MemberRow[]> {
  if (numbers.length === 0) return []
  return selectMembers(db).where(
    and(eq(members.tenantId, tenantId), inArray(members.membershipNumber, [...numbers])),
  )
}

/** All terms of the memberships with these ids, those before and after them included. */
export async function listTermsByIds(db: Db, tenantId: string, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const numbers = db
    .select({ number: members.membershipNumber })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), inArray(members.id, [...ids])))
  const rows = await db
    .select(columns)
    .from(members)
    .where(and(eq(members.tenantId, tenantId), inArray(members.membershipNumber, numbers)))
    .orderBy(members.id)
  return rows
}

/** Whether a membership of the venue has this card on file, whatever it is called there. */
export async function isCardOnFile(db: Db, tenantId: string, reference: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.tenantId, tenantId),
        sql`${members.document}->'recurring'->>'paymentMethodReference' = ${reference}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
