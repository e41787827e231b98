import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { Services } from '#app/api/context.ts'

const MAIL_EVERY = 2_000
const RECONCILE_EVERY = 60_000

/**
 * Work that outlives requests: checkout attempts that a crash left open are finished or undone at the start and every minute,
 * due jobs are looked for every two seconds. Returns how to stop, after what is running has ended.
 */
export async function startJobs(services: Services): Promise<() => Promise<void>> {
  const reconcile = guarded('reconciling checkout attempts', () => reconcileAttempts(services), services)
  const work = guarded('working jobs', () => workJobs(services), services)
  await reconcile()
  const stops = [repeat(work, MAIL_EVERY), repeat(reconcile, RECONCILE_EVERY)]
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

/** A round that fails is reported and the next one comes. */
function guarded(what: string, round: () => Promise<unknown>, { log }: Services) {
  return () => round().then(() => undefined, (error: unknown) => log.error({ error }, `${what} failed`))
}

/** Runs rounds one after another with a pause between, never two at once. */
function repeat(round: () => Promise<void>, pause: number) {
  let timer: NodeJS.Timeout
  let running = Promise.resolve()
  let stopped = false
  const next = () => {
    timer = setTimeout(() => {
      running = round().then(() => {
        if (!stopped) next()
      })
    }, pause)
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
