import { open, readFile, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { exportVenue } from '#app/data/export/export-venue.ts'
import { type ImportResult, importVenue } from '#app/data/import/import-venue.ts'
import { hasVenue, listVenues } from '#app/data/queries/venues.ts'
import { callerPath, oneLine, readArguments, UsageError } from './arguments.ts'
import { createProgressBar } from './progress-bar.ts'
import { runCommand, withDatabase } from './run-command.ts'

const USAGE = 'Use: npm run venue -- import FILE.json | export TENANT [--out FILE] | list'

await runCommand(async () => {
  const { positionals, options } = readArguments(process.argv.slice(2), ['out'])
  const [action, subject, ...more] = positionals
  if (more.length > 0) throw new UsageError(USAGE)
  if (action === 'import' && subject) return importFile(subject)
  if (action === 'export' && subject) return exportTenant(subject, options.out)
  if (action === 'list' && !subject) return list()
  throw new UsageError(USAGE)
})

async function importFile(name: string): Promise<number> {
  const text = await readFile(callerPath(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read (${error.code})`)
  })

  return withDatabase(async ({ database, now }) => {
    const bar = createProgressBar('Importing', process.stderr)
    const result = await importVenue({ database, text, now, onProgress: bar.show })
    bar.end()

    return report(name, result)
  })
}

function report(name: string, result: ImportResult): number {
  if (result.ok) {
    const counts = Object.entries(result.counts).map(([noun, count]) => `${count} ${noun}`)
    console.log(`${result.tenantId}: ${result.changed ? 'imported' : 'unchanged'} (${counts.join(', ')})`)
    return 0
  }
  for (const { line, column, path, message } of result.issues)
    console.error(oneLine(`${name}:${line}:${column} ${path} ${message}`))
  console.error(
    `${name}: ${result.issues.length === 1 ? '1 fault' : `${result.issues.length} faults`}, nothing was imported`,
  )

  return 2
}

async function exportTenant(tenantId: string, out?: string): Promise<number> {
  return withDatabase(async ({ database }) => {
    if (!(await hasVenue(database.forTenant(tenantId), tenantId)))
      throw new UsageError(`There is no venue "${tenantId}"`)
    if (out)
      await writeWhole(callerPath(out), target =>
        exportVenue({ database, tenantId, write: writerTo(target) }),
      )
    else await exportVenue({ database, tenantId, write: writerTo(process.stdout) })

    return 0
  })
}

/** The file appears when it is complete; one that exists stays until then. */
async function writeWhole(path: string, work: (target: Writable) => Promise<void>) {
  const part = `${path}.part`
  try {
    const target = (await open(part, 'w')).createWriteStream()
    await work(target)
    await finished(target.end())
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    const { syscall, code } = error as NodeJS.ErrnoException
    throw syscall ? new UsageError(`${path} cannot be written (${code})`) : error
  }
}

function writerTo(target: Writable) {
  target.on('error', () => undefined)

  return (piece: string) =>
    new Promise<void>((done, fail) => target.write(piece, error => (error ? fail(error) : done())))
}

async function list(): Promise<number> {
  return withDatabase(async ({ database }) => {
    for (const { tenantId, name } of await listVenues(database.system))
      console.log(oneLine(`${tenantId}  ${name}`))

    return 0
  })
}
