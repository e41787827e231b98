import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { OperatorError } from '#app/operator-error.ts'
import type { CommandOutput, CommandRequest } from './command.ts'
import type { ProgressState } from './progress-bar.ts'

/** Beside the database in `DATA_DIR`: where a server takes commands from whoever owns the folder, and where visitors find it. */
export const COMMAND_SOCKET = 'commands.sock'
export const ADDRESS_FILE = 'address'

/** What a server answers, a line of JSON each; the last is an end. */
export type ServerReply =
  | { out: string }
  | { err: string }
  | { progress: ProgressState }
  | { code: number; fault?: { message: string; isExpected: boolean } }

/** Has the server of the folder carry out a command. Gives the exit code, null where no server takes commands. */
export async function askServer(
  request: CommandRequest,
  { folder, output }: { folder: string; output: CommandOutput },
): Promise<number | null> {
  const socket = connect(join(folder, COMMAND_SOCKET))
  const isConnected = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isConnected) return null
  socket.on('error', () => undefined)
  socket.write(`${JSON.stringify(request)}\n`)
  try {
    for await (const line of createInterface({ input: socket })) {
      const reply = JSON.parse(line) as ServerReply
      if ('code' in reply) return codeOf(reply)
      await show(reply, output)
    }
  } finally {
    socket.destroy()
  }
  throw new OperatorError('the server ended before the command did')
}

function codeOf({ code, fault }: Extract<ServerReply, { code: number }>): number {
  if (fault) throw fault.isExpected ? new OperatorError(fault.message) : new Error(fault.message)

  return code
}

async function show(reply: Exclude<ServerReply, { code: number }>, output: CommandOutput) {
  if ('out' in reply) await output.out(reply.out)
  if ('err' in reply) output.err(reply.err)
  if ('progress' in reply) output.progress(reply.progress)
}
