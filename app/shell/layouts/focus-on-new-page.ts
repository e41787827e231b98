import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'

/** A new screen is read out and begins at its content, or at the place its address names; a changed query on the same screen leaves the focus alone. */
export const useFocusOnNewPage = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const place = document.getElementById(hash.slice(1)) ?? document.getElementById('content')
    place?.focus({ preventScroll: true })
    announce(document.title)
  }, [pathname, hash])
}
