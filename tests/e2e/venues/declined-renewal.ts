import { sql } from 'drizzle-orm'
import { createLog } from '#app/api/kernel/log.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { chargeRenewals } from '#app/api/renewals/charge-renewals.ts'
import type { Database } from '#app/data/database/database.ts'
import { readEnvironment } from '#app/environment.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { memoryLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'

/** Vera's membership of the Lantern House was to renew by itself today, and her card is declined: the mail goes out when the server starts. */
export async function addDeclinedRenewal(database: Database, now: Date): Promise<void> {
  const clock = () => now
  const expiresOn = addDays(localDateAt(now, 'America/Los_Angeles'), 7)
  await database
    .forTenant('lantern')
    .execute(sql`insert into renewals (tenant_id, membership_id, expires_on, state, amount, run_at)
      values ('lantern', 'L-VERA', ${expiresOn}::date, 'due', 6000, ${now.toISOString()}::timestamptz)`)
  const payments = createTestGateway({ secret: 'of no token', ledger: memoryLedger(), clock })
  await chargeRenewals({
    environment: readEnvironment(process.env),
    database,
    venues: createVenueStore(database),
    gateways: { payments } as Gateways,
    sandboxGateways: { payments } as Gateways,
    log: createLog('silent'),
    clock,
    secret: 'of no link',
    publicUrl: () => '',
  })
}
