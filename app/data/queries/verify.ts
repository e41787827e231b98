import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** A broken promise of the database: at which venue and row, and a sentence. */
export type Violation = { tenantId: string; check: string; row: string; message: string }

/** Minutes after which an attempt whose lease has run out should have been finished or undone. */
const UNFINISHED_MINUTES = 15

const CHECKS: Record<string, (now: Date) => SQL> = {
  seats: () => sql`
    select s.tenant_id, s.id as row, format('%s seats sold here, %s tickets', s.sold - s.sold_elsewhere, count(t.id)) as message
    from slots s left join tickets t on t.tenant_id = s.tenant_id and t.slot_id = s.id
    group by s.tenant_id, s.id having s.sold - s.sold_elsewhere <> count(t.id)`,
  capacity: () => sql`
    select tenant_id, id as row, format('%s sold and %s held of %s seats', sold, held, capacity) as message
    from slots where sold < 0 or held < 0 or sold + held > capacity`,
  held: () => sql`
    select s.tenant_id, s.id as row, format('%s seats held, no attempt is open', s.held) as message
    from slots s where s.held > 0 and not exists (
      select from checkout_attempts a where a.tenant_id = s.tenant_id and a.state in ('new', 'leased', 'charged'))`,
  'event of a ticket': () => sql`
    select t.tenant_id, t.id as row, format('is for the event %s, its slot is of %s', t.event_id, s.event_id) as message
    from tickets t join slots s on s.tenant_id = t.tenant_id and s.id = t.slot_id where s.event_id <> t.event_id`,
  'paid orders': () => sql`
    select o.tenant_id, o.order_number as row, format('%s cents paid, the ledger has %s', o.paid, ${ledgerSum}) as message
    from orders o left join ledger l on l.tenant_id = o.tenant_id and l.order_id = o.id
    group by o.tenant_id, o.id, o.order_number, o.paid having o.paid <> ${ledgerSum}`,
  'money without an order': () => sql`
    select l.tenant_id, l.request_uuid as row, format('%s cents were taken for no order', ${ledgerSum}) as message
    from ledger l where l.order_id is null and not exists (
      select from checkout_attempts a where a.tenant_id = l.tenant_id and a.request_uuid = l.request_uuid and a.state in ('new', 'leased', 'charged'))
    group by l.tenant_id, l.request_uuid having ${ledgerSum} <> 0`,
  attempts: now => sql`
    select tenant_id, request_uuid as row, format('is %s since %s', state, leased_until) as message
    from checkout_attempts where state in ('new', 'leased', 'charged')
      and leased_until < ${now.toISOString()}::timestamptz - make_interval(mins => ${UNFINISHED_MINUTES})`,
  'attempts and orders': () => sql`
    select a.tenant_id, a.request_uuid as row, format('is %s, its order is %s', a.state, coalesce(o.order_number, 'missing')) as message
    from checkout_attempts a left join orders o on o.tenant_id = a.tenant_id and o.request_uuid = a.request_uuid
    where (a.state = 'issued') <> (o.id is not null)`,
  certificates: () => sql`
    select tenant_id, number as row, format('has a balance of %s cents of %s', balance, document->>'initialBalance') as message
    from gift_certificates where balance < 0 or balance > (document->>'initialBalance')::int`,
  coupons: () => sql`
    select tenant_id, code as row, format('%s uses of %s', uses, maximum_uses) as message from coupons where uses > maximum_uses`,
  'published theme': () => sql`
    select v.tenant_id, v.theme_revision::text as row, 'the published theme is missing' as message
    from venues v where v.theme_revision > 0 and not exists (
      select from theme_revisions t where t.tenant_id = v.tenant_id and t.revision = v.theme_revision)`,
}

const ledgerSum = sql`coalesce(sum(case l.kind when 'refund' then -l.amount else l.amount end), 0)`

/** Replays tickets, money and attempts of every venue against each other. Needs the system database. */
export async function findViolations(db: Db, now: Date): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [check, query] of Object.entries(CHECKS)) {
    const { rows } = await db.execute<{ tenant_id: string; row: string; message: string }>(query(now))
    found.push(...rows.map(({ tenant_id, row, message }) => ({ tenantId: tenant_id, check, row, message })))
  }

  return found
}
