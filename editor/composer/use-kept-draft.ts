import { useEffect, useRef, useState } from 'react'
import type { ComposerState } from '#editor/composer/composer-state.ts'
import { keepDraft, restoreDraft } from '#editor/composer/draft-storage.ts'
import { takeLeftWork } from '#editor/composer/left-work.ts'
import { holdTab, nameTab, openTabs, renameTab } from '#editor/composer/tab-name.ts'
import type { History } from '#editor/history/history.ts'
import type { ThemeDocument } from '#theme/document.ts'

type KeptDraft = {
  readonly tenantId: string
  readonly author: string
  readonly state: ComposerState
  readonly onRestored: (history: History<ThemeDocument>) => void
}

/**
 * Work and its steps outlive a reload, and a crash: kept for this tab alone, and read back by it, or by the next tab of the same
 * author that opens the venue when this one is gone.
 */
export const useKeptDraft = ({ tenantId, author, state, onRestored }: KeptDraft) => {
  const { history, conflicts } = state
  const [tab, setTab] = useState('')
  const latest = useRef(state)
  latest.current = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the composer opens
  useEffect(() => {
    const name = nameTab(sessionStorage)
    const kept = restoreDraft(localStorage, { place: { tenantId, tab: name }, author })
    if (kept) onRestored(kept)
    setTab(name)
    const takeOver = async () => {
      // A tab that was duplicated has the name of the first one, and goes on under its own.
      if (!(await holdTab(name))) return setTab(renameTab(sessionStorage))
      const open = await openTabs()
      const { past, future } = latest.current.history
      if (!open || kept || past.length + future.length > 0) return
      const left = takeLeftWork(localStorage, { tenantId, author, isOpen: other => open.includes(other) })
      if (left) onRestored(left)
    }
    void takeOver()
  }, [])
  useEffect(() => {
    if (!tab) return
    keepDraft(localStorage, { place: { tenantId, tab }, author, history, conflicts })
  }, [tenantId, tab, author, history, conflicts])
}
