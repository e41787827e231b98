import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'

/** Who buys: a visitor, the addresses they order with, and the memberships that count. Unknown parts are null or empty. */
export type Buyer = { visitorId: string | null; emails: readonly string[]; membershipIds: readonly string[] }

/** Tickets bought on a day of the venue, by this buyer or with one of these memberships. */
export type PurchaseRow = {
  eventId: string
  personTypeId: string
  isRetail: boolean
  inCombo: boolean
  date: string
  byBuyer: boolean
  byMember: boolean
  quantity: number
}

type PurchaseQuery = { buyer: Buyer; eventIds: readonly string[]; timeZone: string }

/** What was bought of these events before, issued orders only. */
export async function listPurchases(
  db: Db,
  tenantId: string,
  { buyer, eventIds, timeZone }: PurchaseQuery,
): Promise<PurchaseRow[]> {
  const { visitorId, emails, membershipIds } = buyer
  if (!visitorId && emails.length + membershipIds.length === 0) return []
  const byBuyer = sql`(visitor_id = ${visitorId} or email = any(${textArray(emails)}))`
  const byMember = sql`membership_ids && ${textArray(membershipIds)}`
  const result = await db.execute<PurchaseRow>(sql`
    select event_id as "eventId", person_type_id as "personTypeId", is_retail as "isRetail",
      in_combo as "inCombo",
      (created_at at time zone ${timeZone})::date::text as date,
      coalesce(${byBuyer}, false) as "byBuyer", ${byMember} as "byMember", count(*)::int as quantity
    from orders join tickets on tickets.tenant_id = orders.tenant_id and tickets.order_id = orders.id
    where orders.tenant_id = ${tenantId} and (${byBuyer} or ${byMember})
      and event_id = any(${textArray(eventIds)})
    group by 1, 2, 3, 4, 5, 6, 7`)
  return result.rows
}

/** What the buyer is paying for at this moment under other requests: it counts as bought until it fails. */
export async function listPurchasesUnderWay(
  db: Db,
  tenantId: string,
  { buyer, requestUuid }: { buyer: Buyer; requestUuid: string },
): Promise<Omit<PurchaseRow, 'date'>[]> {
  const { visitorId, emails, membershipIds } = buyer
  const byBuyer = sql`(ordered->>'visitorId' = ${visitorId} or ordered->>'email' = any(${textArray(emails)}))`
  const byMember = sql`coalesce(ordered->'membershipIds', '[]') ?| ${textArray(membershipIds)}`
  const result = await db.execute<Omit<PurchaseRow, 'date'>>(sql`
    select part->>'eventId' as "eventId", part->>'personTypeId' as "personTypeId",
      coalesce((part->>'isRetail')::boolean, false) as "isRetail", line->>'itemType' = 'Combo' as "inCombo",
      coalesce(${byBuyer}, false) as "byBuyer", ${byMember} as "byMember", (part->>'quantity')::int as quantity
    from (
      select document->'order' as ordered from checkout_attempts
      where tenant_id = ${tenantId} and state in ('new', 'leased', 'charged') and request_uuid <> ${requestUuid}
    ) as open,
      jsonb_array_elements(ordered->'document'->'lines') as line, jsonb_array_elements(coalesce(line->'admissions', line->'parts')) as part
    where part->>'personTypeId' is not null and (${byBuyer} or ${byMember})`)
  return result.rows
}

const textArray = (values: readonly string[]) =>
  sql`${`{${values.map(value => JSON.stringify(value)).join(',')}}`}::text[]`
