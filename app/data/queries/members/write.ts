import { and, eq, sql } from 'drizzle-orm'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { SoldMembership } from '#app/rules/memberships/sold-membership.ts'
import { hasLaterTerm } from '#app/rules/memberships/upcoming.ts'
import type { Db } from '../../database/database.ts'
import { members } from '../../schema/people.ts'
import { listMembersByNumber } from './read.ts'

/**
 * Makes the member record of a sold membership, in the transaction of its order. False when what it renews or upgrades is no
 * longer as it was: upgraded, renewed or changed by somebody else since.
 */
export async function issueMembership(tx: Db, tenantId: string, sold: SoldMembership): Promise<boolean> {
  const { source, type } = sold
  if (!source) return insertMember(tx, tenantId, sold.member)
  const isUnchanged = await lockSource(tx, tenantId, source)
  if (!isUnchanged) return false
  if (type === 'Upgrade') return replaceMember(tx, tenantId, sold.member)
  const terms = await listMembersByNumber(tx, tenantId, [sold.member.membershipNumber ?? ''])
  const { auxiliaryCategoryIds = [] } = source
  const isRenewed = hasLaterTerm(terms, { term: sold.member, auxiliaryCategoryIds })
  return !isRenewed && insertMember(tx, tenantId, sold.member)
}

const isMember = (tenantId: string, id: string) => and(eq(members.tenantId, tenantId), eq(members.id, id))

async function lockSource(
  tx: Db,
  tenantId: string,
  { membershipId, categoryId, expiresOn }: NonNullable<SoldMembership['source']>,
): Promise<boolean> {
  const [row] = await tx
    .select({ categoryId: members.categoryId, expiresOn: members.expiresOn })
    .from(members)
    .where(isMember(tenantId, membershipId))
    .for('update')
  return row?.categoryId === categoryId && row.expiresOn === expiresOn
}

async function insertMember(tx: Db, tenantId: string, member: VenueMember): Promise<boolean> {
  const rows = await tx
    .insert(members)
    .values({ tenantId, ...memberColumns(member) })
    .onConflictDoNothing({ target: [members.tenantId, members.id] })
    .returning({ id: members.id })
  return rows.length > 0
}

async function replaceMember(tx: Db, tenantId: string, member: VenueMember): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set(memberColumns(member))
    .where(isMember(tenantId, member.membershipId))
    .returning({ id: members.id })
  return rows.length > 0
}

/** The columns that members are found by, out of their record. */
export function memberColumns(member: VenueMember) {
  const primary = primaryCardholder(member.cardholders)
  return {
    id: member.membershipId,
    membershipNumber: member.membershipNumber ?? member.membershipId,
    categoryId: member.categoryId,
    email: primary?.email?.toLowerCase() ?? '',
    lastName: primary?.lastName ?? '',
    standing: member.standing,
    expiresOn: member.expirationDate,
    document: member,
  }
}

/** What a card on file is, as the record of a membership has it. */
type RecordedCard = Pick<
  NonNullable<VenueMember['recurring']>,
  'paymentMethodBrand' | 'ccLastFourDigits' | 'paymentMethodReference' | 'cardValidUntil'
>

/** Puts a card on file of every term with this number that renews by itself. Gives the references of those before it; null where none renews any more. */
export async function replaceCardOnFile(
  db: Db,
  tenantId: string,
  { membershipNumber, card }: { membershipNumber: string; card: RecordedCard },
): Promise<string[] | null> {
  const plan = sql`${members.document}->'recurring'`
  const before = await db
    .select({ reference: sql<string | null>`${plan}->>'paymentMethodReference'` })
    .from(members)
    .where(isRenewingTerm(tenantId, membershipNumber))
    .for('update')
  if (before.length === 0) return null
  await db
    .update(members)
    .set({
      document: sql`jsonb_set(${members.document}, '{recurring}', ((${plan}) - 'cardValidUntil'::text) || ${JSON.stringify(card)}::jsonb)`,
    })
    .where(isRenewingTerm(tenantId, membershipNumber))
  return [...new Set(before.flatMap(({ reference }) => reference ?? []))]
}

const isRenewingTerm = (tenantId: string, membershipNumber: string) =>
  and(
    eq(members.tenantId, tenantId),
    eq(members.membershipNumber, membershipNumber),
    sql`${members.document}->'recurring'->>'status' = 'active'`,
  )

/** Stops every term with this number from renewing by itself, as of a day at the venue. */
export async function stopRenewals(
  db: Db,
  tenantId: string,
  { membershipNumber, today }: { membershipNumber: string; today: string },
): Promise<void> {
  const stopped = JSON.stringify({ status: 'canceled', canceledOn: today })
  await db
    .update(members)
    .set({
      document: sql`jsonb_set(${members.document}, '{recurring}', ${members.document}->'recurring' || ${stopped}::jsonb)`,
    })
    .where(isRenewingTerm(tenantId, membershipNumber))
}
