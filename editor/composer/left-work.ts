import { restoreDraft, workPrefix } from '#editor/composer/draft-storage.ts'
import type { History } from '#editor/history/history.ts'
import { isSameTheme } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'

type LeftWork = {
  readonly tenantId: string
  readonly author: string
  /** Whether the tab of this name stands open somewhere. */
  readonly isOpen: (tab: string) => boolean
}

/**
 * Unsaved work of this author that a closed or crashed tab has left at the venue, the newest; `null` when there is none. It is taken
 * out of the storage, since from now on it belongs to the tab that asks; so is what was left with nothing unsaved.
 */
export const takeLeftWork = (
  storage: Storage,
  { tenantId, author, isOpen }: LeftWork,
): History<ThemeDocument> | null => {
  const left = tabsIn(storage, tenantId)
    .filter(tab => !isOpen(tab))
    .flatMap(tab => {
      const history = restoreDraft(storage, { place: { tenantId, tab }, author })
      return history ? [{ tab, history }] : []
    })
    .toSorted((a, b) => lastStepAt(b.history) - lastStepAt(a.history))
  const isUnsaved = ({ history }: { history: History<ThemeDocument> }) =>
    !isSameTheme(history.saved, history.present)
  const newest = left.find(isUnsaved)
  for (const work of left)
    if (work === newest || !isUnsaved(work)) storage.removeItem(workPrefix(tenantId) + work.tab)
  return newest?.history ?? null
}

const tabsIn = (storage: Storage, tenantId: string): string[] => {
  const prefix = workPrefix(tenantId)
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter(key => key.startsWith(prefix))
    .map(key => key.slice(prefix.length))
}

const lastStepAt = ({ past }: History<ThemeDocument>) => past.at(-1)?.at ?? 0
