import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'

/** A new screen is read out and begins at its content; a changed query on the same screen leaves the focus alone. */
export const useFocusOnNewPage = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    document.getElementById('content')?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, hash])
}
