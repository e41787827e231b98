import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'

/** A broken promise of the database: at which venue and row, and a sentence. */
export type Violation = { tenantId: string; check: string; row: string; message: string }

/** Minutes after which an attempt whose lease has run out should have been finished or undone. */
const UNFINISHED_MINUTES = 15

/** What a CHECK of a table keeps already (capacity, balances, uses) is not asked again. */
const CHECKS: Record<string, (now: Date) => SQL> = {
  seats: () => sql`
    select s.tenant_id, s.id as row, format('%s seats sold here, %s tickets', s.sold - s.sold_elsewhere, count(t.id)) as message
    from slots s left join tickets t on t.tenant_id = s.tenant_id and t.slot_id = s.id
    group by s.tenant_id, s.id having s.sold - s.sold_elsewhere <> count(t.id)`,
  held: () => sql`
    select s.tenant_id, s.id as row, format('%s seats held, %s in open attempts', s.held, coalesce(a.held, 0)) as message
    from slots s left join (
      select tenant_id, seats->>'slotId' as slot_id, sum((seats->>'count')::int) as held
      from checkout_attempts, jsonb_array_elements(document->'seats') as seats where state in ${OPEN} group by 1, 2
    ) a on a.tenant_id = s.tenant_id and a.slot_id = s.id
    where s.held <> coalesce(a.held, 0)`,
  'add-ons': () => sql`
    select s.tenant_id, s.addon_id as row, format('%s pieces sold here, %s in orders', s.sold - s.sold_elsewhere, o.count) as message
    from addon_stock s cross join lateral (select ${piecesIn(sql`orders`)} as count) o where s.sold - s.sold_elsewhere <> o.count`,
  'held add-ons': () => sql`
    select s.tenant_id, s.addon_id as row, format('%s pieces held, %s in open attempts', s.held, a.count) as message
    from addon_stock s cross join lateral (select ${piecesIn(sql`(select * from checkout_attempts where state in ${OPEN})`)} as count) a
    where s.held <> a.count`,
  holds: now => sql`
    select s.tenant_id, s.id as row, format('%s seats in carts, %s of %s left', sum(h.count), s.capacity - s.sold - s.held, s.capacity) as message
    from seat_holds h join slots s on s.tenant_id = h.tenant_id and s.id = h.slot_id
    where h.expires_at > ${now.toISOString()}::timestamptz
    group by s.tenant_id, s.id having sum(h.count) > s.capacity - s.sold - s.held`,
  'holds and carts': () => sql`
    select h.tenant_id, h.cart_id as row, 'is an order and still holds seats' as message
    from seat_holds h join carts c on c.tenant_id = h.tenant_id and c.id = h.cart_id
    where c.order_id is not null group by h.tenant_id, h.cart_id`,
  memberships: () => sql`
    select o.tenant_id, o.order_number as row, format('sold the membership %s, which has no record', sold->'member'->>'membershipId') as message
    from orders o, jsonb_array_elements(coalesce(o.document->'memberships', '[]')) as sold
    where not exists (select from members m where m.tenant_id = o.tenant_id and m.id = sold->'member'->>'membershipId')`,
  'membership lines': () => sql`
    select o.tenant_id, o.order_number as row, format('%s memberships in its lines, %s issued', lines.count, issued.count) as message
    from orders o
    cross join lateral (select count(*) from jsonb_array_elements(o.document->'lines') line where line->>'type' = 'membership') lines
    cross join lateral (select count(*) from jsonb_array_elements(coalesce(o.document->'memberships', '[]'))) issued
    where lines.count <> issued.count`,
  tickets: () => sql`
    select t.tenant_id, t.id as row, format('is for the event %s, its slot is of %s', t.event_id, s.event_id) as message
    from tickets t join slots s on s.tenant_id = t.tenant_id and s.id = t.slot_id where s.event_id <> t.event_id`,
  orders: () => sql`
    select o.tenant_id, o.order_number as row, format('total %s, paid by card %s, in the ledger %s and %s cents', o.total, o.paid, ${taken}, ${charged}) as message
    from orders o left join ledger l on l.tenant_id = o.tenant_id and l.order_id = o.id
    group by o.tenant_id, o.id having o.paid <> ${charged} or o.total <> ${taken}`,
  'cancelled orders': () => sql`
    select o.tenant_id, o.order_number as row, format('owes %s cents to its card and %s to a certificate, %s and %s went back',
      ${owed('card')}, ${owed('certificate')}, ${sumOf('refund')}, ${sumOf('certificate-return')}) as message
    from orders o left join ledger l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where not exists (select from jobs j where j.tenant_id = o.tenant_id and j.id = 'order-refund.' || o.id and j.done_at is null)
    group by o.tenant_id, o.id having ${owed('card')} <> ${sumOf('refund')} or ${owed('certificate')} <> ${sumOf('certificate-return')}`,
  'tickets of cancelled orders': () => sql`
    select o.tenant_id, o.order_number as row, format('is cancelled and has %s tickets', count(*)) as message
    from orders o join tickets t on t.tenant_id = o.tenant_id and t.order_id = o.id
    where jsonb_exists(o.document, 'cancellation') group by o.tenant_id, o.id`,
  money: () => sql`
    select l.tenant_id, l.request_uuid as row, format('%s cents were taken for no order', ${moved}) as message
    from ledger l where l.order_id is null group by l.tenant_id, l.request_uuid having ${moved} <> 0`,
  certificates: () => sql`
    select g.tenant_id, g.number as row, format('%s cents left and %s spent of %s', g.balance, spent.cents, g.document->>'initialBalance') as message
    from gift_certificates g cross join lateral (select ${spentOf(sql`g`)} as cents) spent
    where g.balance + spent.cents > (g.document->>'initialBalance')::bigint`,
  attempts: now => sql`
    select tenant_id, request_uuid as row, format('is %s since %s', state, leased_until) as message
    from checkout_attempts where state in ${OPEN}
      and leased_until < ${now.toISOString()}::timestamptz - make_interval(mins => ${UNFINISHED_MINUTES})`,
  'attempts and orders': () => sql`
    select a.tenant_id, a.request_uuid as row, format('is %s, its order is %s', a.state, coalesce(o.order_number, 'missing')) as message
    from checkout_attempts a left join orders o on o.tenant_id = a.tenant_id and o.request_uuid = a.request_uuid
    where (a.state = 'issued') <> (o.id is not null)`,
  theme: () => sql`
    select v.tenant_id, v.theme_revision::text as row, 'the published theme is missing' as message
    from venues v where v.theme_revision > 0 and not exists (
      select from theme_revisions t where t.tenant_id = v.tenant_id and t.revision = v.theme_revision)`,
}

