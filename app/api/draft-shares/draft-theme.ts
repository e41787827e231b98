import type { Db } from '#app/data/database/database.ts'
import { themeHash } from '#app/data/documents/theme-hash.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { readDraftState } from '../themes/draft-state.ts'

type Place = { db: Db; tenantId: string; published: number }

/** What would be public if the draft were published now, with the hash of its bytes; null when there is no draft. */
export async function readDraftTheme(
  place: Place,
): Promise<{ document: ThemeDocument; hash: string } | null> {
  const { draft } = await readDraftState(place)
  return draft && { document: draft.merged.document, hash: themeHash(draft.merged.document) }
}
