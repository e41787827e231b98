import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { countryOfZone } from '#app/rules/onboarding/country-of-zone.ts'
import { currencyOfCountry } from '#app/rules/onboarding/currency-of-country.ts'
import {
  type NewVenue,
  newVenueFile,
  startFromVenue,
  type VenueStart,
} from '#app/rules/onboarding/new-venue-file.ts'
import type { VenueProposals } from '#app/rules/onboarding/site/propose-venue.ts'
import { siteAddress } from '#app/rules/onboarding/site/site-address.ts'
import { isVenueId, venueIdsFor } from '#app/rules/onboarding/venue-id.ts'
import type { PicturePlace } from '../pictures/keep-pictures.ts'
import { type FetchRefusal, INTERNET, type Network } from './fetch-file.ts'
import { type FoundSite, fetchSite } from './fetch-site.ts'
import { proposeFrom, type StoredSite, startFromFoundSite } from './propose-site.ts'
import { readUploadedSite, type UploadedFile } from './upload-site.ts'

/** Where a new venue's look and words come from. */
export type StartOfVenue =
  | { kind: 'preset'; preset: string }
  | { kind: 'venue'; tenantId: string }
  | { kind: 'page'; address: string }
  | { kind: 'files'; files: readonly UploadedFile[] }

/** Name and id may be left empty where a page tells them, time zone and currency where it tells the country; the currency also where a time zone does. */
export type CreateRequest = Omit<NewVenue, 'start' | 'locale'> & { start: StartOfVenue }
export type Creation =
  | { ok: true; tenantId: string }
  | { ok: false; reason: FetchRefusal | 'files' | 'name' | 'id' | 'zone' | 'currency' }
  | { ok: false; reason: 'file'; issues: VenueFileIssue[] }

type Place = {
  database: Database
  now: Date
  dataDir: string
  /** where pages are fetched from; the internet when it is not said */
  network?: Network
}

/**
 * Makes a venue that only its staff see until it is opened: its file is checked and written as any import, all of it or
 * nothing. An id that was left empty comes from name or site, with a number where it is taken. Refused where the id that was typed is taken, and where the page cannot be had or does not tell what was left empty.
 */
export async function createVenue(place: Place, { start, ...profile }: CreateRequest): Promise<Creation> {
  const found = await findSite(start, place.network ?? INTERNET)
  if (found && 'reason' in found) return { ok: false, reason: found.reason }
  const proposals = found ? proposeFrom(found) : {}
  const named = completeProfile(profile, proposals)
  if ('reason' in named) return { ok: false, reason: named.reason }
  const address = found ? siteAddress(found.page) : ''
  const id = named.id || (await freeVenueId(place.database, { name: named.name, siteAddress: address }))
  if (!isVenueId(id)) return { ok: false, reason: 'id' }
  const completed = { ...named, id }
  const begun = found
    ? await startFromFoundSite(found, { proposals, ...picturePlace(place, completed) })
    : { start: await readStart(place.database, start), site: null }
  return writeVenue(place, { ...completed, ...begun })
}

async function findSite(
  start: StartOfVenue,
  network: Network,
): Promise<FoundSite | { reason: FetchRefusal | 'files' } | null> {
  if (start.kind === 'files') return (await readUploadedSite(start.files)) ?? { reason: 'files' }
  return start.kind === 'page' ? fetchSite(start.address, network) : null
}

const picturePlace = ({ database, dataDir, now }: Place, { id, creator }: Profile): PicturePlace => ({
  db: database.forTenant(id),
  dataDir,
  tenantId: id,
  author: creator.email,
  now,
})

type Profile = Omit<CreateRequest, 'start'>

/** The first address that suits the venue and that no other one has; empty where there is none. */
async function freeVenueId(database: Database, venue: { name: string; siteAddress: string }) {
  for (const id of venueIdsFor(venue)) if (!(await hasVenue(database.forTenant(id), id))) return id
  return ''
}

/** What was typed holds; what was left empty is what the page says. */
function completeProfile(
  { creator, ...typed }: Profile,
  proposals: VenueProposals,
): (Profile & { locale: string }) | { reason: 'name' | 'id' | 'zone' | 'currency' } {
  const name = typed.name || proposals.name?.value.slice(0, 200) || ''
  if (!name) return { reason: 'name' }
  const timeZone = typed.timeZone || proposals.timeZone?.value
  if (!timeZone) return { reason: 'zone' }
  const currency = typed.currency || proposals.currency?.value || currencyOfZone(timeZone)
  if (!currency) return { reason: 'currency' }
  return { creator, name, id: typed.id, timeZone, currency, locale: proposals.locale?.value ?? 'en-US' }
}

const currencyOfZone = (timeZone: string) => currencyOfCountry(countryOfZone(timeZone) ?? '')

async function readStart(database: Database, start: StartOfVenue): Promise<VenueStart> {
  if (start.kind === 'preset') return { theme: { preset: start.preset } }
  if (start.kind !== 'venue') return {}
  return startFromVenue(JSON.parse(await exportVenueText({ database, tenantId: start.tenantId })))
}

async function writeVenue(
  { database, now }: Place,
  { site, ...venue }: NewVenue & { site: StoredSite | null },
): Promise<Creation> {
  const setup = { createdBy: venue.creator.email, site }
  const result = await importVenue({ database, text: JSON.stringify(newVenueFile(venue)), now, setup })
  return result.ok
    ? { ok: true, tenantId: result.tenantId }
    : { ok: false, reason: 'file', issues: result.issues }
}
