import { type Dispatch, useCallback, useRef } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'
import type { ComposerAction } from '#editor/composer/composer-state.ts'
import { goTo, type History } from '#editor/history/history.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type StepsRequest = {
  readonly history: History<ThemeDocument>
  readonly dispatch: Dispatch<ComposerAction>
  /** Leads to the control of a key. */
  readonly onShow: (key: string) => void
}

export type Steps = {
  readonly undo: () => void
  readonly redo: () => void
  /** Goes to where so many steps are done. */
  readonly goTo: (count: number) => void
}

/** Steps back and forth: what became of it is read out, and its control is shown and focused. */
export const useSteps = ({ history, dispatch, onShow }: StepsRequest): Steps => {
  const text = useText()
  const latest = useRef({ history, onShow })
  latest.current = { history, onShow }
  const move = useCallback(
    (distance: number) => {
      const { history: before, onShow: show } = latest.current
      const count = before.past.length + distance
      const after = goTo(before, count)
      if (after === before) return
      const [key] = diffDocuments(before.present, after.present).map(change => change.key)
      const label = (distance < 0 ? after.future[0] : after.past.at(-1))?.label ?? ''
      dispatch({ type: 'go-to', count })
      announce(text(distance < 0 ? 'editor-undone' : 'editor-redone', { label }))
      if (key) show(key)
    },
    [dispatch, text],
  )
  const undo = useCallback(() => move(-1), [move])
  const redo = useCallback(() => move(1), [move])
  const jump = useCallback((count: number) => move(count - latest.current.history.past.length), [move])
  return { undo, redo, goTo: jump }
}
