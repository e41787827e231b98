import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { giftCertificates } from '../../schema/promotions.ts'

export const isCertificate = (tenantId: string, number: string) =>
  and(eq(giftCertificates.tenantId, tenantId), eq(giftCertificates.number, number))

/** What a certificate is worth in cents on a day of the venue; null for an unknown number, and for one that has expired. */
export async function findCertificateBalance(
  db: Db,
  tenantId: string,
  { number, today }: { number: string; today: string },
): Promise<number | null> {
  const [row] = await db
    .select({ balance: giftCertificates.balance })
    .from(giftCertificates)
    .where(
      and(
        isCertificate(tenantId, number),
        sql`coalesce(${giftCertificates.document}->>'expires', ${today}) >= ${today}`,
      ),
    )
  return row?.balance ?? null
}
