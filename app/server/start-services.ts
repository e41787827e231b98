import type { Services } from '#app/api/kernel/context.ts'
import { createLog } from '#app/api/kernel/log.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import type { Database } from '#app/data/database/database.ts'
import { openMemoryDatabase } from '#app/data/database/open-database.ts'
import { loadDemoVenues } from '#app/data/demo/load-demo-venues.ts'
import { type CheckoutDrafts, createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { createVisitorSessions, type VisitorSessions } from '#app/session/visitor-session.ts'
import type { Environment } from '../environment.ts'
import { sessionSecret } from '../session-secret.ts'
import { openGateways, openSandboxGateways } from './open-gateways.ts'
import { WORKER_SCRIPT } from './open-server-database.ts'
import { countedLog } from './pages/counted-log.ts'
import { createSceneStages, type SceneStages } from './scenes/scene-stages.ts'
import { startJobs } from './start-jobs.ts'

export type RunningServices = {
  services: Services
  sessions: VisitorSessions
  drafts: CheckoutDrafts
  secret: string
  /** how often something has gone wrong that was written to the log */
  troubles: () => number
  /** where scenes of the editor are played */
  stages: SceneStages
  /** tells the port once it is known, so that mails can name the storefront's address */
  listensOn: (port: number) => void
  stop: () => Promise<void>
}

/** Opens everything else that lives as long as the process; what it gives closes the database too. */
export async function startServices(environment: Environment, database: Database): Promise<RunningServices> {
  const { log, troubles } = countedLog(createLog(environment.NODE_ENV === 'production' ? 'info' : 'warn'))
  const secret = sessionSecret(environment)
  const clock = () => new Date()
  if (environment.DEMO) await loadDemoVenues({ database, now: clock() })
  let port = environment.PORT
  const gateways = openGateways(environment, { secret, log, origin: publicUrlOf(environment, port) })
  const services: Services = {
    environment,
    database,
    venues: createVenueStore(database, { log }),
    gateways,
    sandboxGateways: openSandboxGateways(environment, { secret, gateways }),
    log,
    clock,
    secret,
    publicUrl: () => publicUrlOf(environment, port),
  }
  const stopJobs = await startJobs(services)
  const stages = createSceneStages(services, () => openMemoryDatabase(WORKER_SCRIPT))
  const secure = environment.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    services,
    secret,
    troubles,
    stages,
    sessions: createVisitorSessions({ secret, secure }),
    drafts: createCheckoutDrafts({ secret, secure }),
    listensOn: known => {
      port = known
    },
    stop: async () => {
      await stopJobs()
      await stages.close()
      await database.close()
    },
  }
}

const publicUrlOf = ({ PUBLIC_URL }: Environment, port: number) =>
  (PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
