import { compareDefaults, hasChanges } from '#theme/compare-defaults.ts'
import { takeSnapshot } from '#theme/take-snapshot.ts'
import { callerPath, readArguments, UsageError } from './arguments.ts'
import { type ChangedVenue, fleetVenues } from './fleet/fleet-venues.ts'
import { pictureFleet, requireBrowser } from './fleet/pictures/picture-fleet.ts'
import { printChanges } from './fleet/print-changes.ts'
import { readDefaults, snapshotOfRevision } from './fleet/read-defaults.ts'
import { runCommand, terminal } from './run-command.ts'
import { writeOutput } from './write-output.ts'

const USAGE =
  'Use: npm run fleet -- [VENUE.json …] [--against REVISION | --before SNAPSHOT.json] [--pictures FOLDER] | snapshot [VENUE.json …] [--out FILE]'

await runCommand(async () => {
  const { positionals, options } = readArguments(process.argv.slice(2), [
    'against',
    'before',
    'out',
    'pictures',
  ])
  const [action, ...files] = positionals
  if (action === 'snapshot') return writeSnapshot(files, options)
  if (options.out !== undefined || (options.against !== undefined && options.before !== undefined))
    throw new UsageError(USAGE)
  return compareFleet(positionals, options)
})

type Options = Record<string, string | undefined>

/** Takes down what the defaults make of the venues now, for a comparison later. */
async function writeSnapshot(files: readonly string[], { out, ...others }: Options): Promise<number> {
  if (Object.keys(others).length > 0) throw new UsageError(USAGE)
  const snapshot = takeSnapshot(await fleetVenues(files))
  return writeOutput(out, async print => {
    await print(`${JSON.stringify(snapshot)}\n`)
    return 0
  })
}

/** Tells what the present defaults change for each venue. Gives 1 where a venue falls below its contrast. */
async function compareFleet(
  files: readonly string[],
  { against = 'HEAD', before, pictures }: Options,
): Promise<number> {
  const browserPath = pictures === undefined ? null : await requireBrowser()
  const venues = await fleetVenues(files)
  const snapshots = {
    before: await (before === undefined ? snapshotOfRevision(against, venues) : readDefaults(before)),
    after: takeSnapshot(venues),
  }
  const changed: ChangedVenue[] = []
  for (const venue of venues) {
    const changes = compareDefaults(venue, snapshots)
    if (!changes) await terminal.out(`${venue.tenantId}: is not in ${before}\n`)
    if (!changes || !hasChanges(changes)) continue
    changed.push({ venue, changes })
    await terminal.out(printChanges(venue.tenantId, changes))
  }
  const lost = changed.filter(({ changes }) => changes.contrast.length > 0)
  await terminal.out(
    `${changed.length} of ${venues.length} venues change, ${lost.length} ${lost.length === 1 ? 'falls' : 'fall'} below contrast\n`,
  )
  if (pictures !== undefined && browserPath !== null && changed.length > 0)
    await terminal.out(
      `Pictures: ${await pictureFleet(changed, { files, folder: callerPath(pictures), browserPath })}\n`,
    )
  return lost.length === 0 ? 0 : 1
}
