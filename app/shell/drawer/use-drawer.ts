import { useEffect, useRef } from 'react'

/**
 * What a `details` needs to be a drawer: any click in the document closes it (its own summary's click has already been
 * answered by the browser), Escape closes it and gives the focus back, leaving it with the keyboard closes it (ORD-091).
 */
export const useDrawer = () => {
  const drawer = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = drawer.current
    if (!details) return
    const summary = details.querySelector('summary')
    const close = () => {
      details.open = false
    }
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Node && summary?.contains(event.target))) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      summary?.focus()
    }
    const closeWithout = (focus: EventTarget | null) => {
      if (focus instanceof Node && !details.contains(focus)) close()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => closeWithout(relatedTarget)
    // Left before the scripts ran. A press on `summary` may leave the focus with the body.
    if (document.activeElement !== document.body) closeWithout(document.activeElement)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    details.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      details.removeEventListener('focusout', onLeave)
    }
  }, [])

  return drawer
}
