import { listShares } from '#app/data/queries/draft-shares/read.ts'
import { endSandbox } from '#app/data/queries/sandboxes/write.ts'
import { findRevision } from '#app/data/queries/themes/read.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { shareState } from '#app/rules/themes/share-state.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** The hash of the theme that the pages of a venue show. */
export async function shownHash({ database }: Services, { tenantId, themeRevision }: Venue): Promise<string> {
  const row = await findRevision(database.forTenant(tenantId), tenantId, themeRevision)
  return row?.hash ?? ''
}

type Look = { sandboxId: string; draft: { document: ThemeDocument; hash: string } }

/** Lets the copy behind a link show the draft as it is now. Of several who do so at once one writes. */
export async function showDraft(services: Services, { sandboxId, draft }: Look): Promise<void> {
  const venue = await services.venues.open(sandboxId)
  if (!venue || (await shownHash(services, venue)) === draft.hash) return
  await saveThemeRevision(services.database.forTenant(sandboxId), {
    tenantId: sandboxId,
    revision: venue.themeRevision,
    document: draft.document,
    author: 'sandbox',
    now: services.clock(),
  })
}

const MAX_SHARES = 50

/** Shuts the copies behind links that open no more; a job removes them. */
export async function closeShares({ database, clock }: Services, tenantId: string): Promise<void> {
  const now = clock()
  const shares = await listShares(database.forTenant(tenantId), tenantId, { limit: MAX_SHARES })
  for (const { sandboxId, ...life } of shares)
    if (shareState(life, now) !== 'open') await endSandbox(database.forTenant(sandboxId), sandboxId, now)
}
