import { and, gte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { CertificatePayment } from '../../documents/attempt-document.ts'
import { giftCertificates } from '../../schema/promotions.ts'
import { isCertificate } from './read.ts'

/** Takes cents off a certificate; false when it does not hold them any more. */
export async function debitCertificate(
  tx: Db,
  tenantId: string,
  { number, applied }: CertificatePayment,
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
  { number, applied }: CertificatePayment,
): Promise<void> {
  await tx
    .update(giftCertificates)
    .set({ balance: sql`${giftCertificates.balance} + ${applied}` })
    .where(isCertificate(tenantId, number))
}
