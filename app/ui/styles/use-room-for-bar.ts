import { type RefObject, useEffect } from 'react'

/**
 * What gets the focus is scrolled clear of a bar that stays at the lower edge, as high as the bar is now (WCAG 2.4.11). One that takes
 * more than half of the window, because letters are large, is told so by `data-tall`: its style lets it stand where it is.
 */
export function useRoomForBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar
    if (!current || typeof ResizeObserver === 'undefined') return
    const page = document.documentElement.style
    const measure = () => {
      if (!current.querySelector('[data-open]'))
        current.toggleAttribute('data-tall', current.offsetHeight > window.innerHeight / 2)
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
