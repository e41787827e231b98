import { type RefObject, useEffect } from 'react'

/** What gets the focus is scrolled clear of a bar that stays at the lower edge, as high as the bar is now (WCAG 2.4.11). */
export function useRoomForBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar
    if (!current || typeof ResizeObserver === 'undefined') return
    const page = document.documentElement.style
    const measure = () => {
      page.scrollPaddingBlockEnd = isAtLowerEdge(current) ? `${current.offsetHeight}px` : ''
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(current)
    window.addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', measure)
      page.scrollPaddingBlockEnd = ''
    }
  }, [bar])
}

function isAtLowerEdge(bar: HTMLElement): boolean {
  const { position, insetBlockEnd } = getComputedStyle(bar)
  return position === 'sticky' && insetBlockEnd !== 'auto'
}
