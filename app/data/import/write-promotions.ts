import { sql } from 'drizzle-orm'
import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueCoupon, VenueGiftCertificate } from '#app/contract/venue-file/coupons.ts'
import type { Db } from '../database/database.ts'
import { batches } from './batches.ts'

const BATCH_OF_PROMOTIONS = 1_000

/** Coupons whose limit lies below what was already used. Checked before they are written. */
export async function overusedCoupons(
  tx: Db,
  { tenantId, coupons }: { tenantId: string; coupons: readonly VenueCoupon[] },
): Promise<PathIssue[]> {
  const { rows } = await tx.execute<{ code: string; uses: number }>(sql`
    select code, uses from coupons where tenant_id = ${tenantId} and uses > 0 for update`)
  const uses = new Map(rows.map(row => [row.code, row.uses]))

  return coupons.flatMap((coupon, index) => {
    const used = Math.max(coupon.used, uses.get(coupon.code) ?? 0)
    if (coupon.maxUses === undefined || used <= coupon.maxUses) return []
    return [{ path: ['coupons', index, 'maxUses'], message: `is less than the ${used} uses so far` }]
  })
}

/** Adds and updates coupons; uses only grow. Gives the number of rows changed. */
export async function saveCoupons(
  tx: Db,
  { tenantId, coupons }: { tenantId: string; coupons: readonly VenueCoupon[] },
): Promise<number> {
  let changed = 0
  for (const batch of batches(coupons, BATCH_OF_PROMOTIONS)) {
    const documents = batch.map(({ used: _used, ...document }) => JSON.stringify(document))
    const result = await tx.execute(sql`
      insert into coupons as stored (tenant_id, code, maximum_uses, uses, document)
      select ${tenantId}, given.code, given.maximum_uses, given.uses, given.document::jsonb from unnest(
        ${sql.param(batch.map(coupon => coupon.code))}::text[], ${sql.param(batch.map(coupon => coupon.maxUses ?? null))}::int[],
        ${sql.param(batch.map(coupon => coupon.used))}::int[], ${sql.param(documents)}::text[]
      ) as given(code, maximum_uses, uses, document)
      on conflict (tenant_id, code) do update set maximum_uses = excluded.maximum_uses, document = excluded.document,
        uses = greatest(stored.uses, excluded.uses)
      where (stored.maximum_uses, stored.document) is distinct from (excluded.maximum_uses, excluded.document)
        or excluded.uses > stored.uses`)
    changed += result.affectedRows ?? 0
  }

  return changed
}

/** Coupons that the file no longer has: unused ones go, used ones stay used up, bound to nothing. */
export async function endOtherCoupons(
  tx: Db,
  { tenantId, coupons }: { tenantId: string; coupons: readonly VenueCoupon[] },
): Promise<number> {
  const others = sql`tenant_id = ${tenantId} and not code = any(${sql.param(coupons.map(coupon => coupon.code))}::text[])`
  const deleted = await tx.execute(sql`delete from coupons where ${others} and uses = 0`)
  const ended = await tx.execute(sql`
    update coupons set maximum_uses = uses, document = document || jsonb_build_object('maxUses', uses) || ${UNBOUND}::jsonb
    where ${others} and (maximum_uses is distinct from uses or not document @> ${UNBOUND}::jsonb)`)

  return (deleted.affectedRows ?? 0) + (ended.affectedRows ?? 0)
}

const UNBOUND = JSON.stringify({
  eventIds: [],
  comboIds: [],
  personTypeIds: [],
  membershipCategoryIds: [],
  conflictsWith: [],
})

/** What a certificate was first worth never falls: it is what was spent and what is left. */
const MERGED = sql`excluded.document || jsonb_build_object('initialBalance',
  greatest((stored.document->>'initialBalance')::bigint, (excluded.document->>'initialBalance')::bigint))`

/** Adds and updates certificates; a balance only falls, and none is removed: it is money. Gives the number of rows changed. */
export async function saveGiftCertificates(
  tx: Db,
  { tenantId, certificates }: { tenantId: string; certificates: readonly VenueGiftCertificate[] },
): Promise<number> {
  let changed = 0
  for (const batch of batches(certificates, BATCH_OF_PROMOTIONS)) {
    const documents = batch.map(({ balance, ...document }) =>
      JSON.stringify({ initialBalance: balance, ...document }),
    )
    const result = await tx.execute(sql`
      insert into gift_certificates as stored (tenant_id, number, balance, document)
      select ${tenantId}, given.number, given.balance, given.document::jsonb from unnest(
        ${sql.param(batch.map(one => one.number))}::text[], ${sql.param(batch.map(one => one.balance))}::bigint[], ${sql.param(documents)}::text[]
      ) as given(number, balance, document)
      on conflict (tenant_id, number) do update set balance = least(stored.balance, excluded.balance), document = ${MERGED}
      where stored.document is distinct from ${MERGED} or excluded.balance < stored.balance`)
    changed += result.affectedRows ?? 0
  }

  return changed
}
