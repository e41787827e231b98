import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ADDRESS_FILE, COMMAND_SOCKET, type ServerReply } from '#app/cli/ask-server.ts'
import { commandRequest } from '#app/cli/command.ts'
import { performCommand } from '#app/cli/perform-command.ts'
import { operatorSentence } from '#app/operator-error.ts'
import type { RunningServices } from './start-services.ts'

/** Longer ones cannot be the name of a socket. */
const MAX_PATH_LENGTH = 100

/**
 * Takes the commands of operators while this process has the embedded database: on a socket that only the owner of the folder can open
 * (mode 0600), and only those of `app/cli/command.ts`. On PostgreSQL commands open the database themselves.
 */
export async function openCommandSocket(
  running: RunningServices,
  { publicUrl }: { publicUrl: string },
): Promise<() => void> {
  const { DATABASE_URL, DATA_DIR } = running.services.environment
  if (DATABASE_URL) return () => undefined
  writeFileSync(join(DATA_DIR, ADDRESS_FILE), `${publicUrl}\n`)
  const path = join(DATA_DIR, COMMAND_SOCKET)
  if (Buffer.byteLength(path) > MAX_PATH_LENGTH) {
    running.services.log.warn(
      { path },
      'The folder’s name is too long for a socket: commands need a stopped server',
    )
    return () => undefined
  }
  const server = createServer(socket => void serve(socket, { running, publicUrl }))
  const problem = await listenPrivately(server, path).catch((error: Error) => error)
  if (problem) running.services.log.warn({ err: problem }, 'No commands can be taken while this server runs')

  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}

/** The folder's lock is ours: a socket that lies there is a leftover. It is made within `listen`, closed to every other user from the start. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  rmSync(path, { force: true })
  const listening = new Promise<void>((resolve, fail) => {
    server.once('error', fail)
    server.once('listening', resolve)
  })
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  await listening
  chmodSync(path, 0o600)
}

type CommandServer = { running: RunningServices; publicUrl: string }

/** One command a connection. */
async function serve(socket: Socket, { running, publicUrl }: CommandServer) {
  socket.on('error', () => undefined)
  const reply = (line: ServerReply) =>
    new Promise<void>(resolve => void socket.write(`${JSON.stringify(line)}\n`, () => resolve()))
  const { database, clock, log } = running.services
  try {
    const request = commandRequest.parse(JSON.parse(await firstLine(socket)))
    log.info({ command: request.command }, 'A command came from the folder’s owner')
    const code = await performCommand(request, {
      database,
      now: clock(),
      publicUrl,
      dataDir: running.services.environment.DATA_DIR,
      privateHosts: running.services.environment.ONBOARDING_PRIVATE_HOSTS,
      secret: () => running.services.secret,
      out: text => reply({ out: text }),
      err: text => void reply({ err: text }),
      progress: progress => void reply({ progress }),
    })
    await reply({ code })
  } catch (error) {
    const sentence = operatorSentence(error)
    if (!sentence) log.error({ err: error }, 'A command failed')
    const message = sentence ?? String((error as Error).stack ?? error)
    await reply({ code: sentence ? 2 : 1, fault: { message, isExpected: sentence !== null } })
  } finally {
    socket.end()
  }
}

async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line
  throw new Error('No command came')
}
