import { listEndingIssuers } from '#app/data/queries/pass-issuers/read.ts'
import { certificateWarningEnd } from '#app/rules/passes/certificate-end.ts'
import type { Services } from '../kernel/context.ts'

/** Tells in the log of each venue's certificate for passes that ends within thirty days, or is over. */
export async function warnOfEndingCertificates({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const before = certificateWarningEnd(clock())
  for (const issuer of await listEndingIssuers(database.system, before))
    log.warn(issuer, 'The certificate for passes of a venue is to be renewed: venue pass-certificate')
}
