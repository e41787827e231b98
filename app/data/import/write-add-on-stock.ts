import { type SQL, sql } from 'drizzle-orm'
import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { Db } from '../database/database.ts'
import { OvertakenError } from './import-issue.ts'

type StockImport = { tenantId: string; addOns: readonly AddOn[] }

/**
 * Starts counting the add-ons that have a stock and stops counting the others. One that is counted again finds what orders and
 * open checkouts took of it before. Gives the number of rows changed; their totals follow with `saveAddOnStock`.
 */
export async function countAddOns(tx: Db, { tenantId, addOns }: StockImport): Promise<number> {
  const limited = sql.param(addOns.filter(isLimited).map(addOn => addOn.id))
  const ended = await tx.execute(
    sql`delete from addon_stock where tenant_id = ${tenantId} and not addon_id = any(${limited}::text[])`,
  )
  const added = await tx.execute(sql`
    insert into addon_stock (tenant_id, addon_id, total, sold, held)
    select ${tenantId}, given.id, before.sold + before.held, before.sold, before.held
    from unnest(${limited}::text[]) as given(id) cross join lateral (select
      ${piecesIn(sql`orders`, tenantId)} as sold,
      ${piecesIn(sql`(select * from checkout_attempts where state in ('new', 'leased', 'charged'))`, tenantId)} as held
    ) before
    where not exists (select from addon_stock where tenant_id = ${tenantId} and addon_id = given.id)`)

  return (ended.affectedRows ?? 0) + (added.affectedRows ?? 0)
}

/** Counted add-ons whose new stock lies below what was already sold. Checked before they are written; locks them. */
export async function oversoldAddOns(tx: Db, { tenantId, addOns }: StockImport): Promise<PathIssue[]> {
  const { rows } = await tx.execute<{ id: string; sold: number; held: number }>(sql`
    select addon_id as id, sold, held from addon_stock where tenant_id = ${tenantId} order by addon_id for update`)
  const counted = new Map(rows.map(row => [row.id, row]))

  return addOns.flatMap(({ id, totalQuantity, sold: given }, index) => {
    const stock = counted.get(id)
    if (totalQuantity === undefined || !stock) return []
    const sold = Math.max(given, stock.sold)
    if (sold > totalQuantity)
      return [{ path: ['addOns', index, 'totalQuantity'], message: `is less than the ${sold} sold so far` }]
    if (sold + stock.held > totalQuantity)
      throw new OvertakenError('Add-ons are being bought during the import')
    return []
  })
}

/** Gives the counted add-ons their stock; what was sold only grows. Gives the number of rows changed. */
export async function saveAddOnStock(tx: Db, { tenantId, addOns }: StockImport): Promise<number> {
  const limited = addOns.filter(isLimited)
  const column = (read: (addOn: AddOn) => unknown) => sql.param(limited.map(read))
  const changed = await tx.execute(sql`
    update addon_stock as stored set total = given.total, sold = greatest(stored.sold, given.sold),
      sold_elsewhere = stored.sold_elsewhere + greatest(0, given.sold - stored.sold)
    from unnest(
      ${column(addOn => addOn.id)}::text[], ${column(addOn => addOn.totalQuantity)}::int[], ${column(addOn => addOn.sold)}::int[]
    ) as given(id, total, sold)
    where stored.tenant_id = ${tenantId} and stored.addon_id = given.id
      and (stored.total <> given.total or given.sold > stored.sold)`)

  return changed.affectedRows ?? 0
}

const isLimited = (addOn: AddOn) => addOn.totalQuantity !== undefined

/** Pieces of the given add-on in documents of orders or attempts. */
const piecesIn = (source: SQL, tenantId: string) => sql`(
  select coalesce(sum((taken->>'count')::int), 0)::int
  from ${source} as source, jsonb_array_elements(coalesce(source.document->'pieces', '[]')) as taken
  where source.tenant_id = ${tenantId} and taken->>'addOnId' = given.id
)`
