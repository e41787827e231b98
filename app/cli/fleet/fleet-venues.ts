import { readFile } from 'node:fs/promises'
import { decodeVenueFile } from '#app/contract/venue-file/check/decode-venue-file.ts'
import { readVenueFile } from '#app/contract/venue-file/check/read-venue-file.ts'
import { themeOfFile } from '#app/data/import/theme-of-file.ts'
import type { VenueChanges } from '#theme/compare-defaults.ts'
import type { ThemedVenue } from '#theme/take-snapshot.ts'
import { callerPath, UsageError } from '../arguments.ts'
import type { CommandRequest } from '../command.ts'
import { carryOut } from '../run-command.ts'
import type { FleetFile } from './pictures/earlier-file.ts'
import { themedVenue } from './themed-venue.ts'

/** The venues of the files that were named, or of the database where none was. */
export function fleetVenues(files: readonly string[]): Promise<ThemedVenue[]> {
  return files.length > 0 ? Promise.all(files.map(venueOfFile)) : venuesOfDatabase()
}

async function venueOfFile(name: string): Promise<ThemedVenue> {
  const { file, input } = await readFleetFile(name)
  const { document } = themeOfFile(input, null)
  return themedVenue(file.venue, document)
}

async function readFleetFile(name: string) {
  const bytes = await readFile(callerPath(name)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read (${error.code})`)
  })
  const decoded = decodeVenueFile(bytes)
  const read = decoded.ok ? readVenueFile(decoded.text) : decoded
  const { file, input } = read.ok ? read.reading : { file: null, input: null }
  if (!file) throw new UsageError(`${name} is no venue file; npm run venue -- import ${name} --plan says why`)
  return { file, input }
}

async function venuesOfDatabase(): Promise<ThemedVenue[]> {
  const lines = (await textOf({ command: 'venue themes' })).split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line) as ThemedVenue)
}

/** A venue that changed defaults change. */
export type ChangedVenue = { venue: ThemedVenue; changes: VenueChanges }

/** The whole file of a venue as it was written: one of those that were named, or that of the database where none was. */
export async function fleetFile(tenantId: string, files: readonly string[]): Promise<FleetFile> {
  if (files.length === 0) return JSON.parse(await textOf({ command: 'venue export', tenantId })) as FleetFile
  const read = await Promise.all(files.map(readFleetFile))
  return read.find(({ file }) => file.venue.id === tenantId)?.input as FleetFile
}

async function textOf(request: CommandRequest): Promise<string> {
  const pieces: string[] = []
  await carryOut(request, async piece => void pieces.push(piece))
  return pieces.join('')
}
