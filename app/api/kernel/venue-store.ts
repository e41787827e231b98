import { LRUCache } from 'lru-cache'
import type { Database, Db } from '#app/data/database/database.ts'
import { ownFonts } from '#app/data/queries/fonts/own-fonts.ts'
import {
  findThemeDocument,
  findVenueRevisions,
  readCatalogue,
  type VenueRevisions,
} from '#app/data/queries/venues/read.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import type { Log } from './log.ts'
import { createSharedReadings } from './shared-readings.ts'

type OwnFonts = Awaited<ReturnType<typeof ownFonts>>

/**
 * A venue as requests see it: catalogue and theme, in memory, shared until a revision moves on. `language` where it speaks a further one
 * (`venueIn`): its tag, which `document.venue.locale` then is, and the venue in its main language. The theme holds all of them.
 */
export type Venue = Catalogue &
  VenueRevisions & {
    tenantId: string
    theme: ThemeDocument
    fonts?: OwnFonts
    language?: { tag: string; original: Venue }
  }

export type VenueStore = {
  /** The venue at its present revisions, or null when there is none. One small query when the copy in memory is current. */
  open: (tenantId: string) => Promise<Venue | null>
  /** The venue as it was opened last, which may have changed since; for callers that compare its revisions by their first statement. */
  inMemory?: (tenantId: string) => Venue | null
}

const TENANT_ID = /^[A-Za-z0-9._-]{1,64}$/
const MAX_CACHE_ENTRIES = 200

/** Keeps venues in memory by revision; requests that arrive while one is being read share that reading. */
export function createVenueStore(database: Database, { log }: { log?: Log } = {}): VenueStore {
  const cache = new LRUCache<string, Venue>({ max: MAX_CACHE_ENTRIES })
  const reading = new Map<string, Promise<Venue | null>>()
  const revisionsOf = createSharedReadings<VenueRevisions | null>()

  const keep = (venue: Venue) => {
    cache.set(venue.tenantId, venue)
    return venue
  }

  const read = async (tenantId: string, revisions: VenueRevisions) => {
    const db = database.forTenant(tenantId)
    const old = cache.get(tenantId)
    const catalogue =
      old?.catalogueRevision === revisions.catalogueRevision ? old : await readCatalogue(db, tenantId)
    const theme =
      old?.themeRevision === revisions.themeRevision
        ? old.theme
        : await readTheme(db, { tenantId, revision: revisions.themeRevision })
    if (!catalogue) return null
    const venue = { ...catalogue, ...revisions, tenantId, fonts: await ownFonts(db, tenantId) }
    return theme ? keep({ ...venue, theme }) : { ...venue, theme: readThemeDocument({}).document }
  }

  /** Null when the theme cannot be loaded: the venue is shown in its defaults, this once, and nobody is bothered with it (CHK-301). */
  const readTheme = async (db: Db, { tenantId, revision }: { tenantId: string; revision: number }) => {
    try {
      return readThemeDocument((await findThemeDocument(db, tenantId, revision)) ?? {}).document
    } catch (error) {
      log?.warn({ error, tenantId, revision }, 'A theme cannot be loaded; its venue is shown in the defaults')
      return null
    }
  }

  return {
    inMemory: tenantId => cache.get(tenantId) ?? null,
    open: async tenantId => {
      if (!TENANT_ID.test(tenantId)) return null
      const revisions = await revisionsOf(tenantId, () =>
        findVenueRevisions(database.forTenant(tenantId), tenantId),
      )
      if (!revisions) return null
      const current = cache.get(tenantId)
      if (current && isCurrentVenue(current, revisions)) return current

      const key = `${tenantId} ${revisions.themeRevision} ${revisions.catalogueRevision}`
      const running = reading.get(key) ?? read(tenantId, revisions).finally(() => reading.delete(key))
      reading.set(key, running)
      return running
    },
  }
}

/** Whether a venue in memory is what its row says. */
export const isCurrentVenue = (venue: Venue, revisions: VenueRevisions) =>
  venue.themeRevision === revisions.themeRevision &&
  venue.catalogueRevision === revisions.catalogueRevision &&
  venue.isDraft === revisions.isDraft &&
  venue.mainHost === revisions.mainHost