const OPEN = sql`('new', 'leased', 'charged')`

/** The sum of the rows of one kind, in a group of the ledger `l`. */
const sumOf = (kind: 'charge' | 'refund' | 'certificate-return') =>
  sql`coalesce(sum(l.amount) filter (where l.kind = ${sql.raw(`'${kind}'`)}), 0)`

const charged = sumOf('charge')

/** Money that came in. */
const taken = sql`coalesce(sum(l.amount) filter (where l.kind not in ('refund', 'certificate-return')), 0)`

/** What came in less what went out. */
const moved = sql`${taken} - ${sumOf('refund')} - ${sumOf('certificate-return')}`

/** Cents that a cancelled order owes, by its own record. */
const owed = (to: 'card' | 'certificate') =>
  sql`coalesce((o.document->'cancellation'->'refund'->>${sql.raw(`'${to}'`)})::bigint, 0)`

/** Pieces of a counted add-on in documents of orders or attempts. */
const piecesIn = (source: SQL) => sql`(
  select coalesce(sum((taken->>'count')::int), 0) from ${source} as source, jsonb_array_elements(coalesce(source.document->'pieces', '[]')) as taken
  where source.tenant_id = s.tenant_id and taken->>'addOnId' = s.addon_id
)`

/** Cents of a certificate in orders and in open attempts. */
const spentOf = (certificate: SQL) => sql`(
  select coalesce(sum(case l.kind when 'gift-certificate' then l.amount else -l.amount end), 0) from ledger l
  where l.tenant_id = ${certificate}.tenant_id and l.kind in ('gift-certificate', 'certificate-return') and split_part(l.reference, ' ', 1) = ${certificate}.number
) + (
  select coalesce(sum((a.document->'certificate'->>'applied')::bigint), 0) from checkout_attempts a
  where a.tenant_id = ${certificate}.tenant_id and a.state in ${OPEN} and a.document->'certificate'->>'number' = ${certificate}.number
)`

/** Replays tickets, money and attempts of every venue against each other. Needs the system database. */
export async function findViolations(db: Db, now: Date): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [check, query] of Object.entries(CHECKS)) {
    const { rows } = await db.execute<{ tenant_id: string; row: string; message: string }>(query(now))
    violations.push(
      ...rows.map(({ tenant_id, row, message }) => ({ tenantId: tenant_id, check, row, message })),
    )
  }

  return violations
}
