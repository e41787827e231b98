import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

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
const pglite = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
parentPort!.postMessage({ id: 0 } satisfies WorkerReply)
parentPort!.on('message', async (request: WorkerRequest) => parentPort!.postMessage(await answer(request)))

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
  if (request.call === 'query')
    return pglite.query(request.text, request.parameters, { rowMode: request.rowMode, parsers })
  if (request.call === 'exec') return pglite.exec(request.text).then(() => undefined)
  if (request.call === 'flush') return flushWriteAheadLog()
  return pglite.close()
}

/** PGlite leaves its writes in the page cache; the newest log segments are pushed to the disk. */
async function flushWriteAheadLog() {
  const segments = readdirSync(join(folder, 'pg_wal'))
    .filter(name => /^[0-9A-F]{24}$/.test(name))
    .map(name => join(folder, 'pg_wal', name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const segment of segments.slice(0, 2)) {
    const file = openSync(segment, 'r+')
    fsyncSync(file)
    closeSync(file)
  }
}

const plain = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  )
