import { createPath, PrefetchPageLinks, useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** How long a pointer or the focus stays on a link before what it leads to is fetched, in ms. */
const HOVER_DELAY_MS = 100

/**
 * Has the router follow the links of the kit, which are plain anchors: one listener for the page instead of a routed
 * component for each of a hundred links. What a link leads to is fetched when somebody points at it.
 */
export const RoutedLinks = () => {
  const place = createPath(useLocation())
  const navigate = useLatest(useNavigate())
  const shown = useLatest(place)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event) : null
      if (!link) return
      event.preventDefault()
      const path = pathOf(link)
      navigate.current(path, {
        replace: path === shown.current,
        preventScrollReset: link.dataset.routed === 'keep-scroll',
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, shown])

  const target = usePointedAt(place)
  return target ? <PrefetchPageLinks key={target} page={target} /> : null
}

/** The address of the link that was pointed at, touched or focused last; none once the visitor is somewhere else. */
function usePointedAt(place: string) {
  const [pointed, setPointed] = useState({ from: '', path: '' })
  const shown = useLatest(place)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>
    const point = (event: Event) => {
      clearTimeout(waiting)
      const link = linkOf(event)
      if (link)
        waiting = setTimeout(() => setPointed({ from: shown.current, path: pathOf(link) }), HOVER_DELAY_MS)
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, point, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const sign of signs) document.removeEventListener(sign, point)
    }
  }, [shown])
  return pointed.from === place && pointed.path !== place ? pointed.path : null
}

/** Not one that opens a tab, saves the page or was answered by somebody nearer. */
const isPlainClick = ({ button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey)

/** A page in a look that is not public (`?look=`) goes on by loading pages whole: the server keeps them in it. */
const isInLook = () => new URLSearchParams(location.search).has('look')

function linkOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element) || isInLook()) return null
  const link = target.closest<HTMLAnchorElement>('a[data-routed]')
  return link && !leavesSandbox(link) ? link : null
}

/** A draft that was shared is a copy of its venue, whose own links name the venue: the server leads them back when the page is loaded whole. */
const leavesSandbox = ({ pathname }: HTMLAnchorElement) =>
  location.pathname.includes('/sandbox-') && !pathname.includes('/sandbox-')

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
