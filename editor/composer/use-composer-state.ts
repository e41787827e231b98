import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { composerReducer, type StoredTheme, startComposer } from '#editor/composer/composer-state.ts'
import { keepDraft, restoreDraft } from '#editor/composer/draft-storage.ts'
import { type SaveTarget, saveTheme } from '#editor/composer/save-theme.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { diffDocuments, isSameTheme } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type VenueTheme = StoredTheme & { readonly tenantId: string }

/** The theme being edited: its history, its compiled look, saving it, and keeping it over a reload. */
export const useComposerState = ({ tenantId, document, revision, draft: begun }: VenueTheme) => {
  const text = useText()
  const [state, dispatch] = useReducer(composerReducer, { document, revision, draft: begun }, startComposer)
  const { history, saving, conflicts, held, draft } = state
  const isHeld = Object.keys(held).length > 0
  const compiled = useMemo(() => compileTheme(history.present), [history.present])
  const differences = useMemo(
    () => diffDocuments(history.saved, history.present),
    [history.saved, history.present],
  )
  useKeptDraft({
    tenantId,
    stored: begun?.document ?? document,
    state,
    onRestored: draft => {
      dispatch({ type: 'restore', ...draft, label: text('editor-restored') })
      announce(text('editor-restored'))
    },
  })
  useLeaveQuestion(differences.length > 0 || isHeld)

  const saveTo = useCallback(
    async (target: SaveTarget) => {
      if (saving || conflicts.length > 0) return
      if (isHeld) return dispatch({ type: 'hold-back' })
      const sent = history.present
      dispatch({ type: 'saving' })
      const outcome = await saveTheme({
        tenantId,
        mine: sent,
        base: history.saved,
        target,
        fetch: window.fetch.bind(window),
      })
      dispatch({ type: 'outcome', outcome, sent })
    },
    [saving, conflicts, isHeld, history, tenantId],
  )
  const save = useCallback(() => saveTo(draft ? 'draft' : 'public'), [saveTo, draft])
  const saveDraft = useCallback(() => saveTo('draft'), [saveTo])

  return { state, dispatch, compiled, differences, save, saveDraft }
}

type KeptDraft = {
  tenantId: string
  stored: ThemeDocument
  state: ReturnType<typeof startComposer>
  onRestored: (draft: NonNullable<ReturnType<typeof restoreDraft>>) => void
}

/** Unsaved work outlives a reload of the tab. */
const useKeptDraft = ({ tenantId, stored, state, onRestored }: KeptDraft) => {
  const { conflicts } = state
  const { saved, present } = state.history
  const isRead = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored and who is told count once, when the draft is read back
  useEffect(() => {
    if (isRead.current) return keepDraft(sessionStorage, { tenantId, saved, present, conflicts })
    isRead.current = true
    const draft = restoreDraft(sessionStorage, { tenantId, stored })
    if (draft && !isSameTheme(stored, draft.document)) onRestored(draft)
  }, [tenantId, saved, present, conflicts])
}

/** Leaving with unsaved changes asks. */
const useLeaveQuestion = (isUnsaved: boolean) => {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
