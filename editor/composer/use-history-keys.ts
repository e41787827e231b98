import { useCallback, useEffect, useRef } from 'react'
import type { Steps } from '#editor/composer/use-steps.ts'

type KeyActions = Pick<Steps, 'undo' | 'redo'> & { readonly save: () => void }

/**
 * Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S (⌘ on a Mac), here and in the pages that are listened to. In a field that holds what is
 * not settled yet, undo stays the browser's.
 */
export const useHistoryKeys = (actions: KeyActions): ((page: Window) => void) => {
  const latest = useRef(actions)
  latest.current = actions
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const action = (event.ctrlKey || event.metaKey) && !event.altKey ? actionOf(event) : null
    if (!action || (action !== 'save' && isTyping(event.target))) return
    event.preventDefault()
    if (action !== 'save') return latest.current[action]()
    settleField()
    // The field that is left applies its value first, and what is saved then is the theme with it.
    setTimeout(() => latest.current.save())
  }, [])
  const listen = useCallback((page: Window) => page.addEventListener('keydown', onKeyDown), [onKeyDown])
  useEffect(() => {
    listen(window)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [listen, onKeyDown])
  return listen
}

const actionOf = ({ key, shiftKey }: KeyboardEvent) => {
  const name = key.toLowerCase()
  if (name === 's') return 'save'
  if (name === 'y') return 'redo'
  return name === 'z' ? (shiftKey ? 'redo' : 'undo') : null
}

/** Pages in frames have classes of their own: what a field is, its name says. */
const isTyping = (target: EventTarget | null) => {
  const { tagName, type, value, dataset, isContentEditable } = target as HTMLInputElement
  if (isContentEditable) return true
  return (tagName === 'TEXTAREA' || (tagName === 'INPUT' && type === 'text')) && dataset.settled !== value
}

const settleField = () => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus()
}
