import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Coupon } from '#app/contract/venue-file/coupons.ts'
import type { Db } from '../database/database.ts'
import { coupons } from '../schema/promotions.ts'

const isCoupon = (tenantId: string, code: string) =>
  and(eq(coupons.tenantId, tenantId), eq(coupons.code, code))

/** The venue's coupons with these codes, by code; `used` is how many orders have used each by now. */
export async function findCoupons(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<Map<string, Coupon>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: coupons.code, document: coupons.document, used: coupons.uses })
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), inArray(coupons.code, [...codes])))
  return new Map(rows.map(({ code, document, used }) => [code, { ...document, used }]))
}

/** Counts a use of each code, in the order given (ascending); the first that is used up is named, and the transaction must end there. */
export async function takeCoupons(
  tx: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<{ missing: string | null }> {
  for (const code of codes) {
    const taken = await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(
        and(isCoupon(tenantId, code), or(isNull(coupons.maximumUses), lt(coupons.uses, coupons.maximumUses))),
      )
      .returning({ code: coupons.code })
    if (taken.length === 0) return { missing: code }
  }
  return { missing: null }
}

/** Gives the uses back of an order that was not placed. */
export async function giveBackCoupons(tx: Db, tenantId: string, codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(and(isCoupon(tenantId, code), gt(coupons.uses, 0)))
}
