import { randomBytes } from 'node:crypto'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { copyFonts } from '#app/data/queries/fonts/copy.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { sandboxFile } from '#app/rules/venues/sandbox-file.ts'
import { sandboxIdOf } from '#app/rules/venues/sandbox-id.ts'
import { leadIntoSandbox } from '#app/rules/venues/sandbox-links.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { Services } from '../kernel/context.ts'
import { sandboxCopy } from './sandbox-copy.ts'

type SandboxRequest = {
  /** id of the venue that is copied */
  venue: string
  /** a look of its own, such as a draft; that of the venue when left out */
  theme?: ThemeDocument
  endsAt: Date
  /** changes the file of the copy before it is written, such as by adding members */
  change?: (file: Record<string, unknown>) => Record<string, unknown>
}

/**
 * Copies a venue whole into one under an id that nobody guesses: catalogue, settings, look, all starts ahead with all their seats; no people. What
 * is bought there touches nothing of the venue: its orders are its own, cards go to the test gateway, mail goes nowhere, wallets
 * have no part. It is never listed, and over at `endsAt`. Null where there is no such venue, or it is a sandbox itself. Throws where the
 * venue's own file is refused.
 */
export async function createSandbox(
  services: Services,
  { venue: of, theme, endsAt, change = file => file }: SandboxRequest,
): Promise<{ tenantId: string } | null> {
  const { database } = services
  const venue = await services.venues.open(of)
  if (!venue || venue.sandboxOf) return null
  const now = services.clock()
  const tenantId = sandboxIdOf(of, randomBytes(10).toString('hex'))
  const today = localDateAt(now, venue.document.venue.timeZone)
  const exported = JSON.parse(await exportVenueText({ database, tenantId: of }))
  const copy = await sandboxCopy(services, { venue: of, sandboxId: tenantId })
  const file = leadIntoSandbox(sandboxFile(exported, { id: tenantId, today }), copy)
  const text = JSON.stringify(change(file))
  const sandbox = { of, endsAt, theme: theme ?? venue.theme }
  const result = await importVenue({ database, text, now, sandbox })
  if (!result.ok)
    throw new Error(`"${of}" cannot be copied: ${result.issues[0]?.path} ${result.issues[0]?.message}`)
  await copyFonts({ from: database.forTenant(of), to: database.forTenant(tenantId) }, { of, tenantId })
  return { tenantId }
}
