import { mergeDocuments } from '#editor/document/merge-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { parseThemeDocument } from '#theme/read-document.ts'

/** Unsaved work of this tab: the document, and the one it began with. */
type Draft = { readonly base: ThemeDocument; readonly present: ThemeDocument }

const keyOf = (tenantId: string) => `marquee-composer ${tenantId}`

/** Keeps unsaved work over a reload; a full or forbidden storage is no reason to stop. */
export const keepDraft = (storage: Storage, { tenantId, ...draft }: Draft & { tenantId: string }): void => {
  try {
    if (draft.base === draft.present) storage.removeItem(keyOf(tenantId))
    else storage.setItem(keyOf(tenantId), JSON.stringify(draft))
  } catch {
    return
  }
}

/** The kept work brought over to what is stored now; `null` when there is none or it cannot be read. */
export const restoreDraft = (
  storage: Storage,
  { tenantId, stored }: { tenantId: string; stored: ThemeDocument },
): ThemeDocument | null => {
  try {
    const draft = JSON.parse(storage.getItem(keyOf(tenantId)) ?? 'null') as Partial<Draft> | null
    const [base, mine] = [documentIn(draft?.base), documentIn(draft?.present)]
    return base && mine ? mergeDocuments({ base, mine, theirs: stored }).merged : null
  } catch {
    return null
  }
}

/** A storage is not ours alone: what lies in it is read like anything else that comes in. */
const documentIn = (kept: unknown): ThemeDocument | null => {
  if (!kept) return null
  const parsed = parseThemeDocument({ ...emptyThemeDocument, ...(kept as object) })
  return parsed.ok ? parsed.document : null
}
