import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { createMutex } from './mutex.ts'
import { createPgliteStatements } from './pglite-statements.ts'
import { createWriteAheadFlush } from './write-ahead-flush.ts'

/** PGlite in its own thread, so that a slow statement never stops the event loop that answers visitors. */
export type WorkerRequest =
  | { id: number; call: 'query'; text: string; parameters: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; call: 'exec'; text: string }
  | { id: number; call: 'flush' | 'close' }
export type WorkerReply = {
  id: number
  result?: unknown
  error?: { message: string; fields: Record<string, unknown> }
}

const asText = (value: string) => value
// Drizzle maps dates itself; functions cannot be sent between threads, so its parsers live here.
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(id => [
    id,
    asText,
  ]),
)

const folder = (workerData as { folder: string }).folder
// A kept plan is used as it is: without statistics, which nobody gathers here, planning for each value finds nothing better.
const settings = ['shared_buffers=16MB', 'plan_cache_mode=force_generic_plan']
const pglite = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap(setting => ['-c', setting])],
})
const flush = createWriteAheadFlush(join(folder, 'pg_wal'))
const carryOut = createPgliteStatements(pglite, parsers)
parentPort!.postMessage({ id: 0 } satisfies WorkerReply)
const inTurn = createMutex()
parentPort!.on('message', async (request: WorkerRequest) =>
  parentPort!.postMessage(await (request.call === 'flush' ? answer(request) : inTurn(() => answer(request)))),
)

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  try {
    return { id: request.id, result: await perform(request) }
  } catch (error) {
    const { message, ...fields } = error as Error & Record<string, unknown>
    return {
      id: request.id,
      error: { message, fields: plain({ ...fields, code: (error as { code?: string }).code }) },
    }
  }
}

function perform(request: WorkerRequest) {
  if (request.call === 'query') return carryOut(request)
  if (request.call === 'exec') return pglite.exec(request.text).then(() => undefined)
  if (request.call === 'flush') return flush()
  return pglite.close()
}

const plain = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  )
