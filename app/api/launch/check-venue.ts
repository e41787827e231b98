import { checkLaunch, sortFindings } from '#app/rules/onboarding/launch/check-launch.ts'
import type { LaunchFinding } from '#app/rules/onboarding/launch/launch-finding.ts'
import type { Services } from '../kernel/context.ts'
import { buyEverything } from './buy-everything.ts'
import { readLaunchVenue } from './read-launch-venue.ts'

type CheckRequest = {
  tenantId: string
  /** told after every purchase */
  onProgress: (progress: { done: number; total: number }) => void | Promise<void>
}

/** What is wrong with a venue before it opens, errors first: what its catalogue says, and what a robot cannot buy. Null where there is no such venue. */
export async function checkVenue(
  services: Services,
  { tenantId, onProgress }: CheckRequest,
): Promise<LaunchFinding[] | null> {
  const venue = await readLaunchVenue(services, tenantId)
  if (!venue) return null
  const bought = await buyEverything(services, venue, { onProgress })
  return sortFindings([...checkLaunch(venue), ...bought])
}
