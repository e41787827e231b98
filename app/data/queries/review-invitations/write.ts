import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { insertJob } from '../jobs/write.ts'
import type { VisitRow } from './read.ts'

type Invitation = { visit: VisitRow; newVisitorId: string; now: Date }

/** Notes that somebody is asked and has the mail sent; a guest becomes a visitor of this venue (W4). False when they were asked already. */
export async function inviteVisitor(
  tx: Db,
  tenantId: string,
  { visit, newVisitorId, now }: Invitation,
): Promise<boolean> {
  const { eventId } = visit
  const visitorId = visit.visitorId ?? (await visitorOfGuest(tx, tenantId, { visit, newVisitorId }))
  const { rows } = await tx.execute(sql`
    insert into review_invitations (tenant_id, visitor_id, event_id, created_at)
    values (${tenantId}, ${visitorId}, ${eventId}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning event_id`)
  if (rows.length === 0) return false
  await insertJob(tx, tenantId, {
    id: `review-mail ${visitorId} ${eventId}`,
    kind: 'review-mail',
    payload: { visitorId, eventId },
    runAt: now,
  })
  return true
}

const MAX_NAME_LENGTH = 100

async function visitorOfGuest(
  tx: Db,
  tenantId: string,
  { visit: { email, firstName, lastName }, newVisitorId }: Omit<Invitation, 'now'>,
): Promise<string> {
  const names = {
    firstName: firstName.slice(0, MAX_NAME_LENGTH),
    lastName: lastName.slice(0, MAX_NAME_LENGTH),
  }
  await tx.execute(sql`
    insert into visitors (tenant_id, id, email, confirmed, document)
    values (${tenantId}, ${newVisitorId}, ${email}, false, ${JSON.stringify({ email, ...names })}::jsonb)
    on conflict do nothing`)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from visitors where tenant_id = ${tenantId} and email = ${email}`,
  )
  return rows[0]?.id ?? newVisitorId
}

/** Somebody who wants no mail that asks for a review. */
export async function stopInvitationsTo(db: Db, tenantId: string, visitorId: string): Promise<void> {
  await db.execute(sql`
    update visitors set document = document || '{"noInvitations": true}'
    where tenant_id = ${tenantId} and id = ${visitorId}`)
}
