import { Worker } from 'node:worker_threads'
import { createMutex } from './mutex.ts'
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts'
import type { QueryResult, SqlConnection, SqlPool } from './sql-pool.ts'

type PendingCall = { resolve: (value: unknown) => void; reject: (reason: Error) => void }
type Call = WorkerRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never

/** Starts the embedded database in `folder` on its own thread. `script` is the built worker. */
export async function openPgliteWorkerPool({
  folder,
  script,
}: {
  folder: string
  script: URL
}): Promise<SqlPool> {
  const worker = new Worker(script, { workerData: { folder } })
  const waiting = new Map<number, PendingCall>()
  let lastId = 0

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`The database thread ended (${code})`)))
  worker.on('message', ({ id, result, error }: WorkerReply) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(Object.assign(new Error(error.message), error.fields))
    else call?.resolve(result)
  })
  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const send = (call: Call) => {
    lastId += 1
    worker.postMessage({ ...call, id: lastId })
    return reply(lastId)
  }

  await reply(0)
  const alone = createMutex()
  const connection: SqlConnection = {
    query: (text, parameters = [], options = {}) =>
      send({ call: 'query', text, parameters, rowMode: options.rowMode ?? 'object' }) as Promise<QueryResult>,
    exec: text => send({ call: 'exec', text }),
  }
  return {
    lend: work => alone(() => work(connection)),
    pass: work => alone(() => work(connection)).then(({ result }) => result),
    flush: async () => void (await send({ call: 'flush' })),
    close: async () => {
      await alone(() => send({ call: 'close' }))
      await worker.terminate()
    },
  }
}
