import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { readEnvironment } from './environment.ts'
import { OperatorError, operatorSentence } from './operator-error.ts'
import { announceStart } from './server/announce-start.ts'
import { type CardServer, openCardServer } from './server/card-server.ts'
import { openCommandSocket } from './server/command-socket.ts'
import { createApp } from './server/create-app.ts'
import { startServices } from './server/start-services.ts'

class PortTakenError extends OperatorError {
  constructor(port: number) {
    super(`Port ${port} is taken. Choose another one: PORT=${port + 10} npm start`)
  }
}

async function start() {
  const environment = readEnvironment(process.env)
  const running = await startServices({ ...environment, DATA_DIR: resolve(environment.DATA_DIR) })
  const portOf = () => (server.address() as AddressInfo).port
  const gateway: { cards: CardServer } = { cards: null }
  const server = createServer(await createApp(running, { cardPort: () => gateway.cards?.port }))
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

/** What an operator can mend is one line and code 2; anything else is shown whole. */
function exitWith(error: unknown): never {
  const sentence = operatorSentence(error)
  console.error(sentence ? `marquee: ${sentence}` : error)
  process.exit(sentence ? 2 : 1)
}

await start().catch(exitWith)
