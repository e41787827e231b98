import { listEndingIssuers } from '#app/data/queries/pass-issuers/read.ts'
import type { Services } from '../kernel/context.ts'

const DAYS = 30
const DAY_MS = 86_400_000

/** Tells in the log of each venue's certificate for passes that ends within thirty days, or is over. */
export async function warnOfEndingCertificates({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock().getTime() + DAYS * DAY_MS)
  for (const issuer of await listEndingIssuers(database.system, before))
    log.warn(issuer, 'The certificate for passes of a venue is to be renewed: venue pass-certificate')
}
