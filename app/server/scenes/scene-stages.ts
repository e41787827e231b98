import type { Services } from '#app/api/kernel/context.ts'
import { sandboxCopy } from '#app/api/sandboxes/sandbox-copy.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { removeVenue } from '#app/data/queries/venues/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { stageVenue } from '#app/rules/scenes/stage-venue.ts'
import { leadIntoSandbox } from '#app/rules/venues/sandbox-links.ts'
import { type SceneServices, sceneServices } from './scene-services.ts'

/** Where scenes of venues are played: a database in memory with copies of their catalogues. */
export type SceneStages = {
  /** The stage of a venue with its present catalogue; null where there is no such venue here. */
  open: (tenantId: string) => Promise<Stage | null>
  close: () => Promise<void>
}

/** `key` tells this copy of the catalogue from others. */
export type Stage = SceneServices & { key: string }

/** How long a stage that nobody looks at is kept. */
const REST_MS = 20 * 60_000

/** Opens its database when a scene is first asked for, and closes it when none was for a while. */
export function createSceneStages(real: Services, openDatabase: () => Promise<Database>): SceneStages {
  let opening: Promise<{ database: Database; stage: SceneServices }> | null = null
  const copies = new Map<string, { key: string; copied: Promise<boolean> }>()
  let timer: NodeJS.Timeout | undefined

  const close = async () => {
    clearTimeout(timer)
    const open = opening
    opening = null
    copies.clear()
    if (open) await (await open).database.close()
  }
  const keepOpen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void close(), REST_MS)
    timer.unref()
  }
  const openStage = () => {
    opening ??= openDatabase().then(database => ({ database, stage: sceneServices(real, database) }))
    return opening
  }
  const copyOnce = (tenantId: string, { key, database }: { key: string; database: Database }) => {
    const known = copies.get(tenantId)
    if (known?.key === key) return known.copied
    const copied = copyVenue({ real, database, tenantId })
    copies.set(tenantId, { key, copied })
    // One that failed is tried again by the next who asks; they are told of this one.
    copied.catch(() => copies.delete(tenantId))
    return copied
  }

  return {
    open: async tenantId => {
      const venue = await real.venues.open(tenantId)
      if (!venue) return null
      keepOpen()
      const { database, stage } = await openStage()
      const today = localDateAt(real.clock(), venue.document.venue.timeZone)
      const key = `${tenantId} ${venue.catalogueRevision} ${today}`
      return (await copyOnce(tenantId, { key, database })) ? { ...stage, key } : null
    },
    close,
  }
}

type Copy = { real: Services; database: Database; tenantId: string }

/** Puts the venue's catalogue on the stage in place of the one before; false where it cannot be read. */
async function copyVenue({ real, database, tenantId }: Copy): Promise<boolean> {
  const text = await exportVenueText({ database: real.database, tenantId })
  const copy = await sandboxCopy(real, { venue: tenantId, sandboxId: tenantId })
  const file = leadIntoSandbox(JSON.parse(text) as VenueFileInput, copy)
  const now = real.clock()
  const today = localDateAt(now, file.venue.timeZone)
  await removeVenue(database, { tenantId, withOrders: true })
  const result = await importVenue({ database, text: JSON.stringify(stageVenue(file, { today })), now })
  if (!result.ok)
    real.log.error({ tenantId, issues: result.issues }, 'A venue cannot be copied for its scenes')
  return result.ok
}
