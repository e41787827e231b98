import { and, eq, inArray } from 'drizzle-orm'
import type { VenueCoupon } from '#app/contract/venue-file/coupons.ts'
import type { Db } from '../../database/database.ts'
import { coupons } from '../../schema/promotions.ts'

/** The venue's coupons with these codes, by code; `used` is how many orders have used each by now. */
export async function findCoupons(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<Map<string, VenueCoupon>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: coupons.code, document: coupons.document, used: coupons.uses })
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), inArray(coupons.code, [...codes])))
  return new Map(rows.map(({ code, document, used }) => [code, { ...document, used }]))
}
