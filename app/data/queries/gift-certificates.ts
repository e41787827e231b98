import type { CertificateUse } from '../documents/attempt-document.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { giftCertificates } from '../schema/promotions.ts'

const isCertificate = (tenantId: string, number: string) =>
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

/** Takes cents off a certificate; false when it does not hold them any more. */
export async function debitCertificate(
  tx: Db,
  tenantId: string,
  { number, applied }: CertificateUse,
): Promise<boolean> {
  const rows = await tx
    .update(giftCertificates)
    .set({ balance: sql`${giftCertificates.balance} - ${applied}` })
    .where(and(isCertificate(tenantId, number), gte(giftCertificates.balance, applied)))
    .returning({ number: giftCertificates.number })
  return rows.length > 0
}

export async function creditCertificate(
  tx: Db,
  tenantId: string,
  { number, applied }: CertificateUse,
): Promise<void> {
  await tx
    .update(giftCertificates)
    .set({ balance: sql`${giftCertificates.balance} + ${applied}` })
    .where(isCertificate(tenantId, number))
}
