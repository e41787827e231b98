import { isSameTheme } from '#theme/diff-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { baseOfQuestions, type Conflict, mergeDocuments } from '#theme/merge-documents.ts'
import { readThemeDocument } from '#theme/read-document.ts'

/** Unsaved work of this tab: the document, and the one it began with. */
type Draft = { readonly base: ThemeDocument; readonly present: ThemeDocument }

type DraftToKeep = {
  readonly tenantId: string
  readonly saved: ThemeDocument
  readonly present: ThemeDocument
  /** What the author has been asked and not answered. */
  readonly conflicts: readonly Conflict[]
}

const keyOf = (tenantId: string) => `marquee-composer ${tenantId}`

/** Keeps unsaved work over a reload; a full or forbidden storage is no reason to stop. */
export const keepDraft = (storage: Storage, { tenantId, saved, present, conflicts }: DraftToKeep): void => {
  try {
    const draft: Draft = { base: baseOfQuestions(saved, conflicts), present }
    if (isSameTheme(draft.base, present)) storage.removeItem(keyOf(tenantId))
    else storage.setItem(keyOf(tenantId), JSON.stringify(draft))
  } catch {
    return
  }
}

/**
 * The kept work brought over to what is stored now, with the keys that somebody else has changed as well; `null` when there
 * is none or it cannot be read.
 */
export const restoreDraft = (
  storage: Storage,
  { tenantId, stored }: { tenantId: string; stored: ThemeDocument },
): { document: ThemeDocument; conflicts: readonly Conflict[] } | null => {
  try {
    const draft = JSON.parse(storage.getItem(keyOf(tenantId)) ?? 'null') as Partial<Draft> | null
    const [base, mine] = [documentIn(draft?.base), documentIn(draft?.present)]
    if (!base || !mine) return null
    const { merged, conflicts } = mergeDocuments({ base, mine, theirs: stored })
    return { document: merged, conflicts }
  } catch {
    return null
  }
}

/**
 * A storage is not ours alone: what lies in it is read like anything else that comes in. A wording that cannot be used may have
 * been stored before its author came; it is no reason to lose their work.
 */
const documentIn = (payload: unknown): ThemeDocument | null => {
  if (!payload) return null
  const { document, problems } = readThemeDocument({ ...emptyThemeDocument, ...(payload as object) })
  return problems.every(({ key }) => /^text(s|Sets)\./.test(key)) ? document : null
}
