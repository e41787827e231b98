import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { composerReducer, type StoredTheme, startComposer } from '#editor/composer/composer-state.ts'
import { type SaveTarget, saveTheme } from '#editor/composer/save-theme.ts'
import { useKeptDraft } from '#editor/composer/use-kept-draft.ts'
import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { documentContrast } from '#theme/document-contrast.ts'
import type { OwnFont } from '#theme/fonts/own-fonts.ts'

type VenueTheme = StoredTheme & {
  readonly tenantId: string
  readonly author: string
  readonly mayPublish: boolean
  readonly heroPicture: HeroPicture | null
  /** The venue's own fonts. */
  readonly fonts?: readonly OwnFont[]
}

/** The theme being edited: its history, its compiled look, saving it, and keeping it over a reload. */
export const useComposerState = ({
  tenantId,
  author,
  document,
  revision,
  draft: begun,
  mayPublish,
  heroPicture,
  fonts,
}: VenueTheme) => {
  const [state, dispatch] = useReducer(composerReducer, { document, revision, draft: begun }, startComposer)
  const { history, saving, conflicts, held, draft } = state
  const isHeld = Object.keys(held).length > 0
  const compiled = useMemo(
    () => compileForEditing(history.present, { picture: heroPicture, fonts }),
    [history.present, heroPicture, fonts],
  )
  const differences = useMemo(
    () => diffDocuments(history.saved, history.present),
    [history.saved, history.present],
  )
  useKeptDraft({
    tenantId,
    author,
    state,
    onRestored: history => dispatch({ type: 'restore', history }),
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
  const target = draft || !mayPublish ? 'draft' : 'public'
  const save = useCallback(() => saveTo(target), [saveTo, target])
  const saveDraft = useCallback(() => saveTo('draft'), [saveTo])

  return { state, dispatch, compiled, differences, save, saveDraft }
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

type Look = { picture: HeroPicture | null; fonts: readonly OwnFont[] | undefined }

/** A theme set in the venue's own fonts, and what is wrong with its colours on the venue's picture. */
const compileForEditing = (document: ThemeDocument, { picture, fonts }: Look): CompiledTheme => {
  const compiled = compileTheme(document, fonts)
  return { ...compiled, contrast: documentContrast({ document, compiled, picture }) }
}
