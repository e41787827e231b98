import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'

/**
 * A new screen is read out and begins at its heading, or at the place its address names: also one that a form led to which
 * keeps the scroll for answers on its own page. Going back leads to where the page was left; a changed query on the same
 * screen leaves focus and scroll alone.
 */
export const useFocusOnNewPage = () => {
  const { pathname, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const place = document.getElementById(hash.slice(1))
    if (!place && !isReturn) window.scrollTo(0, 0)
    const start = place ?? headingOf(document.getElementById('content'))
    start?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, hash, isReturn])
}

/** The heading of a page, made ready for the focus; without one the page itself. */
function headingOf(content: HTMLElement | null): HTMLElement | null {
  const heading = content?.querySelector<HTMLElement>('h1') ?? content
  heading?.setAttribute('tabindex', '-1')
  return heading
}
