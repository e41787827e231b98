import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readEnvironment } from '#app/environment.ts'
import { withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'
import { UsageError } from '../../arguments.ts'
import { findBrowser } from '../../find-chromium.mjs'
import { type ChangedVenue, fleetFile } from '../fleet-venues.ts'
import { printChanges } from '../print-changes.ts'
import { earlierFile, type FleetFile } from './earlier-file.ts'
import { printIndex, type Sides } from './print-index.ts'
import { takePictures } from './take-pictures.ts'
import { type CopyServer, copyVenues, serveCopy } from './venue-copy.ts'

/** The path of a Chromium; refused where there is none, before anything else is done. */
export async function requireBrowser(): Promise<string> {
  const path = await findBrowser()
  if (path) return path
  throw new UsageError(
    '--pictures needs Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH',
  )
}

type PictureRequest = { files: readonly string[]; folder: string; browserPath: string }

/** Takes pictures of the list pages of venues before and after, from copies that are thrown away. Gives the path of the page that shows them. */
export async function pictureFleet(
  venues: readonly ChangedVenue[],
  { files, folder, browserPath }: PictureRequest,
): Promise<string> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${folder} cannot be written (${error.code})`)
  })
  const tenantIds = venues.map(({ venue }) => venue.tenantId)
  await overCopies(await fileSides(venues, files), addresses =>
    takePictures({ browserPath, tenantIds, addresses, folder }),
  )
  const index = join(folder, 'index.html')
  await writeFile(index, printIndex(venues.map(picturedVenue)))
  return index
}

const picturedVenue = ({ venue: { tenantId, name }, changes }: ChangedVenue) => ({
  tenantId,
  name,
  report: printChanges(tenantId, changes),
})

async function fileSides(
  venues: readonly ChangedVenue[],
  files: readonly string[],
): Promise<Sides<FleetFile[]>> {
  const sides: Sides<FleetFile[]> = { before: [], after: [] }
  for (const { venue, changes } of venues) {
    const file = await fleetFile(venue.tenantId, files)
    sides.before.push(earlierFile(file, { changes, language: venue.languages[0] ?? '' }))
    sides.after.push(file)
  }
  return sides
}

/** Serves both copies while `work` goes on; nothing of them is left, whatever happens. */
async function overCopies(sides: Sides<FleetFile[]>, work: (addresses: Sides<string>) => Promise<void>) {
  const place = await mkdtemp(join(tmpdir(), 'marquee-fleet-'))
  const servers: CopyServer[] = []
  const open = async (side: keyof Sides<unknown>) => {
    const server = await openCopy(join(place, side), sides[side])
    servers.push(server)
    return server.address
  }
  try {
    await work({ before: await open('before'), after: await open('after') })
  } finally {
    await Promise.all(servers.map(server => server.close()))
    await rm(place, { recursive: true, force: true })
  }
}

async function openCopy(folder: string, files: readonly FleetFile[]): Promise<CopyServer> {
  const pictures = join(resolve(readEnvironment(process.env).DATA_DIR), 'pictures')
  await copyVenues({ folder, files: files.map(withoutPeople), pictures })
  return serveCopy(folder)
}

const withoutPeople = (file: FleetFile) => withoutPersonalData(file) as FleetFile
