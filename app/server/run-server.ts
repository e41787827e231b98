import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import type { Database } from '#app/data/database/database.ts'
import { projectRoot } from '#app/project-root.ts'
import type { Environment } from '../environment.ts'
import { exitWith, OperatorError } from '../operator-error.ts'
import { announceStart } from './announce-start.ts'
import { type CardServer, openCardServer } from './card-server.ts'
import { openCommandSocket } from './command-socket.ts'
import { createApp } from './create-app.ts'
import { pageDoor } from './pages/page-door.ts'
import { pageMetrics } from './pages/page-metrics.ts'
import { createPageStore } from './pages/page-store.ts'
import { starterOf } from './pages/silent-page.ts'
import { type RunningServices, startServices } from './start-services.ts'

class PortTakenError extends OperatorError {
  constructor(port: number) {
    super(`Port ${port} is taken. Choose another one: PORT=${port + 10} npm start`)
  }
}

/** Serves from an open database until the process is told to stop; a port that is taken closes everything again. */
export async function runServer(environment: Environment, database: Database) {
  const running = await startServices(environment, database)
  const portOf = () => (server.address() as AddressInfo).port
  const gateway: { cards: CardServer } = { cards: null }
  const server = createServer(await listenerOf(running, { cardPort: () => gateway.cards?.port }))
  try {
    await listen(server, environment)
    running.listensOn(portOf())
    gateway.cards = await openCardServer(running, { port: portOf })
  } catch (error) {
    server.close()
    await running.stop()
    throw error
  }
  const closeCommands = await openCommandSocket(running, { publicUrl: running.services.publicUrl() })
  stopGracefully(server, () => {
    closeCommands()
    gateway.cards?.stop()
    return running.stop()
  })
  await announceStart(running)
}

/** The application, with the kept pages before it where they are on: in development, and where the API is elsewhere, nobody could say how new one is. */
async function listenerOf(
  running: RunningServices,
  { cardPort }: { cardPort: () => number | undefined },
): Promise<RequestListener> {
  const { services, sessions, troubles } = running
  const { NODE_ENV, B2C_URL, PAGE_STORE } = services.environment
  const registry = new Registry()
  const app = await createApp(running, { cardPort, registry })
  if (NODE_ENV !== 'production' || B2C_URL || !PAGE_STORE) return app
  const starter = starterOf(readFileSync(join(projectRoot(), 'build/server/page-starter.js'), 'utf8').trim())
  const [metrics, store] = [pageMetrics(registry), createPageStore()]
  return pageDoor({ services, sessions, app, troubles, starter, metrics, store })
}

function listen(server: Server, { PORT, HOST }: { PORT: number; HOST: string }) {
  return new Promise<void>((resolve, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new PortTakenError(PORT) : error),
    )
    server.listen(PORT, HOST, resolve)
  })
}

/** First signal: finish what is in flight, then close the database. Second signal: leave at once. */
function stopGracefully(server: Server, stop: () => Promise<void>) {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close(() => stop().then(() => process.exit(0), exitWith))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
