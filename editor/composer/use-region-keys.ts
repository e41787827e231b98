import { useCallback, useEffect } from 'react'

/** The parts of the screen in their order; each that is shown can take the focus. */
const REGIONS = '[data-region]:not([hidden])'

/** F6 goes on to the next part of the screen and Shift+F6 back, here and in the pages that are listened to. */
export const useRegionKeys = (): ((page: Window) => void) => {
  const listen = useCallback((page: Window) => page.addEventListener('keydown', onKeyDown), [])
  useEffect(() => {
    listen(window)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [listen])
  return listen
}

const onKeyDown = (event: KeyboardEvent) => {
  if (event.key !== 'F6') return
  event.preventDefault()
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)]
  // Of a page in a frame its frame is what has the focus here.
  const present = regions.findIndex(region => region.contains(document.activeElement))
  const next = event.shiftKey ? Math.max(present, 0) - 1 : present + 1
  regions.at(next % regions.length)?.focus()
}
