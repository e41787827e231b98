import { createLog } from '#app/api/kernel/log.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { checkVenue } from '#app/api/launch/check-venue.ts'
import { describeFinding } from '#app/api/launch/describe-finding.ts'
import { readEnvironment } from '#app/environment.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { mendingOf } from '#app/rules/onboarding/launch/mend-place.ts'
import { oneLine, UsageError } from './arguments.ts'
import type { Command } from './command.ts'

/** A rehearsal has gateways of its own: whatever reaches for others is a fault. */
const NO_GATEWAYS = {} as Gateways

/** For an operator every screen is open. */
const placeOf = (found: Parameters<typeof mendingOf>[0]) =>
  mendingOf(found, { roles: ['publisher'], isDraft: true }).place

/** Checks a venue before it opens, and buys in a copy of it all that it sells; a line a finding. Gives 1 where there is one. */
export const checkTenant: Command<'venue check'> = async (
  { tenantId },
  { database, now, out, progress, publicUrl, secret },
) => {
  const services = {
    environment: readEnvironment(process.env),
    database,
    venues: createVenueStore(database),
    gateways: NO_GATEWAYS,
    sandboxGateways: NO_GATEWAYS,
    log: createLog('silent'),
    clock: () => now,
    secret: secret(),
    publicUrl: () => publicUrl,
  }
  const findings = await checkVenue(services, { tenantId, onProgress: progress })
  if (!findings) throw new UsageError(`There is no venue "${tenantId}"`)
  for (const { severity, sentence, ...found } of findings.map(describeFinding))
    await out(`${oneLine(`${tenantId}: ${severity}: ${sentence} (${placeOf(found)})`)}\n`)
  await out(`${tenantId}: ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}\n`)
  await database.flush()

  return findings.length === 0 ? 0 : 1
}
