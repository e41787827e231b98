import { type Dispatch, useEffect, useRef } from 'react'
import type { ComposerAction } from '#editor/composer/composer-state.ts'

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S (⌘ on a Mac). In a field that is being typed in, undo stays the browser's. */
export const useHistoryKeys = (dispatch: Dispatch<ComposerAction>, save: () => void) => {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = (event.ctrlKey || event.metaKey) && !event.altKey ? actionOf(event) : null
      if (!action || (action !== 'save' && isTyping(event.target))) return
      event.preventDefault()
      if (action !== 'save') return dispatch({ type: action })
      settleField()
      // The field that is left applies its value first, and what is saved then is the theme with it.
      setTimeout(() => latest.current())
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [dispatch])
}

const actionOf = ({ key, shiftKey }: KeyboardEvent) => {
  const name = key.toLowerCase()
  if (name === 's') return 'save'
  if (name === 'y') return 'redo'
  return name === 'z' ? (shiftKey ? 'redo' : 'undo') : null
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

const settleField = () => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus()
}
