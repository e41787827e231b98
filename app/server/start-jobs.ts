import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import { checkUnverifiedHosts } from '#app/api/hosts/check-host.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { Services } from '#app/api/kernel/context.ts'
import { workLaunchChecks } from '#app/api/launch/work-launch-checks.ts'
import { warnOfEndingCertificates } from '#app/api/passes/warn-of-ending.ts'
import { announceRenewals } from '#app/api/renewals/announce-renewals.ts'
import { chargeRenewals } from '#app/api/renewals/charge-renewals.ts'
import { inviteReviewers } from '#app/api/reviews/invite-reviewers.ts'
import { removeEndedSandboxes } from '#app/api/sandboxes/remove-sandboxes.ts'
import { offerWaitingSeats } from '#app/api/waiting-list/offer-waiting-seats.ts'
import { deleteExpiredCarts } from '#app/data/queries/carts/write.ts'
import { deleteExpiredHolds } from '#app/data/queries/holds/write.ts'
import { deleteEndedChallenges, deleteEndedLinks } from '#app/data/queries/link-tokens/write.ts'
import { deleteEndedVerifications } from '#app/data/queries/member-verifications/write.ts'
import { deleteUnusedLimits } from '#app/data/queries/rate-limits/write.ts'
import { deleteOldEntries } from '#app/data/queries/waiting-list/write.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/**
 * Puts in order what a crash has left behind, before anybody is served; then works the outbox and keeps house while the process
 * runs. Every node does it: leases and SKIP LOCKED share the work. The answer stops it and waits for what is under way.
 */
export async function startJobs(services: Services): Promise<() => Promise<void>> {
  const { database, clock, log, gateways, environment } = services
  if (gateways.payments.name === 'test' && !environment.DEMO)
    log.warn('Payments go to the test gateway: no card is really charged')
  await reconcileAttempts(services)
  await warnOfEndingCertificates(services)
  const stops = [
    repeat(services, { name: 'jobs', every: 2 * SECOND, work: () => workJobs(services) }),
    repeat(services, { name: 'reconciler', every: MINUTE, work: () => reconcileAttempts(services) }),
    repeat(services, { name: 'reviews', every: 15 * MINUTE, work: () => inviteReviewers(services) }),
    repeat(services, { name: 'waiting list', every: MINUTE, work: () => offerWaitingSeats(services) }),
    repeat(services, { name: 'renewals', every: 10 * MINUTE, work: () => announceRenewals(services) }),
    repeat(services, { name: 'charges', every: MINUTE, work: () => chargeRenewals(services) }),
    repeat(services, { name: 'launch checks', every: 2 * SECOND, work: () => workLaunchChecks(services) }),
    repeat(services, { name: 'hosts', every: 5 * MINUTE, work: () => checkUnverifiedHosts(services) }),
    repeat(services, { name: 'sandboxes', every: MINUTE, work: () => removeEndedSandboxes(services) }),
    repeat(services, {
      name: 'pass certificates',
      every: 24 * 60 * MINUTE,
      work: () => warnOfEndingCertificates(services),
    }),
    repeat(services, {
      name: 'carts',
      every: 60 * MINUTE,
      work: () => deleteExpiredCarts(database.system, clock()),
    }),
    repeat(services, {
      name: 'waiting list entries',
      every: 60 * MINUTE,
      work: () => deleteOldEntries(database.system, dayBefore(clock())),
    }),
    // A day late: until then a cart can still tell its visitor until when its seats were held.
    repeat(services, {
      name: 'holds',
      every: 60 * MINUTE,
      work: () => deleteExpiredHolds(database.system, new Date(clock().getTime() - 24 * 60 * MINUTE)),
    }),
    repeat(services, {
      name: 'limits',
      every: 60 * MINUTE,
      work: () => deleteUnusedLimits(database.system, clock()),
    }),
    // A month late: until then an old link can still say that it has expired.
    repeat(services, {
      name: 'links',
      every: 60 * MINUTE,
      work: () => deleteEndedLinks(database.system, new Date(clock().getTime() - 30 * 24 * 60 * MINUTE)),
    }),
    repeat(services, {
      name: 'challenges',
      every: 60 * MINUTE,
      work: () => deleteEndedChallenges(database.system, clock()),
    }),
    // A day late: until then who waits can still be told that the link has expired.
    repeat(services, {
      name: 'verifications',
      every: 60 * MINUTE,
      work: () => deleteEndedVerifications(database.system, new Date(clock().getTime() - 24 * 60 * MINUTE)),
    }),
  ]
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

/** The day that is over at every venue, whatever its time zone. */
const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * MINUTE).toISOString().slice(0, 10)

type Chore = { name: string; every: number; work: () => Promise<unknown> }

/** One round after another, never two at once; a failing round is reported and does not end the chore. */
function repeat({ log }: Pick<Services, 'log'>, { name, every, work }: Chore): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const round = () => {
    running = work()
      .catch(error => log.error({ error, chore: name }, 'A chore has failed'))
      .then(wait)
  }
  const wait = () => {
    timer = setTimeout(round, every)
    timer.unref()
  }
  wait()
  return async () => {
    clearTimeout(timer)
    await running
    clearTimeout(timer)
  }
}
