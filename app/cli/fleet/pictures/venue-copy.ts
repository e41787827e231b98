import { type ChildProcess, spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '#app/data/database/open-database.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { UsageError } from '../../arguments.ts'

type CopyRequest = {
  folder: string
  files: readonly { venue: { id: string } }[]
  /** where the venues' own pictures are */
  pictures: string
}

/** Puts venues into a data folder that is thrown away, with the pictures that they have uploaded. */
export async function copyVenues({ folder, files, pictures }: CopyRequest): Promise<void> {
  const database = await openDatabase({
    folder,
    workerScript: new URL('./pglite-worker.js', import.meta.url),
  })
  try {
    for (const file of files) {
      const result = await importVenue({ database, text: JSON.stringify(file), now: new Date() })
      if (!result.ok) throw new UsageError(`${file.venue.id} cannot be drawn: ${firstIssue(result.issues)}`)
      const { id } = file.venue
      await cp(join(pictures, id), join(folder, 'pictures', id), { recursive: true }).catch(ignoreMissing)
    }
  } finally {
    await database.close()
  }
}

const firstIssue = ([issue]: readonly { path: string; message: string }[]) =>
  issue ? `${issue.path} ${issue.message}` : ''

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

export type CopyServer = { address: string; close: () => Promise<void> }

/** Serves a copy on this machine alone, with no setting of the real one: nothing is mailed, charged or asked elsewhere. */
export async function serveCopy(folder: string): Promise<CopyServer> {
  const { PATH, HOME, TZ } = process.env
  const child = spawn(process.execPath, [new URL('./main.js', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      TZ,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: '0',
    },
  })
  const close = () => endOf(child)
  try {
    return { address: await addressOf(child), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface({ input: stdout })) {
      const [, address] = /ready on (http:\/\/\S+?)\/?$/.exec(line) ?? []
      if (address) return address
    }
  throw new Error('The server of a copy ended before it was ready')
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await end
}
