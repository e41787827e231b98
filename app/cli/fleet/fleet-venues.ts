import { readFile } from 'node:fs/promises'
import { decodeVenueFile } from '#app/contract/venue-file/check/decode-venue-file.ts'
import { readVenueFile } from '#app/contract/venue-file/check/read-venue-file.ts'
import { themeOfFile } from '#app/data/import/theme-of-file.ts'
import type { ThemedVenue } from '#theme/take-snapshot.ts'
import { callerPath, UsageError } from '../arguments.ts'
import { carryOut } from '../run-command.ts'
import { themedVenue } from './themed-venue.ts'

/** The venues of the files that were named, or of the database where none was. */
export function fleetVenues(files: readonly string[]): Promise<ThemedVenue[]> {
  return files.length > 0 ? Promise.all(files.map(venueOfFile)) : venuesOfDatabase()
}

async function venueOfFile(name: string): Promise<ThemedVenue> {
  const bytes = await readFile(callerPath(name)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read (${error.code})`)
  })
  const decoded = decodeVenueFile(bytes)
  const read = decoded.ok ? readVenueFile(decoded.text) : decoded
  const reading = read.ok ? read.reading : null
  if (!reading?.file)
    throw new UsageError(`${name} is no venue file; npm run venue -- import ${name} --plan says why`)
  const { document } = themeOfFile(reading.input, null)
  return themedVenue(reading.file.venue, document)
}

async function venuesOfDatabase(): Promise<ThemedVenue[]> {
  const pieces: string[] = []
  await carryOut({ command: 'venue themes' }, async piece => void pieces.push(piece))
  const lines = pieces.join('').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line) as ThemedVenue)
}
