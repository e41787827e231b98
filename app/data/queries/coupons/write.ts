import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { coupons } from '../../schema/promotions.ts'

const isCoupon = (tenantId: string, code: string) =>
  and(eq(coupons.tenantId, tenantId), eq(coupons.code, code))

/** Counts a use of each code, in the order given (ascending); the first that is used up is named, and the transaction must end there. */
export async function takeCoupons(
  tx: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<{ missing: string | null }> {
  for (const code of codes) {
    const rows = await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(
        and(isCoupon(tenantId, code), or(isNull(coupons.maximumUses), lt(coupons.uses, coupons.maximumUses))),
      )
      .returning({ code: coupons.code })
    if (rows.length === 0) return { missing: code }
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
