import type { Database } from '#app/data/database/database.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { anEventTemplate, aSlotRule, aVenueFile } from '#tests/builders/venue-file.ts'

export type ImportRate = {
  slots: number
  seconds: number
  slotsPerSecond: number
  againSeconds: number
  grownMegabytes: number
}

/** A venue file of `templates` events with one start a day for `days` days. */
function largeVenueText({ id = 'large', templates = 500, days = 365 } = {}): string {
  const events = Array.from({ length: templates }, (_, index) =>
    anEventTemplate({
      id: `event-${index + 1}`,
      name: `Event ${index + 1}`,
      slots: [],
      slotRules: [
        aSlotRule({
          from: 'today',
          to: `today+${days - 1}`,
          times: [index % 2 ? '10:00' : '14:30'],
          capacity: 40,
        }),
      ],
    }),
  )

  return JSON.stringify(
    aVenueFile({ venue: { id, name: 'Large Venue', timeZone: 'America/New_York' }, events }),
    null,
    2,
  )
}

/** How fast a large venue comes in (500 templates × 365 days unless told otherwise), and the same file a second time. */
export async function measureImport(
  database: Database,
  size: { templates?: number; days?: number } = {},
): Promise<ImportRate> {
  const text = largeVenueText(size)
  const now = new Date('2026-11-20T12:00:00Z')
  const before = process.memoryUsage().rss
  const highest = { rss: before }
  const onProgress = () => void (highest.rss = Math.max(highest.rss, process.memoryUsage().rss))

  const started = performance.now()
  const result = await importVenue({ database, text, now, onProgress })
  const seconds = (performance.now() - started) / 1000
  if (!result.ok) throw new Error(JSON.stringify(result.issues.slice(0, 3)))

  const startedAgain = performance.now()
  await importVenue({ database, text, now })
  const againSeconds = (performance.now() - startedAgain) / 1000

  return {
    slots: result.counts.slots,
    seconds,
    slotsPerSecond: Math.round(result.counts.slots / seconds),
    againSeconds,
    grownMegabytes: Math.round((highest.rss - before) / 1e6),
  }
}
